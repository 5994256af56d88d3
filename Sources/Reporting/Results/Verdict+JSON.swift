package import Conformance
import EngineKit
package import SpecJSON
import SpecModel

extension Verdict.Kind: JSONCodable {}

extension Verdict {
  /// Writes the details of the verdict, which stand beside its kind among the members of a case's line.
  func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .passed: break
    case .failed, .errored: misbehavior?.writeMembers(to: &json)
    case .knownFailure(let entry, let misbehavior):
      misbehavior.writeMembers(to: &json)
      json.member("known", entry)
    case .unexpectedPass(let entry): json.member("known", entry)
    case .skipped(let reason): json.member("skip", reason)
    }
  }

  /// Reads the verdict of a case's line.
  init(_ json: JSONReader) throws(JSONError) {
    switch try json.member("verdict").oneOf(Kind.self) {
    case .passed: self = .passed
    case .failed: self = .failed(try json.required("failure"))
    case .errored: self = .errored(try json.required("error"))
    case .knownFailure: self = .knownFailure(try json.required("known"), try Misbehavior(json))
    case .unexpectedPass: self = .unexpectedPass(try json.required("known"))
    case .skipped: self = .skipped(try json.required("skip"))
    }
  }
}

extension Misbehavior {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .failed(let failure): json.member("failure", failure)
    case .errored(let failure): json.member("error", failure)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self =
      json.optional("failure") != nil
      ? .failed(try json.required("failure")) : .errored(try json.required("error"))
  }
}

extension EngineFailure: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.member("kind", kind.rawValue)
    json.member("message", message)
    json.member("action", action)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    self.init(
      kind: try json.member("kind").oneOf(Kind.self), message: try json.required("message"),
      action: try json.optional("action")?.integer())
  }
}

extension SkipReason: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .lacksActions(let kinds):
      json.member("kind", "lacks_actions")
      json.member("names", kinds.map(\.rawValue))
    case .lacksObservations(let kinds):
      json.member("kind", "lacks_observations")
      json.member("names", kinds.map(\.rawValue))
    case .notApplicable(let rule, let reason):
      json.member("kind", "not_applicable")
      json.member("rule", rule)
      json.member("reason", reason)
    case .needsNotApplicable(let rule):
      json.member("kind", "needs_not_applicable")
      json.member("rule", rule)
    case .bindsCore(let rule):
      json.member("kind", "binds_core")
      json.member("rule", rule)
    case .unsupported(let reason):
      json.member("kind", "unsupported")
      json.member("reason", reason)
    case .notJudged(let reason):
      json.member("kind", "not_judged")
      json.member("reason", reason)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    let kind = try json.member("kind")
    switch try kind.string() {
    case "lacks_actions":
      self = .lacksActions(
        try json.member("names").array { name throws(JSONError) in
          try name.oneOf(Action.Kind.self)
        })
    case "lacks_observations":
      self = .lacksObservations(
        try json.member("names").array { name throws(JSONError) in
          try name.oneOf(Observation.Kind.self)
        })
    case "not_applicable":
      self = .notApplicable(rule: try json.required("rule"), reason: try json.required("reason"))
    case "needs_not_applicable": self = .needsNotApplicable(rule: try json.required("rule"))
    case "binds_core": self = .bindsCore(rule: try json.required("rule"))
    case "unsupported": self = .unsupported(try json.required("reason"))
    case "not_judged": self = .notJudged(try json.required("reason"))
    case let other: throw kind.error("`\(other)` is not a reason to skip a case")
    }
  }
}
