package import Conformance
package import SpecJSON

extension Diagnosis {
  /// Writes the diagnosis for the footer of results.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("causes", causes) { $1.write(to: &$0) }
      if unexamined > 0 { json.member("unexamined", unexamined) }
    }
  }

  /// Reads a diagnosis.
  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      causes: try json.member("causes").array(Cause.init),
      unexamined: try json.optional("unexamined")?.count() ?? 0)
  }
}

extension Cause {
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

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch finding {
      case .faults(let faults):
        json.member("cause", Sort.fault.rawValue)
        json.member("faults", faults) { $1.write(to: &$0) }
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
        json.member("kind", kind.rawValue)
        json.member("because", because)
      case .brokenConvention(let broken):
        json.member("cause", Sort.brokenConvention.rawValue)
        broken.writeMembers(to: &json)
      }
      json.member("actions", actions)
      json.member("cases", cases)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let finding: Finding =
      switch try json.member("cause").oneOf(Sort.self) {
      case .fault: .faults(try json.member("faults").array(Fault.init))
      case .mistake: .faults(try json.member("mistakes").array(Fault.init))
      case .clause:
        .clause(
          try json.member("clause").string(), because: try json.member("because").string())
      case .rule: .rule(try json.member("rule").string())
      case .difference: .difference(try json.member("because").string())
      case .convention: .convention
      case .trouble:
        .trouble(
          try json.member("kind").string(), saying: try json.optional("because")?.string() ?? "")
      case .passesAlone: .passesAlone
      case .misreport:
        .misreport(
          try json.member("kind").oneOf(Misreport.self),
          because: try json.member("because").string())
      case .brokenConvention: .brokenConvention(try BrokenConvention(json))
      }
    self.init(
      finding, cases: try json.member("cases").strings(),
      actions: try json.member("actions").count())
  }
}

extension BrokenConvention {
  /// Writes the convention as an object.
  package func write(to json: inout JSONWriter) {
    json.object { writeMembers(to: &$0) }
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("convention", id.rawValue)
    json.member("seen", seen)
    json.member("advice", advice)
    json.member("command", command)
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("convention").oneOf(ConventionID.self),
      seen: try json.member("seen").string(), advice: try json.member("advice").string(),
      command: try json.member("command").string())
  }
}

extension Cause.Fault {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("clause", clause)
      json.member("summary", summary)
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      id: try json.member("id").string(), clause: try json.member("clause").string(),
      summary: try json.member("summary").string())
  }
}
