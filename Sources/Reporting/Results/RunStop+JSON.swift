import Conformance
import SpecJSON

extension RunStop {
  /// The kinds of reasons, as results spell them.
  private enum Sort: String, CaseIterable {
    case interrupted
    case maxFailures = "max_failures"
    case engineNotRun = "engine_not_run"
  }

  /// Writes why a run ended early.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch reason {
      case .interrupted: json.member("reason", Sort.interrupted.rawValue)
      case .failureLimit(let limit):
        json.member("reason", Sort.maxFailures.rawValue)
        json.member("limit", limit)
      case .engineNotRun(let lines):
        json.member("reason", Sort.engineNotRun.rawValue)
        json.member("lines", lines)
      }
      json.member("next", next)
    }
  }

  /// Reads why a run ended early.
  init(_ json: JSONReader) throws(JSONError) {
    let reason: Reason =
      switch try json.member("reason").oneOf(Sort.self) {
      case .interrupted: .interrupted
      case .maxFailures: .failureLimit(try json.member("limit").count())
      case .engineNotRun:
        .engineNotRun(
          try json.member("lines").array { line throws(JSONError) in try line.string() })
      }
    self.init(reason, next: try json.optional("next")?.string())
  }

  /// Why a run ended early, as a clause.
  var phrase: String {
    switch reason {
    case .interrupted: "the run was interrupted"
    case .failureLimit(let limit):
      "the run ended after \(limit == 1 ? "the first failure" : "\(limit) failures")"
    case .engineNotRun: "the engine could not be run"
    }
  }
}
