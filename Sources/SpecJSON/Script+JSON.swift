package import SpecModel

extension Script {
  /// Writes the script as members of an open object, in the wire's canonical form.
  package func writeMembers(to json: inout JSONWriter) {
    json.member("case", caseID)
    json.member("profile", profile)
    json.key("given")
    given.write(to: &json)
    json.key("messages")
    json.messages(messages)
    json.member("actions", actions) { $1.write(to: &$0) }
  }

  /// Reads the script from the members of an object in the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    self.init(
      caseID: try json.optional("case")?.string() ?? "",
      profile: try json.member("profile").string(),
      given: try json.optional("given").map { given throws(JSONError) in try Given(given) }
        ?? Given(),
      messages: try json.optional("messages")?.messages() ?? [],
      actions: try json.member("actions").array(Action.init))
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
