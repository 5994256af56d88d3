package import SpecModel

/// A way to name cases: an id, a file's or folder's id, a glob, or a line in a file.
package struct CaseSelector: Hashable, Sendable {
  private let text: String

  /// Creates a selector from what a user wrote.
  package init(_ text: String) {
    self.text = text
  }

  /// Returns the indices of the cases that it names in a file; empty where it names none of them.
  package func indices(in file: CaseFile) -> [Int] {
    if let place = lineInFile { return indices(at: place, in: file) }
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    if trimmed.contains(where: { $0 == "*" || $0 == "?" }) {
      let glob = Glob(trimmed)
      return file.cases.indices.filter { glob.matches(file.cases[$0].id) }
    }
    let folder = trimmed + "/"
    return file.cases.indices.filter {
      file.cases[$0].id == trimmed || file.cases[$0].id.hasPrefix(folder)
    }
  }

  /// The path and the line, where it reads `path:line` or `path.yaml`.
  private var lineInFile: (path: String, line: Int?)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 2, parts[0].hasSuffix(".yaml"), let line = Int(parts[1]) {
      return (String(parts[0]), line)
    }
    return text.hasSuffix(".yaml") ? (text, nil) : nil
  }

  /// The cases that start last before the line; all of them without a line.
  private func indices(at place: (path: String, line: Int?), in file: CaseFile) -> [Int] {
    guard Self.isSamePath(file.location.file, place.path) else { return [] }
    let indices = Array(file.cases.indices)
    guard let line = place.line else { return indices }
    let lines = file.cases.map(\.location.line)
    guard let start = lines.filter({ $0 <= line }).max() else { return [] }
    return indices.filter { lines[$0] == start }
  }

  /// Tells whether two paths may name one file: one ends with the components of the other.
  private static func isSamePath(_ one: String, _ other: String) -> Bool {
    let left = one.split(separator: "/").filter { $0 != "." }
    let right = other.split(separator: "/").filter { $0 != "." }
    let count = min(left.count, right.count)
    return left.suffix(count) == right.suffix(count)
  }
}
