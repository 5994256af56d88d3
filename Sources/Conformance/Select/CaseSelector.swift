package import SpecModel

/// A selector of cases: an id, also one from before a case was moved, a file's or folder's id or path, a
/// glob, or a line in a file.
package struct CaseSelector: Hashable, Sendable {
  private let text: String

  /// Creates a selector from a user's text.
  package init(_ text: String) {
    self.text = text
  }

  /// Returns the indices of the cases that it selects in a file; empty if it selects none.
  package func indices(in file: CaseFile) -> [Int] {
    if let place = lineInFile { return indices(at: place, in: file) }
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    if trimmed.contains(where: { $0 == "*" || $0 == "?" }) {
      let glob = Glob(trimmed)
      return file.cases.indices.filter { glob.matches(file.cases[$0].id) }
    }
    if Self.isFile(file.location.file, below: trimmed) { return Array(file.cases.indices) }
    let folder = trimmed + "/"
    return file.cases.indices.filter {
      file.cases[$0].id == trimmed || file.cases[$0].id.hasPrefix(folder)
        || file.cases[$0].formerIDs.contains(trimmed)
    }
  }

  /// The location of a file's first case if the selector is a line before it, or of its last case if
  /// the file has fewer lines; otherwise `nil`.
  package func nearestPlace(in file: CaseFile) -> String? {
    guard let place = lineInFile, let line = place.line,
      Self.isSamePath(file.location.file, place.path)
    else { return nil }
    let lines = file.cases.map(\.location.line)
    guard let first = lines.min(), let last = lines.max() else { return nil }
    if line < first { return "\(place.path):\(first)" }
    return Self.isBeyondEnd(line, of: file) ? "\(place.path):\(last)" : nil
  }

  /// The path and the line if the selector reads `path:line` or `path.yaml`; otherwise `nil`.
  private var lineInFile: (path: String, line: Int?)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 2, parts[0].hasSuffix(".yaml"), let line = Int(parts[1]) {
      return (String(parts[0]), line)
    }
    return text.hasSuffix(".yaml") ? (text, nil) : nil
  }

  /// The text without the ending of a file and the line in it.
  var pathWithoutLine: String {
    let path = lineInFile?.path ?? text
    return path.hasSuffix(".yaml") ? String(path.dropLast(".yaml".count)) : path
  }

  private static func isBeyondEnd(_ line: Int, of file: CaseFile) -> Bool {
    file.lineCount.map { line > $0 } ?? false
  }

  /// Returns the cases that start last before the line, none beyond the end of the file; without a
  /// line, all cases.
  private func indices(at place: (path: String, line: Int?), in file: CaseFile) -> [Int] {
    guard Self.isSamePath(file.location.file, place.path) else { return [] }
    let indices = Array(file.cases.indices)
    guard let line = place.line else { return indices }
    if Self.isBeyondEnd(line, of: file) { return [] }
    let lines = file.cases.map(\.location.line)
    guard let start = lines.filter({ $0 <= line }).max() else { return [] }
    return indices.filter { lines[$0] == start }
  }

  /// Tells whether a file is below the path of a folder, such as `Specs/stack`; a single word is an
  /// id.
  private static func isFile(_ path: String, below folder: String) -> Bool {
    let (parts, folders) = (components(of: folder), components(of: path).dropLast())
    guard parts.count > 1 else { return false }
    // Either path may begin further up: compare where both have something.
    return folders.indices.contains { end in
      let above = folders[...end]
      let count = min(above.count, parts.count)
      return count > 1 && above.suffix(count) == parts.suffix(count)
    }
  }

  /// Tells whether two paths may refer to the same file: one ends with the components of the other.
  private static func isSamePath(_ one: String, _ other: String) -> Bool {
    let (left, right) = (components(of: one), components(of: other))
    let count = min(left.count, right.count)
    return left.suffix(count) == right.suffix(count)
  }

  private static func components(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
