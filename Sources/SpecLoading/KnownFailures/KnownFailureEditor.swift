package import SpecModel

/// Edits the text of a list of known failures only where its entries change, so that comments,
/// order and layout are kept.
package struct KnownFailureEditor {
  private let places: [ListedEntry]
  private let file: SourceFile

  /// Creates an editor of a list that has been loaded.
  ///
  /// - Returns: `nil` if the list has errors.
  package init?(_ loaded: LoadedKnownFailures) {
    guard loaded.entries != nil, let source = loaded.source else { return nil }
    places = loaded.places
    file = source
  }

  /// Replaces entries with others.
  ///
  /// - Parameter successors: The replacements of each entry: itself, nothing, or entries that
  ///   differ from it only in their `cases` and `profile`.
  /// - Returns: The new text; `nil` if the layout of the file does not allow the edit.
  package func text(with successors: [[KnownFailure]]) -> String? {
    precondition(successors.count == places.count, "every entry has successors, if only none")
    guard let blocks = blocks() else { return nil }
    let lines = self.lines
    var result: [Substring] = []
    var next = 0
    for (index, block) in blocks.enumerated() {
      result += lines[next..<block.comments]
      next = block.end
      if successors[index] == [places[index].entry] {
        result += lines[block.comments..<block.end]
      } else if successors[index].isEmpty {
        while next < lines.count, lines[next].isBlank, result.last?.isBlank ?? false { next += 1 }
      } else {
        result += lines[block.comments..<block.start]
        for entry in successors[index] {
          guard let copy = copy(of: lines[block.start..<block.end], places[index], as: entry) else {
            return nil
          }
          result += copy
        }
      }
    }
    result += lines[next...]
    if successors.allSatisfy(\.isEmpty), let key = result.firstIndex(where: \.isBareListKey) {
      result[key] = Substring(YAMLValue.entry("known_failures", .list([])).bare)
    }
    let text = result.joined(separator: "\n")
    return says(text, successors.flatMap(\.self)) ? text : nil
  }

  private var lines: [Substring] {
    // Split by scalars, so that a carriage return before the line feed remains part of its line.
    String(decoding: file.bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The lines of an entry, counted from 0.
  private struct Block {
    /// The first line of the comments right above it.
    var comments: Int
    /// Its first line.
    var start: Int
    /// The line after its last.
    var end: Int
  }

  /// Finds the lines of each entry; `nil` if one does not begin with a dash on its own line.
  private func blocks() -> [Block]? {
    let lines = self.lines
    var blocks: [Block] = []
    for place in places {
      let start = place.entry.location.line - 1
      guard lines.indices.contains(start), start >= blocks.last?.end ?? 0 else { return nil }
      let before = lines[start].unicodeScalars.prefix(place.entry.location.column - 1)
      guard let dash = before.firstIndex(where: { $0 != " " }), before[dash] == "-",
        before[before.index(after: dash)...].allSatisfy({ $0 == " " })
      else { return nil }
      let indent = before.distance(from: before.startIndex, to: dash)
      var end = start + 1
      while end < lines.count,
        lines[end].isBlank || lines[end].isComment
          || lines[end].indentation > indent
      { end += 1 }
      while end > start + 1, lines[end - 1].isBlank || lines[end - 1].isComment { end -= 1 }
      var comments = start
      while comments > blocks.last?.end ?? 0, lines[comments - 1].isComment,
        lines[comments - 1].indentation > 0 || indent == 0
      { comments -= 1 }
      blocks.append(Block(comments: comments, start: start, end: end))
    }
    return blocks
  }

  /// Returns a copy of an entry's lines with other cases.
  private func copy(
    of lines: ArraySlice<Substring>, _ place: ListedEntry, as entry: KnownFailure
  ) -> [Substring]? {
    let index = place.subject.location.line - 1
    guard let length = place.subjectLength, lines.indices.contains(index) else { return nil }
    let scalars = Array(lines[index].unicodeScalars)
    let from = place.subject.location.column - 1
    let to = from + length
    guard to <= scalars.count else { return nil }
    var value =
      entry.subject == place.entry.subject
      ? String(String.UnicodeScalarView(scalars[from..<to])) : YAMLScalar.text(entry.subject.id)
    if let profile = entry.profile, place.entry.profile == nil {
      let indent = String(repeating: " ", count: place.entry.location.column - 1)
      value += place.isFlow ? ", " : "\n" + indent
      value += YAMLValue.entry("profile", .string(profile)).bare
    }
    let start = lines.startIndex
    var lines = Array(lines)
    var line = String.UnicodeScalarView(scalars[..<from])
    line.append(contentsOf: value.unicodeScalars)
    line.append(contentsOf: scalars[to...])
    lines[index - start] = Substring(String(line))
    return lines
  }

  /// Tells whether a text contains exactly these entries.
  private func says(_ text: String, _ entries: [KnownFailure]) -> Bool {
    func unplaced(_ entries: [KnownFailure]?) -> [KnownFailure]? {
      entries?.map { entry in
        var entry = entry
        entry.location = SourceLocation(file: "", line: 1, column: 1)
        return entry
      }
    }
    let loaded = KnownFailureLoader.load(SourceFile(file.path, bytes: Array(text.utf8)))
    return unplaced(loaded.entries) == unplaced(entries)
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\r" } }
  fileprivate var isComment: Bool { first { $0 != " " } == "#" }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  /// Whether the line is only the key of the list of entries.
  fileprivate var isBareListKey: Bool {
    let key = "known_failures:"
    return hasPrefix(key)
      && (dropFirst(key.count).isBlank || dropFirst(key.count).drop { $0 == " " }.isComment)
  }
}
