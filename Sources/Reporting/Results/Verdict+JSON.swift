import Conformance
import EngineKit
import SpecJSON
import SpecModel

extension Verdict {
  /// Writes the details of the verdict as members of a case's line.
  func writeDetails(to json: inout JSONWriter) {
    switch self {
    case .passed: break
    case .failed, .errored: misbehavior?.write(to: &json)
    case .knownFailure(let entry, let misbehavior):
      misbehavior.write(to: &json)
      json.key("known")
      entry.write(to: &json)
    case .unexpectedPass(let entry):
      json.key("known")
      entry.write(to: &json)
    case .skipped(let reason):
      json.key("skip")
      reason.write(to: &json)
    }
  }

  /// Reads a verdict from a case's line.
  init(_ json: JSONReader) throws(JSONError) {
    switch try json.member("verdict").oneOf(Kind.self) {
    case .passed: self = .passed
    case .failed: self = .failed(try StepFailure(try json.member("failure")))
    case .errored: self = .errored(try EngineFailure(try json.member("error")))
    case .knownFailure:
      self = .knownFailure(
        try KnownFailure(try json.member("known")),
        json.optional("failure") != nil
          ? .failed(try StepFailure(try json.member("failure")))
          : .errored(try EngineFailure(try json.member("error"))))
    case .unexpectedPass: self = .unexpectedPass(try KnownFailure(try json.member("known")))
    case .skipped: self = .skipped(try SkipReason(try json.member("skip")))
    }
  }
}

extension Misbehavior {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .failed(let failure):
      json.key("failure")
      failure.write(to: &json)
    case .errored(let failure):
      json.key("error")
      json.object { json in
        json.member("kind", failure.kind.rawValue)
        json.member("message", failure.message)
        json.member("action", failure.action)
      }
    }
  }
}

extension EngineFailure {
  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      kind: try json.member("kind").oneOf(Kind.self),
      message: try json.member("message").string(),
      action: try json.optional("action")?.integer())
  }
}

extension SkipReason {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
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
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
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
      self = .notApplicable(
        rule: try json.member("rule").string(), reason: try json.member("reason").string())
    case "needs_not_applicable":
      self = .needsNotApplicable(rule: try json.member("rule").string())
    case "binds_core": self = .bindsCore(rule: try json.member("rule").string())
    case "unsupported": self = .unsupported(try json.member("reason").string())
    case "not_judged": self = .notJudged(try json.member("reason").string())
    case let other: throw kind.error("`\(other)` is not a reason to skip a case")
    }
  }
}
