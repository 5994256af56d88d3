import SpecModel
import YAMLTree

extension SuiteLoader {
  /// The value parsed from a file, and its diagnostics.
  struct Parsed<Value: Sendable>: Sendable {
    var value: Value?
    var diagnostics: [Diagnostic]

    /// The value if there are no errors.
    var good: Value? { diagnostics.hasErrors ? nil : value }
  }

  /// Reads a case file.
  static func readCases(
    _ file: SourceFile, _ bytes: [UInt8], _ header: SuiteHeader
  ) -> Parsed<CaseFile> {
    let id = String(file.relativePath.dropLast(SuiteLayout.suffix.count))
    let folder = SuiteLayout.folder(of: id)
    return read(file, bytes) { context, document in
      // Bytes, not characters, which take a hundred times as long to find.
      for part in id.utf8.split(separator: UInt8(ascii: "/")).dropFirst() {
        let isGood = part.withContiguousStorageIfAvailable { Identifier.plain.matches($0) }
        if isGood != true {
          context.report(
            Mistake(
              .malformedID,
              "`\(Substring(part))` is not a valid id, and would be part of the ids of its cases",
              hint: "name it with \(Identifier.plain.shape), like `newest-first`"),
            at: .file(file.path))
        }
      }
      var cases = CaseFileDecoder(header: header, id: id, folder: folder, context: context)
        .decode(document)
      cases?.lineCount = document.lineCount
      return cases
    }
  }

  /// Parses a file, reads its tree, and sorts the diagnostics by line.
  static func read<Value: Sendable>(
    _ file: SourceFile, _ bytes: [UInt8], _ decode: (FileContext, YAMLDocument) -> Value?
  ) -> Parsed<Value> {
    let context = FileContext(path: file.path)
    var value: Value?
    do {
      let document = try YAMLDocument(parsing: bytes)
      value = withExtendedLifetime(context) { decode(context, document) }
    } catch {
      context.report(error, in: bytes)
    }
    var diagnostics = Diagnostic.sorted(context.diagnostics)
    if let (place, severity) = context.firstUnreported {
      let limit = FileContext.limit
      let isError = severity == .error
      let mistake = Mistake(
        yaml: .tooManyErrors,
        "this file has more than \(limit) \(isError ? "mistakes" : "warnings"); the rest are not shown",
        hint: "\(isError ? "fix" : "resolve") these, then check again")
      diagnostics.append(Diagnostic(isError ? mistake : mistake.asWarning, at: place))
    }
    return Parsed(value: value, diagnostics: diagnostics)
  }

  /// Reads a file, its tree, and what it says.
  static func read<Value: Sendable>(
    _ file: SourceFile, _ decode: (FileContext, YAMLDocument) -> Value?
  ) -> Parsed<Value> {
    read(file) { read(file, $0, decode) }
  }

  /// Reads a file from its source, then its contents.
  static func read<Value: Sendable>(
    _ file: SourceFile, _ decode: ([UInt8]) -> Parsed<Value>
  ) -> Parsed<Value> {
    do {
      return decode(try file.read())
    } catch {
      let reason = UnreadableReason.words(for: error)
      let unreadable = Diagnostic(.unreadable(reason: reason), at: .file(file.path))
      return Parsed(value: nil, diagnostics: [unreadable])
    }
  }
}

extension [Diagnostic] {
  /// Whether one of them is an error.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// Creates the diagnostic for a mistake at a place.
  init(_ mistake: Mistake, at place: Place, notes: [Note] = []) {
    self.init(
      severity: mistake.severity, code: mistake.code, message: mistake.message, place: place,
      notes: notes, hint: mistake.hint)
  }

  /// Sorts diagnostics by line and column; those of one place keep their order.
  static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = diagnostics.enumerated().sorted {
      let (left, right) = ($0.element.location, $1.element.location)
      return (left.line, left.column, $0.offset) < (right.line, right.column, $1.offset)
    }
    return sorted.map(\.element)
  }
}
