import SpecModel

/// The list of all case ids that a suite has or had: `ledger.txt`.
///
///     # Comments are at the top.
///     stack/last-in-first-out/two-waiting
///     stack/order/two -> stack/last-in-first-out/two-waiting
///     - stack/order/three  # shows nothing that stack/last-in-first-out/two-waiting does not show
///
/// Ids are permanent: a listed id stays, or its case is moved or retired, and it never comes back.
package struct CaseLedger: Sendable {
  /// The file as read.
  package let source: SourceFile
  /// The comments at the top, line by line.
  private(set) var preamble: [String] = []
  /// The entries, in the order of the file.
  var entries: [Entry] = []
  /// The mistakes in individual lines.
  private(set) var mistakes: [Diagnostic] = []

  /// The name of the file in a suite's directory.
  package static let fileName = "ledger.txt"

  /// Reads a ledger; mistakes in it are part of its ``diagnostics(for:)``.
  package init(_ source: SourceFile) {
    self.source = source
    var places: [String: SourceLocation] = [:]
    for (index, line) in Self.lines(of: source).enumerated() {
      let start = SourceLocation(file: source.path, line: index + 1, column: 1)
      read(line, at: start, places: &places)
    }
  }

  /// Returns the lines of a ledger, by bytes wherever that is the same: each run of a suite reads
  /// thousands of lines, and to find characters takes several times as long.
  private static func lines(of source: SourceFile) -> [Substring] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let hasOtherEnds = source.bytes.contains { $0 >= 0x80 || (0x0B...0x0D).contains($0) }
    if hasOtherEnds {
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// Reads one line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: The location of its beginning.
  ///   - places: The locations of the ids so far.
  private mutating func read(
    _ line: Substring, at start: SourceLocation, places: inout [String: SourceLocation]
  ) {
    let text = line.trimmed
    guard !text.isEmpty else { return }
    if text.utf8.first == UInt8(ascii: "#") {
      if entries.isEmpty {
        preamble.append(String(text))
      } else {
        report(
          Mistake(
            .malformedLedger, "comments belong at the top of a ledger, before the first id",
            hint: "move it there, or make it the reason of a retired id"),
          at: start, length: line.unicodeScalars.count)
      }
      return
    }
    let parts = Line(text)
    let column = line[..<parts.id.startIndex].unicodeScalars.count
    let place = SourceLocation(file: start.file, line: start.line, column: column + 1)
    guard check(parts, in: line, text, from: start, at: place) else { return }
    let id = String(parts.id)
    if let first = places[id] {
      add(parts, again: id, at: place, after: first)
      return
    }
    places[id] = place
    if let last = entries.last, id.utf8.lexicographicallyPrecedes(last.id.utf8) {
      report(
        .warning(
          .malformedLedger, "this belongs before `\(last.id)`",
          hint: "`iamspec lint --update-ledger` sorts the list"),
        at: place, length: id.unicodeScalars.count)
    }
    entries.append(Entry(id: id, fate: parts.fate, location: place))
  }

  /// Reports what is wrong with a line by itself.
  ///
  /// - Returns: Whether the line can be used.
  private mutating func check(
    _ parts: Line, in line: Substring, _ text: Substring, from start: SourceLocation,
    at place: SourceLocation
  ) -> Bool {
    let areIDs =
      CaseLedger.isCaseID(parts.id) && parts.successor.map(CaseLedger.isCaseID) ?? true
    guard areIDs, !(parts.isRetired && parts.successor != nil) else {
      report(
        Mistake(
          .malformedLedger, "`\(text)` is not a case id",
          hint: "write one id per line, like `stack/newest-first/two-waiting`"),
        at: start, length: line.unicodeScalars.count)
      return false
    }
    let length = parts.id.unicodeScalars.count
    if parts.isRetired, parts.reason?.isEmpty ?? true {
      report(
        Mistake(
          .malformedLedger, "this case is retired without a reason",
          hint: "add the reason: `- id  # reason`"), at: place, length: length)
    }
    if !parts.isRetired, parts.reason?.isEmpty == false {
      report(
        Mistake(
          .malformedLedger, "only a retired id can have a reason",
          hint: "put `- ` before it to retire it, or remove the reason"),
        at: place, length: length)
    }
    return true
  }

  /// Adds a line for an id that is listed already: a line below that moves or retires a listed case
  /// takes the place of the first one.
  private mutating func add(
    _ parts: Line, again id: String, at place: SourceLocation, after first: SourceLocation
  ) {
    let length = id.unicodeScalars.count
    let index = entries.firstIndex { $0.id == id }
    let isFollowed = index.map { !entries[$0].isGone } == true && parts.fate != .kept
    if let index, isFollowed { entries[index] = Entry(id: id, fate: parts.fate, location: place) }
    let overtaking = Mistake.warning(
      .malformedLedger, "this takes the place of the line that lists `\(id)`",
      hint: "`iamspec lint --update-ledger` removes the other line")
    report(isFollowed ? overtaking : .duplicateEntry(id), at: place, length: length)
    mistakes[mistakes.count - 1].notes = [
      Diagnostic.Note(message: "it is here, too", place: .span(first, length: length))
    ]
  }

  private mutating func report(_ mistake: Mistake, at location: SourceLocation, length: Int) {
    mistakes.append(Diagnostic(mistake, at: .span(location, length: length)))
  }

  /// Adds entries, and sorts all of them by their ids.
  mutating func merge(_ new: [Entry]) {
    entries = (entries + new).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// Tells whether a text consists of ids separated by slashes, as the ids of cases do.
  private static func isCaseID(_ text: Substring) -> Bool {
    let isID = text.utf8.withContiguousStorageIfAvailable { bytes in
      let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      return parts.count > 2
        && parts.allSatisfy { Identifier.plain.matches(UnsafeBufferPointer(rebasing: $0)) }
    }
    // A text that was decoded from bytes has its own.
    return isID ?? isCaseID(Substring(String(decoding: text.utf8, as: UTF8.self)))
  }
}
