package import SpecJSON
package import SpecModel

/// The reply of an engine process to a request.
package struct WireReply: Hashable, Sendable {
  /// The id of the request.
  package var id: Int
  /// How the script ended; whatever failed, a reply can only call it an error of the engine's own.
  package var ending: ScriptOutcome.Ending

  package init(id: Int, ending: ScriptOutcome.Ending) {
    self.id = id
    self.ending = ending
  }

  /// Writes the reply, without a line break.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      switch ending {
      case .completed(let transcript):
        json.member("observations", transcript)
      case .failed(let failure):
        json.object("error") { json in
          json.member("action", failure.action)
          json.member("message", failure.message)
        }
      case .unsupported(let reason):
        json.member("unsupported", reason)
      }
    }
  }

  /// Reads a reply.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - words: The words of the suite; `nil` if all are built in.
  /// - Throws: `WireError`, with the id if there is one.
  package init(
    line: ArraySlice<UInt8>, words: SuiteWords? = nil
  ) throws(WireError) {
    let json = try WireError.object(in: line, as: "the reply", words: words)
    id = try WireError.id(of: json, in: "the reply")
    do throws(JSONError) {
      ending = try ScriptOutcome.Ending(reply: json)
    } catch {
      throw WireError(
        "the reply is not valid: \(error)", id: id, action: Self.invalidList(of: json))
    }
  }

  /// Reads a reply from any bytes, which are copied; the parameters are the same.
  package init(
    line: some Collection<UInt8>, words: SuiteWords? = nil
  ) throws(WireError) {
    try self.init(line: Array(line)[...], words: words)
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

extension ScriptOutcome.Ending {
  fileprivate init(reply json: JSONReader) throws(JSONError) {
    let observations = json.optional("observations")
    let error = json.optional("error")
    let unsupported = json.optional("unsupported")
    switch (observations, error, unsupported) {
    case (let lists?, nil, nil):
      self = .completed(try Transcript(lists))
    case (nil, let error?, nil):
      let action = try error.optional("action")?.integer()
      let message = try error.member("message").string()
      self = .failed(EngineFailure(kind: .error, message: message, action: action))
    case (nil, nil, let reason?):
      self = .unsupported(reason: try reason.string())
    case (nil, nil, nil):
      throw JSONError("it has none of `observations`, `error` and `unsupported`")
    default:
      throw JSONError("it has more than one of `observations`, `error` and `unsupported`")
    }
  }
}
