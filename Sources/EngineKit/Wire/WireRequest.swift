package import SpecJSON
package import SpecModel

/// What the harness asks of an engine process: to go through one script, afresh.
package struct WireRequest: Hashable, Sendable {
  /// The id that the reply must carry.
  package var id: Int
  /// What the engine goes through.
  package var script: Script

  package init(id: Int, script: Script) {
    self.id = id
    self.script = script
  }

  /// Writes the request, without a line break.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("case", script.caseID)
      json.member("profile", script.profile)
      json.key("given")
      script.given.write(to: &json)
      json.key("messages")
      json.object { json in
        for message in script.messages {
          json.key(message.name)
          message.write(to: &json)
        }
      }
      json.key("actions")
      json.array(script.actions) { $1.write(to: &$0) }
    }
  }

  /// Reads a request.
  ///
  /// - Parameter line: The line, without its line break.
  /// - Throws: `WireError`, with the id where there is one.
  package init(line: some Collection<UInt8>) throws(WireError) {
    let json = try WireError.object(in: line, as: "the request")
    id = try WireError.id(of: json, in: "the request")
    do throws(JSONError) {
      script = Script(
        caseID: try json.optional("case")?.string() ?? "",
        profile: try json.member("profile").string(),
        given: try json.optional("given").map { given throws(JSONError) in try Given(given) }
          ?? Given(),
        messages: try json.optional("messages")?.messages() ?? [],
        actions: try json.member("actions").array(Action.init))
    } catch {
      throw WireError("the request is not valid: \(error)", id: id)
    }
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
