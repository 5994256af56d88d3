import SpecModel
import YAMLTree

/// What the readers of one file share: where mistakes go, and what `$column` stands for.
///
/// Not sendable: a file is read by one task from beginning to end.
final class FileContext {
  /// The file's path as diagnostics show it.
  let path: String
  /// What has been found so far, in the order of reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// How many of them are errors.
  private(set) var errorCount = 0
  /// The columns of the variant that is being read.
  var variant: VariantRow?
  /// Which columns of the table the case has asked for, by their place in a row.
  var isColumnUsed: [Bool] = []

  /// Creates the context of a file.
  init(path: String) {
    self.path = path
    lending.lend(.passUnretained(self))
  }

  private let lending = Lending(in: FileContext.slots)
  private static let slots = LoanSlots<Unmanaged<FileContext>>()
  /// The reference that readers have: it is not counted, and it is checked at each use.
  var loan: Loan<Unmanaged<FileContext>> { lending.loan }

  /// How many errors of a file are told, and how many warnings; nobody fixes more at a time.
  static let limit = 200
  /// Whether there is no room for further errors.
  var isFull: Bool { toldErrors >= FileContext.limit }
  /// The first place that there was no room for, and whether there are errors beyond it.
  private(set) var firstUntold: (place: Diagnostic.Place, severity: Diagnostic.Severity)?
  private var toldErrors = 0

  /// Collects a mistake, once, however many variants repeat it.
  ///
  /// Only the closure is inlined: otherwise, the optimizer would make a copy of the rest for each of
  /// the closures.
  @inline(__always)
  func report(
    _ mistake: @autoclosure () -> Mistake, at place: Diagnostic.Place,
    notes: [Diagnostic.Note] = []
  ) {
    if hasRoom(for: place) { collect(mistake(), at: place, notes: notes) }
  }

  /// Tells whether a mistake at a place can be told, and notes the place otherwise.
  @inline(never)
  func hasRoom(for place: Diagnostic.Place) -> Bool {
    if !isFull { return true }
    // Whether it is an error cannot be told without its words, and more than enough are errors.
    errorCount += 1
    if firstUntold?.severity != .error { firstUntold = (place, .error) }
    return false
  }

  /// Collects a mistake that there is room for.
  @inline(never)
  func collect(_ mistake: Mistake, at place: Diagnostic.Place, notes: [Diagnostic.Note]) {
    let wording = mistake.wording
    let diagnostic = Diagnostic(
      severity: wording.severity, code: wording.code, message: wording.message, place: place,
      notes: notes, hint: wording.hint)
    let isError = wording.severity == .error
    if isError { errorCount += 1 }
    guard isError || diagnostics.count - toldErrors < FileContext.limit else {
      firstUntold = firstUntold ?? (place, .warning)
      return
    }
    guard reported.insert(Reported(diagnostic)).inserted else { return }
    diagnostics.append(diagnostic)
    if isError { toldErrors += 1 }
  }

  private var reported: Set<Reported> = []

  /// Tells whether something can be read without a mistake, and forgets the mistakes.
  func canRead(_ read: () -> Void) -> Bool {
    let before = (errorCount, toldErrors, diagnostics, reported, firstUntold)
    defer { (errorCount, toldErrors, diagnostics, reported, firstUntold) = before }
    read()
    return errorCount == before.0
  }

  /// What makes two diagnostics the same to an author.
  private struct Reported: Hashable {
    let place: Diagnostic.Place
    let message: String

    init(_ diagnostic: Diagnostic) {
      place = diagnostic.place
      message = diagnostic.message
    }
  }

  /// Collects what the YAML parser found.
  ///
  /// - Parameters:
  ///   - errors: What it found.
  ///   - bytes: The file.
  func report(_ errors: YAMLErrors, in bytes: [UInt8]) {
    for error in errors.errors {
      if error.code == .syntax,
        let colon = MisplacedColon(
          line: error.mark.line, column: error.mark.column, in: LineIndex(bytes))
      {
        let mark = YAMLMark(line: error.mark.line, column: colon.column)
        report(.misplacedColon(colon), at: place(mark, length: colon.key.unicodeScalars.count))
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

  /// So many columns from a mark on in this file.
  func place(_ mark: YAMLMark, length: Int) -> Diagnostic.Place {
    .span(location(mark), length: length)
  }

  /// Starts reading a document, which is kept as long as this is.
  func reader(of document: YAMLDocument) -> NodeReader? {
    self.document = document
    return reader(for: document.root)
  }

  private var document: YAMLDocument?

  /// Starts reading a node, or what it stands for if it is a column.
  ///
  /// - Returns: A reader, or `nil` if the node begins with `$` and is no column of the variant; that
  ///   has been reported then.
  func reader(for node: YAMLNode, isBound: Bool = false) -> NodeReader? {
    NodeReader(node: node, context: self, reference: nil, isInTable: isBound).resolved
  }

  /// Finds the value that a `$column` stands for.
  ///
  /// - Returns: A reader of the value, or `nil` if there is none; that has been reported then.
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

  /// Looks a column of the variant up and notes that it is used.
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

  /// A column of a row.
  struct Column {
    /// Its name.
    let name: YAMLNode
    /// Its value in this row.
    let value: YAMLNode
  }

  /// The names of the columns.
  var names: [String] { columns.map(\.name.text) }
}
