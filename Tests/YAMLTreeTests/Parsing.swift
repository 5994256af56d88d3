import Synchronization
import YAMLTree

/// Parses a text and returns its root, which stays valid as long as the tests run.
func parse(_ text: String, limits: YAMLLimits = .default) throws(YAMLErrors) -> YAMLNode {
  let document = try YAMLDocument(parsing: Array(text.utf8), limits: limits)
  let keeper = Keeper(document: document)
  kept.withLock { $0.append(keeper) }
  return document.root
}

/// The documents parsed so far, kept because nodes do not keep their document.
private let kept = Mutex<[Keeper]>([])

/// A document that is kept but never read, so any thread may have it.
private struct Keeper: @unchecked Sendable {
  let document: YAMLDocument
}

/// Every message of the parser about some bytes, as lines; none if it accepts them.
func complaints(about bytes: [UInt8], limits: YAMLLimits = .default) -> [String] {
  do {
    _ = try YAMLDocument(parsing: bytes, limits: limits)
    return []
  } catch {
    return error.errors.flatMap(\.lines)
  }
}

func complaints(about text: String, limits: YAMLLimits = .default) -> [String] {
  complaints(about: Array(text.utf8), limits: limits)
}

/// The places and codes of the mistakes in bytes, such as `1:1 empty`.
func codes(of bytes: [UInt8], limits: YAMLLimits = .default) -> [String] {
  do {
    _ = try YAMLDocument(parsing: bytes, limits: limits)
    return []
  } catch {
    return error.errors.map { "\($0.mark) \($0.code.rawValue)" }
  }
}

extension YAMLError {
  /// The mistake as a line, followed by a line for each note and one for the hint.
  var lines: [String] {
    let columns = length.map { "+\($0)" } ?? ""
    return ["\(mark)\(columns) \(code.rawValue): \(message)"]
      + notes.map { "note \($0.mark): \($0.message)" } + (hint.map { ["hint: \($0)"] } ?? [])
  }
}

extension YAMLNode {
  /// The tree below the node on one line, without places; texts are quoted unless plain.
  var outline: String {
    switch kind {
    case .scalar: isPlain ? text : text.debugDescription
    case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }

  /// The places of all scalars below the node, each with its length, such as `a@1:1+1`.
  var scalarPlaces: [String] {
    switch kind {
    case .scalar: ["\(text)@\(mark)" + (length.map { "+\($0)" } ?? "")]
    case .sequence: elements.flatMap(\.scalarPlaces)
    case .mapping: entries.flatMap { $0.key.scalarPlaces + $0.value.scalarPlaces }
    }
  }
}

/// A text in the shape of a case file.
let sample = """
  format: 1
  title: The newest waiting message comes first
  rules: [stack.last-in-first-out]
  about: |
    Markdown for the reader: – 😀.
  given: {minimum_interval: 0s}
  messages:
    first:  &m {type: modal, trigger: {custom_event: "opened\\tshop"}}
    second: *m
  cases:
    - id: two-waiting  # a comment
      title: 'Two messages'
      steps:
        - start_session: {deliver: [first, second]}
        - do: [enter_foreground, open_from_push]
          expect: [{displayed: second}]

  """
