package import SpecModel

extension Chapter: JSONDescribed {
  package init(_ chapter: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", chapter?.id), title: try json.required("title", chapter?.title),
      about: try json.optional("about", chapter?.about, or: ""),
      rules: try json.required("rules", chapter?.rules))
  }
}

extension Rule: JSONDescribed {
  package init(_ rule: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", rule?.id), title: try json.required("title", rule?.title),
      layer: try json.required("layer", rule?.layer),
      profiles: try json.required("profiles", rule?.profiles),
      statement: try json.required("statement", rule?.statement),
      about: try json.optional("about", rule?.about, or: ""),
      reason: try Reason(ofRule: rule?.reason, &json),
      types: try json.optional("types", rule?.types, or: []),
      clauses: try json.optional("clauses", rule?.clauses, or: []),
      untestable: try json.optional("untestable", rule?.untestable),
      citations: try json.required("documents", rule?.citations),
      reading: try json.optional("reading", rule?.reading),
      location: try json.required("at", rule?.location))
  }
}

extension Rule.Reason {
  fileprivate init?(
    ofRule reason: Self?, _ json: inout JSONMembers
  ) throws(JSONError) {
    let discard: String? = if case .discard(let reason)? = reason { reason.rawValue } else { nil }
    let reenqueue: String? =
      if case .reenqueue(let reason)? = reason { reason.rawValue } else { nil }
    if let reason = try json.optional("discard", discard) {
      self = .discard(DiscardReason(rawValue: reason))
    } else if let reason = try json.optional("reenqueue", reenqueue) {
      self = .reenqueue(ReenqueueReason(rawValue: reason))
    } else {
      return nil
    }
  }
}

extension Clause: JSONDescribed {
  package init(_ clause: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      id: try json.required("id", clause?.id), text: try json.required("text", clause?.text),
      because: try Because(ofClause: clause?.because, &json),
      citations: try json.required("documents", clause?.citations),
      location: try json.required("at", clause?.location))
  }
}

extension Because {
  fileprivate init?(
    ofClause because: Self?, _ json: inout JSONMembers
  ) throws(JSONError) {
    guard let text = try json.optional("because", because?.text) else { return nil }
    self.init(text, try json.optional("weight", because?.weight, or: .routine))
  }
}

extension Citation: JSONDescribed {
  package init(_ citation: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      document: try json.required("document", citation?.document),
      stance: try json.required("says", citation?.stance),
      section: try json.optional("section", citation?.section),
      text: try json.optional("text", citation?.text))
  }
}

extension Rule.Layer: JSONCodable {}
extension Message.Kind: JSONCodable {}
extension Because.Weight: JSONCodable {}
extension Citation.Stance: JSONCodable {}
