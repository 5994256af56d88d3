package import SpecModel

extension SourceAccount: JSONDescribed {
  package init(_ account: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      document: try json.required("document", account?.document),
      sections: try json.required("sections", account?.sections))
  }
}

extension SourceAccount.Section: JSONDescribed {
  package init(_ section: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      heading: try json.optional("heading", section?.heading),
      sentences: try json.required("sentences", section?.sentences))
  }
}

extension SourceAccount.Sentence: JSONDescribed {
  package init(_ sentence: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(digest: try json.required("digest", sentence?.digest))
    says = try json.optional("says", sentence?.says)
    clauses = try json.optional("clauses", sentence?.clauses, or: [])
    questions = try json.optional("questions", sentence?.questions, or: [])
    none = try json.optional("none", sentence?.none)
  }
}

extension SourceAccount.Reason: JSONCodable {}
