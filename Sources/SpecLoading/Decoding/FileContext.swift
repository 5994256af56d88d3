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

  /// Creates the context of a file.
  init(path: String) {
    self.path = path
  }

  /// How many diagnostics of a file are shown; nobody mends more at a time.
  static let limit = 200
  /// Whether there is no room for further diagnostics.
  var isFull: Bool { diagnostics.count >= FileContext.limit }
  /// The first place that there was no room for.
  private(set) var firstUntold: Diagnostic.Place?

  /// Collects a mistake, once, however many variants repeat it.
  func report(
    _ mistake: @autoclosure () -> Mistake, at place: Diagnostic.Place,
    notes: [Diagnostic.Note] = []
  ) {
    guard !isFull else {
      // Whether it is one cannot be told without its words, and more than enough are errors.
      errorCount += 1
      firstUntold = firstUntold ?? place
      return
    }
    let mistake = mistake()
    let wording = mistake.wording
    let diagnostic = Diagnostic(
      severity: wording.severity, code: wording.code, message: wording.message, place: place,
      notes: notes, hint: wording.hint)
    if wording.severity == .error { errorCount += 1 }
    if reported.insert(Reported(diagnostic)).inserted { diagnostics.append(diagnostic) }
  }

  private var reported: Set<Reported> = []

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
  func report(_ errors: YAMLErrors) {
    for error in errors.errors {
      errorCount += 1
      diagnostics.append(
        Diagnostic(
          severity: .error, code: DiagnosticCode(rawValue: error.code.rawValue) ?? .syntax,
          message: error.message, place: place(error.mark, length: error.length ?? 1),
          notes: error.notes.map {
            Diagnostic.Note(message: $0.message, place: place($0.mark, length: 1))
          },
          hint: error.hint))
    }
  }

  /// The set of some kinds, which is the same for most cases of a file.
  func set(of kinds: KindSet) -> Set<Observation.Kind> {
    if let set = kindSets[kinds] { return set }
    let set = kinds.set
    kindSets[kinds] = set
    return set
  }

  private var kindSets: [KindSet: Set<Observation.Kind>] = [:]

  /// The location of a mark in this file.
  func location(_ mark: YAMLMark) -> SourceLocation {
    SourceLocation(file: path, line: mark.line, column: mark.column)
  }

  /// So many columns from a mark on in this file.
  func place(_ mark: YAMLMark, length: Int) -> Diagnostic.Place {
    .span(location(mark), length: length)
  }

  /// Starts reading a node, or what it stands for if it is a column.
  ///
  /// - Returns: A reader, or `nil` if the node begins with `$` and is no column of the variant; that
  ///   has been reported then.
  func reader(for node: YAMLNode, isBound: Bool = false, reference: YAMLMark? = nil) -> NodeReader?
  {
    let reader = NodeReader(
      node: node, context: self, reference: reference, isInTable: isBound)
    // `${column}` begins a text, and only texts for people know it.
    let isColumn =
      node.isPlain
      && node.withUTF8 {
        $0.first == UInt8(ascii: "$") && $0.dropFirst().first != UInt8(ascii: "{")
      }
    return isColumn ? resolve(reader) : reader
  }

  /// Finds the value that a `$column` stands for.
  private func resolve(_ reader: NodeReader) -> NodeReader? {
    let text = reader.node.text
    let name = text.dropFirst()
    guard name.utf8.withContiguousStorageIfAvailable(Identifier.isName) ?? false else {
      reader.report(.unquotedDollar(text))
      return nil
    }
    guard !reader.isInTable, let value = variant?.use(name) else {
      reader.report(
        .unknownColumn(text, known: reader.isInTable ? [] : variant?.columns.map(\.name) ?? []))
      return nil
    }
    return NodeReader(node: value, context: self, reference: reader.node.mark, isInTable: true)
  }
}

/// The columns of one variant.
struct VariantRow {
  /// The columns, in the order of the row.
  var columns: [Column]

  /// A column of a row.
  struct Column {
    /// Its name.
    let name: String
    /// Its value in this row.
    let value: YAMLNode
    /// Whether the case has asked for it.
    var isUsed = false
  }

  /// Looks a column up and notes that it is used.
  mutating func use(_ name: Substring) -> YAMLNode? {
    guard let index = columns.firstIndex(where: { $0.name == name }) else { return nil }
    columns[index].isUsed = true
    return columns[index].value
  }
}
