package import Conformance
package import SpecJSON

extension Diagnosis: JSONDescribed {
  package init(_ diagnosis: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      causes: try json.required("causes", diagnosis?.causes),
      unexamined: try json.optional("unexamined", diagnosis?.unexamined, or: 0))
  }
}

extension Cause: JSONDescribed {
  package init(_ cause: Self?, _ json: inout JSONMembers) throws(JSONError) {
    let finding = try json.part(cause?.finding)
    let actions = try json.required("actions", cause?.actions)
    self.init(finding, cases: try json.required("cases", cause?.cases), actions: actions)
  }
}

extension Cause.Finding: JSONObject {
  /// The kinds of cause, as `cause` spells them.
  private enum Sort: String, CaseIterable {
    case fault
    /// What results of earlier versions call a fault.
    case mistake
    case clause
    case rule
    case difference
    case convention
    case trouble
    case passesAlone = "passes_alone"
    case misreport
    case brokenConvention = "broken_convention"
  }

  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .faults(let faults):
      json.member("cause", Sort.fault.rawValue)
      json.member("faults", faults)
    case .clause(let id, let because):
      json.member("cause", Sort.clause.rawValue)
      json.member("clause", id)
      json.member("because", because)
    case .rule(let id):
      json.member("cause", Sort.rule.rawValue)
      json.member("rule", id)
    case .difference(let words):
      json.member("cause", Sort.difference.rawValue)
      json.member("because", words)
    case .convention: json.member("cause", Sort.convention.rawValue)
    case .trouble(let kind, let text):
      json.member("cause", Sort.trouble.rawValue)
      json.member("kind", kind)
      json.nonEmpty("because", text)
    case .passesAlone: json.member("cause", Sort.passesAlone.rawValue)
    case .misreport(let kind, let because):
      json.member("cause", Sort.misreport.rawValue)
      json.member("kind", kind)
      json.member("because", because)
    case .brokenConvention(let broken):
      json.member("cause", Sort.brokenConvention.rawValue)
      broken.writeMembers(to: &json)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    self =
      switch try json.member("cause").oneOf(Sort.self) {
      case .fault: .faults(try json.required("faults"))
      case .mistake: .faults(try json.required("mistakes"))
      case .clause: .clause(try json.required("clause"), because: try json.required("because"))
      case .rule: .rule(try json.required("rule"))
      case .difference: .difference(try json.required("because"))
      case .convention: .convention
      case .trouble:
        .trouble(try json.required("kind"), saying: try json.optional("because", or: ""))
      case .passesAlone: .passesAlone
      case .misreport:
        .misreport(try json.required("kind"), because: try json.required("because"))
      case .brokenConvention: .brokenConvention(try BrokenConvention(json))
      }
  }
}

extension BrokenConvention: JSONDescribed {
  package init(_ broken: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("convention", broken?.id),
      seen: try json.required("seen", broken?.seen),
      advice: try json.required("advice", broken?.advice),
      command: try json.required("command", broken?.command))
  }
}

extension Cause.Fault: JSONDescribed {
  package init(_ fault: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", fault?.id), clause: try json.required("clause", fault?.clause),
      summary: try json.required("summary", fault?.summary))
  }
}

extension Cause.Misreport: JSONCodable {}
extension ConventionID: JSONCodable {}
