package import Conformance
import Reporting
import SpecJSON
import SpecModel
import Wording

/// The results of an exploration as JSON.
package struct ExplorationJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes the results, with the causes as far as they are known, and the conventions of the
  /// protocol that the engine does not keep.
  package init(
    _ exploration: Exploration, why diagnosis: Diagnosis = Diagnosis(),
    breaking broken: [BrokenConvention] = []
  ) {
    var json = JSONWriter()
    json.object { json in
      json.member("scripts", exploration.scripts)
      json.member("explained", exploration.explained)
      json.member("found", exploration.found)
      json.member("breached", exploration.count(of: .breached))
      json.member("unexplained", exploration.count(of: .unexplained))
      if exploration.count(of: .changed) > 0 {
        json.member("changed", exploration.count(of: .changed))
      }
      json.member("failed", exploration.count(of: .failed))
      json.member("undecided", exploration.undecided)
      json.member("unsupported", exploration.unsupported)
      json.member("unjudged", exploration.unjudged)
      json.member("same", exploration.same)
      if exploration.isOfOwnWords {
        json.member("accepted", exploration.accepted)
        json.key("cases")
        exploration.opening.write(to: &json)
      }
      json.object("reached") { json in
        json.member("states", exploration.corpus.states)
        json.member("transitions", exploration.corpus.reached.count)
        json.member("by_cases", exploration.corpus.reachedByCases)
      }
      json.member("behaviors", exploration.groups) { json, group in
        guard let finding = group.findings.first else { return }
        json.object { json in
          json.member("count", group.count)
          json.member("kind", group.sort.rawValue)
          if let breach = finding.breach {
            json.member("clause", breach.clause)
            json.member("action", breach.action)
            json.member("because", breach.because)
            json.nonEmpty("also_broken", finding.alsoBroken) { json, breach in
              json.object { json in
                json.member("clause", breach.clause)
                json.member("because", breach.because)
              }
            }
          }
          json.nonEmpty("changed_answers", finding.departures) { json, answer in
            json.object { json in
              json.member("question", answer.question)
              json.member("answer", answer.answer)
            }
          }
          json.member("other_explained", finding.isOtherExplained)
          json.member("profile", finding.script.profile)
          json.member("rests_on", finding.restsOn)
          json.member("script", finding.yaml)
        }
      }
      json.nonEmpty("broken_conventions", broken)
      if !diagnosis.isEmpty {
        json.member("diagnosis", diagnosis)
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension OpeningCases {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("run", count)
      json.nonEmpty("failed", failed.map(\.planned.id))
      json.nonEmpty("failed_by_other", failedByOther)
    }
  }
}

extension Finding {
  /// The script as a case in YAML; its last step expects what is allowed.
  package var yaml: String { CaseYAML(asCase).text }
}
