import SpecModel

/// The list of all case ids that a suite has or had: `ledger.txt`.
///
///     # Comments are at the top.
///     stack/last-in-first-out/two-waiting
///     - stack/order/two  # too long, replaced by stack/last-in-first-out/two-waiting
///
/// Ids are permanent: a listed id stays, or is retired with a reason and never comes back.
package struct CaseLedger: Sendable {
  /// The file as read.
  package let source: SourceFile
  /// The comments at the top, line by line.
  private(set) var preamble: [String] = []
  /// The entries, in the order of the file.
  private(set) var entries: [Entry] = []
  /// The mistakes in individual lines.
  private(set) var mistakes: [Diagnostic] = []

  /// The name of the file in a suite's directory.
  package static let fileName = "ledger.txt"

  /// A listed id.
  struct Entry: Sendable {
    let id: String
    /// Why it is retired; `nil` if it is not.
    var reason: String?
    /// The location of the id.
    let location: SourceLocation

    var isRetired: Bool { reason != nil }
    /// The line for the entry.
    var text: String { reason.map { "- \(id)  # \($0)" } ?? id }
  }

  /// Reads a ledger; mistakes in it are part of its ``diagnostics(for:)``.
  package init(_ source: SourceFile) {
    self.source = source
    let lines = String(decoding: source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    var places: [Substring: SourceLocation] = [:]
    for (index, line) in lines.enumerated() {
      let start = SourceLocation(file: source.path, line: index + 1, column: 1)
      read(line, at: start, places: &places)
    }
  }

  /// Reads one line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The location of its beginning.
  ///   - places: The locations of the ids so far.
  private mutating func read(
    _ line: Substring, at start: SourceLocation, places: inout [Substring: SourceLocation]
  ) {
    let text = line.trimmed
    guard !text.isEmpty else { return }
    if text.first == "#" {
      if entries.isEmpty {
        preamble.append(String(text))
      } else {
        report(.lateComment, at: start, length: line.unicodeScalars.count)
      }
      return
    }
    let isRetired = text.hasPrefix("- ")
    let parts = text.dropFirst(isRetired ? 2 : 0)
      .split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let id = (parts.first ?? "").trimmed
    guard CaseLedger.isCaseID(id) else {
      report(.noID(String(text)), at: start, length: line.unicodeScalars.count)
      return
    }
    let column = line[..<id.startIndex].unicodeScalars.count
    let place = SourceLocation(file: start.file, line: start.line, column: column + 1)
    let length = id.unicodeScalars.count
    let reason = parts.dropFirst().first?.trimmed ?? ""
    if isRetired, reason.isEmpty { report(.retiredWithoutReason, at: place, length: length) }
    if !isRetired, !reason.isEmpty { report(.reasonForListed, at: place, length: length) }
    if let first = places[id] {
      mistakes.append(
        Diagnostic(.duplicateEntry(String(id)), at: .span(place, length: length)))
      mistakes[mistakes.count - 1].notes = [
        Diagnostic.Note(message: "it is here, too", place: .span(first, length: length))
      ]
      return
    }
    places[id] = place
    if let last = entries.last, id.utf8.lexicographicallyPrecedes(last.id.utf8) {
      report(.unsorted(after: last.id), at: place, length: length)
    }
    entries.append(
      Entry(id: String(id), reason: isRetired ? String(reason) : nil, location: place))
  }

  private mutating func report(
    _ mistake: LedgerMistake, at location: SourceLocation, length: Int
  ) {
    mistakes.append(Diagnostic(.ledger(mistake), at: .span(location, length: length)))
  }

  /// Adds entries, and sorts all of them by their ids.
  mutating func merge(_ new: [Entry]) {
    entries = (entries + new).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// Tells whether a text consists of ids separated by slashes, as the ids of cases do.
  private static func isCaseID(_ text: Substring) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2
      && parts.allSatisfy { part in
        Array(part.utf8).withUnsafeBufferPointer { Identifier.plain.matches($0) }
      }
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return self[...last].drop(while: isSpace)
  }
}
