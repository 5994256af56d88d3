package import Conformance
package import EngineKit
import Reporting
import SpecJSON
import SpecModel
import Wording

/// An engine's answers to the open questions as JSON.
package struct CharacterizationJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// The number of unexplained scripts that are written in full.
  private static let shownScripts = 10

  /// Writes the conclusions about an engine.
  ///
  /// - Parameters:
  ///   - conclusion: The conclusions.
  ///   - manifest: The engine's manifest.
  ///   - broken: The conventions of the protocol that the engine does not keep.
  package init(
    _ conclusion: Inquiry.Conclusion, of manifest: EngineManifest,
    breaking broken: [BrokenConvention] = []
  ) {
    var json = JSONWriter()
    json.object { json in
      json.member("engine", ["name": manifest.name, "version": manifest.version])
      json.nonEmpty("broken_conventions", broken)
      json.object("scripts") { json in
        json.member("run", conclusion.scripts.total)
        json.member("explained", conclusion.scripts.explained)
        json.member("unexplained", conclusion.scripts.unexplained)
        json.member("undecided", conclusion.scripts.undecided)
        json.member("unexplained_scripts", conclusion.unexplained.prefix(Self.shownScripts)) {
          json, exhibit in
          json.object { json in
            json.member("script", CaseYAML(exhibit.item).text)
            json.member("observations", exhibit.transcript)
          }
        }
      }
      json.member("characteristics", conclusion.characteristics) { json, item in
        json.object { json in
          json.member("question", item.question.id)
          json.member("profile", item.profile)
          json.member("finding", item.finding.word)
          json.member("answer", item.answer)
          if item.answer != nil {
            json.member("is_default", item.isDefault)
          }
          if case .answer(_, let probe) = item.finding { json.member("probe", probe) }
          json.member("reason", item.finding.reason)
          json.nonEmpty("evidence", item.finding.evidence) { $1.write(to: &$0) }
          if case .fitsNone(let unknown) = item.finding {
            json.member("observed", unknown) { $1.write(to: &$0) }
          }
        }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension Characteristic.UnknownAnswer {
  /// Writes the probe with the observations of each action.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("probe", script.id)
      json.member("observations", transcript)
    }
  }
}

extension Characteristic.Evidence {
  /// Writes the script, as a case in YAML, with the observations of each action.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("answer", answer)
      json.member("script", CaseYAML(script).text)
      json.member("observations", transcript)
    }
  }
}

extension Characteristic.Finding {
  /// The scripts that show an answer.
  fileprivate var evidence: [Characteristic.Evidence] {
    switch self {
    case .shown(let evidence): [evidence]
    case .severalAnswers(let evidence): evidence
    default: []
    }
  }

  /// The kind of finding, in a word.
  fileprivate var word: String {
    switch self {
    case .answer: "answer"
    case .shown: "shown"
    case .severalAnswers: "several_answers"
    case .moot: "moot"
    case .playedByHarness: "played_by_harness"
    case .ruleNotApplicable: "not_applicable"
    case .cannotTell, .notShown, .noProbe: "cannot_tell"
    case .fitsNone: "fits_none"
    case .trouble: "trouble"
    }
  }

  /// The reason why there is no answer, or `nil` if there is one or only the observations can show
  /// it.
  var reason: String? {
    switch self {
    case .answer, .shown, .severalAnswers, .fitsNone: nil
    case .moot(let reason): reason
    case .playedByHarness: "The engine is only a presenter, and the harness plays the core."
    case .ruleNotApplicable(let rule, let reason):
      "\(SkipReason.notApplicable(rule: rule, reason: reason))."
    case .cannotTell(let reason): "It cannot be determined: \(reason)."
    case .noProbe: "Only the suite knows the question, and it has no probe in this profile."
    case .notShown: "No probe and no script shows an answer in this profile."
    case .trouble(let failure, let probe): "The engine failed in \(probe): \(failure.message)"
    }
  }
}
