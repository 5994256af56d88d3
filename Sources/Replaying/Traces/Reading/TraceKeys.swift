import SpecJSON
import SpecModel

/// The keys of a trace's header.
package enum TraceHeaderKey: String, CaseIterable, Sendable {
  case version = "iamspec_trace"
  case engine
  case profile
  case given
  case messages
  case unseen
  case unknown
  case note
}

/// The keys of a trace's lines, besides those of actions and observations.
package enum TraceLineKey: String, CaseIterable, Sendable {
  case at
  case `do`
  case saw
  case end
  case note
}

extension Action.Shape {
  /// The keys that belong to `do`.
  var keys: [String] {
    switch self {
    case .nothing, .word: []
    case .campaigns: ["deliver"]
    case .event(let key): [key.rawValue, "properties"]
    case .apiEvent: ["kind", "name"]
    case .orientation: ["to"]
    case .span: ["by"]
    case .message: ["message"]
    case .choice: ["choice", "choices"]
    case .assets: ["assets"]
    case .result: ["result", "after"]
    }
  }
}

extension Observation.Shape {
  /// The keys that belong to `saw`.
  var keys: [String] {
    switch self {
    case .message: ["message"]
    case .extras: ["message", "extras"]
    case .reason: ["message", "reason"]
    case .event: ["kind", "name"]
    case .asset: ["asset"]
    case .stack: ["messages"]
    case .word: []
    }
  }
}

extension JSONReader {
  /// Rejects members with other keys.
  ///
  /// - Parameters:
  ///   - known: The allowed keys.
  ///   - owner: The owner of the keys, for the message, such as `a header`.
  /// - Throws: `JSONError` about the first unknown key.
  func allow(_ known: [String], in owner: String) throws(JSONError) {
    for (key, value) in try members() where !known.contains(key) {
      let nearest = Suggestion.nearest(to: key, among: known)
      var error = JSONError(
        "`\(key)` is not a key of \(owner); "
          + (nearest.map { "did you mean `\($0)`?" }
            ?? "it may have \(known.map { "`\($0)`" }.joined(separator: ", "))"))
      error.place = value.offset
      throw error
    }
  }

  /// Returns the error for an unknown word.
  func unknown(_ word: String, _ what: String, known: [String]) -> JSONError {
    let nearest = Suggestion.nearest(to: word, among: known)
    let list = known.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    let more = known.count > 12 ? ", …" : ""
    var error = JSONError(
      "`\(word)` is not \(what); "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? (known.isEmpty ? "there is none" : "there are \(list)\(more)")))
    error.place = offset
    return error
  }
}
