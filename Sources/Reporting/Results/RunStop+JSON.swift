package import Conformance
package import SpecJSON

extension RunStop: JSONDescribed {
  package init(_ stop: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(try json.part(stop?.reason), next: try json.optional("next", stop?.next))
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

extension RunStop.Reason: JSONObject {
  /// The kinds of reasons, as results spell them.
  private enum Sort: String, CaseIterable {
    case interrupted
    case maxFailures = "max_failures"
    case engineNotRun = "engine_not_run"
  }

  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .interrupted: json.member("reason", Sort.interrupted.rawValue)
    case .failureLimit(let limit):
      json.member("reason", Sort.maxFailures.rawValue)
      json.member("limit", limit)
    case .engineNotRun(let lines):
      json.member("reason", Sort.engineNotRun.rawValue)
      json.member("lines", lines)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    self =
      switch try json.member("reason").oneOf(Sort.self) {
      case .interrupted: .interrupted
      case .maxFailures: .failureLimit(try json.required("limit"))
      case .engineNotRun: .engineNotRun(try json.required("lines"))
      }
  }
}
