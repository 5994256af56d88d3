package import SpecModel

/// A way to name cases: an id, a file's or folder's id, a glob, or a line in a file.
package struct CaseSelector: Hashable, Sendable {
  private let text: String

  /// Creates a selector from what a user wrote.
  package init(_ text: String) {
    self.text = text
  }

  /// Returns the ids of the cases that it names; empty where it names none.
  package func ids(in suite: Suite) -> [String] {
    if let place = lineInFile { return ids(at: place, in: suite) }
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    if trimmed.contains(where: { $0 == "*" || $0 == "?" }) {
      let glob = Glob(trimmed)
      return suite.cases.map(\.id).filter(glob.matches)
    }
    return suite.cases.map(\.id).filter { $0 == trimmed || $0.hasPrefix(trimmed + "/") }
  }

  /// The path and the line, where it reads `path:line` or `path.yaml`.
  private var lineInFile: (path: String, line: Int?)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 2, parts[0].hasSuffix(".yaml"), let line = Int(parts[1]) {
      return (String(parts[0]), line)
    }
    return text.hasSuffix(".yaml") ? (text, nil) : nil
  }

  /// The cases of the file that start last before the line; all of its cases without a line.
  private func ids(at place: (path: String, line: Int?), in suite: Suite) -> [String] {
    let files = suite.files.filter { Self.isSamePath($0.location.file, place.path) }
    let cases = files.flatMap(\.cases)
    guard let line = place.line else { return cases.map(\.id) }
    guard let start = cases.map(\.location.line).filter({ $0 <= line }).max() else { return [] }
    return cases.filter { $0.location.line == start }.map(\.id)
  }

  /// Tells whether two paths may name one file: one ends with the components of the other.
  private static func isSamePath(_ one: String, _ other: String) -> Bool {
    let left = one.split(separator: "/").filter { $0 != "." }
    let right = other.split(separator: "/").filter { $0 != "." }
    let count = min(left.count, right.count)
    return left.suffix(count) == right.suffix(count)
  }
}
