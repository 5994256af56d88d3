package import SpecJSON
package import SpecModel

/// The reply of an engine process to a request.
package struct WireReply: Hashable, Sendable {
  /// The id of the request.
  package var id: Int
  /// The answer.
  package var answer: Answer

  /// The three ways to answer.
  package enum Answer: Hashable, Sendable {
    /// The engine performed the script.
    case transcript(Transcript)
    /// The engine had an error of its own, in this action if it is known.
    case error(action: Int?, message: String)
    /// The engine does not support the script.
    case unsupported(reason: String)
  }

  package init(id: Int, answer: Answer) {
    self.id = id
    self.answer = answer
  }

  /// Writes the reply, without a line break.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      switch answer {
      case .transcript(let transcript):
        json.key("observations")
        transcript.write(to: &json)
      case .error(let action, let message):
        json.key("error")
        json.object { json in
          json.member("action", action)
          json.member("message", message)
        }
      case .unsupported(let reason):
        json.member("unsupported", reason)
      }
    }
  }

  /// Reads a reply.
  ///
  /// - Parameter line: The line, without its line break.
  /// - Throws: `WireError`, with the id if there is one.
  package init(line: some Collection<UInt8>) throws(WireError) {
    let json = try WireError.object(in: line, as: "the reply")
    id = try WireError.id(of: json, in: "the reply")
    do throws(JSONError) {
      answer = try Answer(json)
    } catch {
      throw WireError(
        "the reply is not valid: \(error)", id: id, action: Self.invalidList(of: json))
    }
  }

  /// The first list of observations that cannot be read, counted from 0.
  private static func invalidList(of json: JSONReader) -> Int? {
    guard var lists = try? json.optional("observations")?.elements() else { return nil }
    var index = 0
    while let list = lists.next() {
      if (try? list.array(Observation.init)) == nil { return index }
      index += 1
    }
    return nil
  }
}

extension WireReply.Answer {
  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let observations = json.optional("observations")
    let error = json.optional("error")
    let unsupported = json.optional("unsupported")
    switch (observations, error, unsupported) {
    case (let lists?, nil, nil):
      self = .transcript(try Transcript(lists))
    case (nil, let error?, nil):
      self = .error(
        action: try error.optional("action")?.integer(),
        message: try error.member("message").string())
    case (nil, nil, let reason?):
      self = .unsupported(reason: try reason.string())
    case (nil, nil, nil):
      throw JSONError("it has none of `observations`, `error` and `unsupported`")
    default:
      throw JSONError("it has more than one of `observations`, `error` and `unsupported`")
    }
  }
}
