import SpecModel
import YAMLTree

/// What the readers of one file share: the diagnostics so far, and the values of `$column`.
///
/// Not `Sendable`: one task reads a file from beginning to end.
final class FileContext {
  /// The file's path, as diagnostics show it.
  let path: String
  /// The diagnostics so far, in the order of reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of errors so far.
  private(set) var errorCount = 0
  /// The words of the suite, if it has some of its own.
  var words: SuiteWords?
  /// The columns of the variant that is being read.
  var variant: VariantRow?
  /// For each column of the table, in the order of a row, whether the case has used it.
  var isColumnUsed: [Bool] = []

  /// Creates the context of a file.
  init(path: String) {
    self.path = path
    lending.lend(.passUnretained(self))
  }

  private let lending = Lending(in: FileContext.slots)
  private static let slots = LoanSlots<Unmanaged<FileContext>>()
  /// The reference that readers hold: not counted, but checked at each use.
  var loan: Loan<Unmanaged<FileContext>> { lending.loan }

  /// The number of errors, and of warnings, that are reported for a file; nobody fixes more at a
  /// time.
  static let limit = 200
  /// Whether no further errors are reported.
  var isFull: Bool { reportedErrors >= FileContext.limit }
  /// The first place that was not reported, and whether unreported errors follow.
  private(set) var firstUnreported: (place: Diagnostic.Place, severity: Diagnostic.Severity)?
  private var reportedErrors = 0

  /// Collects a mistake, once, however many variants repeat it.
  ///
  /// Only the closure is inlined; otherwise, the optimizer would copy the rest for each of the
  /// closures.
  @inline(__always)
  func report(
    _ mistake: @autoclosure () -> Mistake, at place: Diagnostic.Place,
    notes: [Diagnostic.Note] = []
  ) {
    if hasRoom(for: place) { collect(mistake(), at: place, notes: notes) }
  }

  /// Tells whether a mistake at a place can be reported, and records the place otherwise.
  @inline(never)
  func hasRoom(for place: Diagnostic.Place) -> Bool {
    if !isFull { return true }
    // Whether it is an error is unknown without its wording; there are more than enough errors.
    errorCount += 1
    if firstUnreported?.severity != .error { firstUnreported = (place, .error) }
    return false
  }

  /// Collects a mistake that there is room for.
  @inline(never)
  func collect(_ mistake: Mistake, at place: Diagnostic.Place, notes: [Diagnostic.Note]) {
    let diagnostic = Diagnostic(mistake, at: place, notes: notes)
    let isError = diagnostic.severity == .error
    if isError { errorCount += 1 }
    guard isError || diagnostics.count - reportedErrors < FileContext.limit else {
      firstUnreported = firstUnreported ?? (place, .warning)
      return
    }
    guard reported.insert(Reported(diagnostic)).inserted else { return }
    diagnostics.append(diagnostic)
    if isError { reportedErrors += 1 }
  }

  private var reported: Set<Reported> = []

  /// The keys of a step in this suite.
  var stepKeys: [String] {
    guard let words else { return StepKey.spellings }
    return StepKey.spellings.filter { $0 != StepKey.stack.rawValue || words.asksForStack }
      + words.vocabulary.queries.map(\.name)
  }

  /// Tells whether something can be read without a mistake, and discards the mistakes.
  func canRead(_ read: () -> Void) -> Bool {
    let before = (errorCount, reportedErrors, diagnostics, reported, firstUnreported)
    defer { (errorCount, reportedErrors, diagnostics, reported, firstUnreported) = before }
    read()
    return errorCount == before.0
  }

  /// Whether one of several forms of a value may be tried.
  ///
  /// Within each other, trials multiply, so a file gets only so many.
  func mayTry() -> Bool {
    trials += 1
    return trials <= FileContext.mostTrials
  }

  private var trials = 0
  private static let mostTrials = 10_000

