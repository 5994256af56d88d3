package import SpecModel

extension Script {
  /// Writes the script as members of an open object, in the wire's canonical form.
  package func writeMembers(to json: inout JSONWriter) {
    var texts = RecentTexts()
    writeMembers(to: &json, &texts)
  }

  /// Writes the script after others, whose texts it may share.
  package func writeMembers(to json: inout JSONWriter, _ texts: inout RecentTexts) {
    json.member("case", caseID)
    json.member("profile", profile)
    json.key("given")
    json.raw(texts.text(of: given))
    json.object("messages") { json in
      for message in messages {
        json.key(message.name)
        json.raw(texts.text(of: message))
      }
    }
    json.member("actions", actions)
  }

  /// Reads the script from the members of an object in the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init(
      caseID: try json.optional("case", or: ""),
      profile: try json.required("profile"), given: try json.optional("given", or: Given()),
      messages: try json.optional("messages")?.messages() ?? [],
      actions: try json.required("actions"))
  }
}

extension JSONReader {
  fileprivate func messages() throws(JSONError) -> [Message] {
    guard sort == .object else { throw error("expected an object") }
    var messages: [Message] = []
    for (name, json) in try members() { messages.append(try Message(name: name, json)) }
    return messages
  }
}
