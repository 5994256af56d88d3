import Conformance
package import EngineKit
import SpecJSON
import SpecModel

/// How an engine answers the open questions, for machines.
package struct CharacterizationJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes what was found of an engine.
  package init(_ characteristics: [Characteristic], of manifest: EngineManifest) {
    var json = JSONWriter()
    json.object { json in
      json.key("engine")
      json.object { json in
        json.member("name", manifest.name)
        json.member("version", manifest.version)
      }
      json.key("characteristics")
      json.array(characteristics) { json, item in
        json.object { json in
          json.member("question", item.question.id)
          json.member("profile", item.profile)
          json.member("finding", item.finding.word)
          json.member("answer", item.answer)
          if item.answer != nil {
            json.key("is_default")
            json.boolean(item.isDefault)
          }
          if case .answer(_, let probe) = item.finding { json.member("probe", probe) }
          json.member("reason", item.finding.reason)
          if case .fitsNone(let unknown) = item.finding {
            json.key("observed")
            json.array(unknown) { $1.write(to: &$0) }
          }
        }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension Characteristic.UnknownAnswer {
  /// Writes the probe with what each step caused.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("probe", script.id)
      json.key("observations")
      json.array(transcript.observations) { json, list in
        json.array(list) { $1.write(to: &$0) }
      }
    }
  }
}

extension Characteristic.Finding {
  /// The finding in a word, for machines.
  fileprivate var word: String {
    switch self {
    case .answer: "answer"
    case .moot: "moot"
    case .playedByHarness: "played_by_harness"
    case .ruleNotApplicable: "not_applicable"
    case .cannotTell: "cannot_tell"
    case .fitsNone: "fits_none"
    case .trouble: "trouble"
    }
  }

  /// Why there is no answer; `nil` where there is one, or where only what the engine did can say.
  var reason: String? {
    switch self {
    case .answer, .fitsNone: nil
    case .moot(let reason): reason
    case .playedByHarness: "The engine is only a presenter, and the harness plays the core."
    case .ruleNotApplicable(let rule, let reason):
      "\(SkipReason.notApplicable(rule: rule, reason: reason))."
    case .cannotTell(let reason): "It cannot be told: \(reason)."
    case .trouble(let failure, let probe): "The engine failed in \(probe): \(failure.message)"
    }
  }
}