  /// What makes two diagnostics the same to an author.
  private struct Reported: Hashable {
    let place: Diagnostic.Place
    let message: String

    init(_ diagnostic: Diagnostic) {
      place = diagnostic.place
      message = diagnostic.message
    }
  }

  /// Collects the errors of the YAML parser.
  ///
  /// - Parameters:
  ///   - errors: The parser's errors.
  ///   - bytes: The contents of the file.
  func report(_ errors: YAMLErrors, in bytes: [UInt8]) {
    for error in errors.errors {
      if error.code == .syntax,
        let colon = MisplacedColon(
          line: error.mark.line, column: error.mark.column, in: LineIndex(bytes))
      {
        let mark = YAMLMark(line: error.mark.line, column: colon.column)
        report(colon.mistake, at: place(mark, length: colon.key.unicodeScalars.count))
        continue
      }
      errorCount += 1
      diagnostics.append(
        Diagnostic(
          severity: .error, code: .yaml(error.code),
          message: error.message, place: place(error.mark, length: error.length ?? 1),
          notes: error.notes.map {
            Diagnostic.Note(message: $0.message, place: place($0.mark, length: 1))
          },
          hint: error.hint))
    }
  }

  /// The location of a mark in this file.
  func location(_ mark: YAMLMark) -> SourceLocation {
    SourceLocation(file: path, line: mark.line, column: mark.column)
  }

  /// The place that begins at a mark in this file and is so many columns wide.
  func place(_ mark: YAMLMark, length: Int) -> Diagnostic.Place {
    .span(location(mark), length: length)
  }

  /// Starts reading a document, which is kept as long as this object.
  func reader(of document: YAMLDocument) -> NodeReader? {
    self.document = document
    return reader(for: document.root)
  }

  /// Starts reading a file that begins with its format, and reports any other.
  ///
  /// - Parameter what: What the file is, such as `faults.yaml`.
  func reader(of document: YAMLDocument, as what: String) -> NodeReader? {
    reader(of: document).flatMap { $0.checkFormat(what) ? $0 : nil }
  }

  private var document: YAMLDocument?

  /// Starts reading a node or, if it is a column, the column's value.
  ///
  /// - Returns: A reader; `nil`, with a diagnostic, if the node begins with `$` but is not a column
  ///   of the variant.
  func reader(for node: YAMLNode, isBound: Bool = false) -> NodeReader? {
    NodeReader(node: node, context: self, reference: nil, isInTable: isBound).resolved
  }

  /// Finds the value of a `$column`.
  ///
  /// - Returns: A reader of the value; `nil`, with a diagnostic, if there is none.
  func resolve(_ reader: NodeReader) -> NodeReader? {
    let (isName, value) = reader.node.withUTF8 { text in
      let name = UnsafeBufferPointer(rebasing: text.dropFirst())
      return (Identifier.isName(name), reader.isInTable ? nil : useColumn(name))
    }
    guard isName else {
      reader.report(.unquotedDollar(reader.node.text))
      return nil
    }
    guard let value else {
      let known = reader.isInTable ? [] : variant?.names ?? []
      reader.report(.unknownColumn(reader.node.text, known: known))
      return nil
    }
    return NodeReader(node: value, context: self, reference: reader.node.mark, isInTable: true)
  }

  /// Returns the value of a column of the variant and marks the column as used.
  func useColumn(_ name: UnsafeBufferPointer<UInt8>) -> YAMLNode? {
    guard let variant, let index = variant.columns.firstIndex(where: { $0.name.equals(name) })
    else { return nil }
    isColumnUsed[index] = true
    return variant.columns[index].value
  }
}

/// The columns of one variant.
struct VariantRow {
  /// The columns, in the order of the table's first row.
  let columns: [Column]

  /// A column of one row.
  struct Column {
    /// Its name.
    let name: YAMLNode
    /// Its value in this row.
    let value: YAMLNode
  }

  /// The names of the columns.
  var names: [String] { columns.map(\.name.text) }
}
