import SpecModel
import YAMLTree

/// Reads one case file.
struct CaseFileDecoder {
  let header: SuiteHeader
  /// The file's id: `stack/last-in-first-out`.
  let id: String
  /// The folder that contains it, which is the id of a chapter.
  let folder: String
  let context: FileContext

  /// The declarations above the cases of a file, which all of them share.
  struct Shared {
    var rules: CaseRules
    var given: NodeReader?
    var watch = KindSet<Observation.Kind>()
    var messages = MessageScope()
  }

  /// Reads the file's document.
  ///
  /// - Returns: The file with the cases that could be read; `nil` if it is not a case file at all.
  func decode(_ document: YAMLDocument) -> CaseFile? {
    if header.hasUnknownWords { return nil }
    context.words = header.words
    guard let root = context.reader(of: document, as: CaseFileKey.record.owner) else { return nil }
    var file = CaseFile(
      id: id, chapter: folder, title: "", about: "", cases: [], location: root.location)
    var shared = Shared(rules: CaseRules(in: header))
    var cases: NodeReader?
    root.fields(of: CaseFileKey.record) { key, value in
      switch key {
      case .format: break
      case .title: file.title = value.prose("a title") ?? ""
      case .about: file.about = value.prose() ?? ""
      case .rules: shared.rules.read(value, in: header, folder: folder)
      case .given: shared.given = value
      case .watch: shared.watch = value.watchedKinds()
      case .messages: shared.messages.read(value, isOwn: false, of: "this file")
      case .cases: cases = value
      }
    }
    if let cases { file.cases = decodeCases(cases, shared) }
    return file
  }

  /// Reads the list of cases, then checks what depends on all of them.
  private func decodeCases(_ reader: NodeReader, _ shared: Shared) -> [Case] {
    let count = reader.node.elements.reduce(0) {
      $0 + ($1[CaseKey.variants.rawValue]?.count ?? 1)
    }
    var decoder = CaseDecoder(file: self, shared: shared, count: count)
    var ids = UniqueIDs(of: "case in this file")
    reader.elements("a list of cases", atLeast: "at least one case") { element in
      if let id = decoder.decode(element) {
        ids.insert(id)
        checkPlace(of: id)
      }
    }
    // A step that could not be read may use the message.
    if context.errorCount == 0 {
      for (entry, isUsed) in zip(shared.messages.entries, decoder.isUsed) where !isUsed {
        entry.key.report(.unusedMessage(entry.name, user: "case of this file"))
      }
    }
    return decoder.cases
  }
}

extension CaseFileDecoder {
  /// Reports the id of a case that is also the path of a file or a folder, so that the ids of both
  /// could be the same.
  private func checkPlace(of name: NodeReader) {
    guard !header.deepPaths.isEmpty else { return }
    let path = "\(id)/\(name.node.text)"
    if header.deepPaths.contains(path) {
      name.report(
        .duplicateID, "`\(path)` is this case, and also a file or a folder of cases",
        hint: "rename one of them: two cases could get the same id")
    }
  }
}

extension NodeReader {
  /// Tells whether a file has the supported format version, and reports it otherwise.
  func checkFormat(_ what: String) -> Bool {
    guard node.kind == .mapping else {
      reportKind("\(what): a mapping that begins with `format: 1`")
      return false
    }
    guard let format = node["format"] else {
      report(
        .unsupportedFormat, "the file does not state its format",
        hint: "begin it with `format: 1`")
      return false
    }
    if format.isPlain, format.equals("1") { return true }
    let reader = NodeReader(node: format, context: context, reference: nil, isInTable: false)
    if format.kind == .scalar, format.equals("1") {
      reader.report(.notAmbiguous(expected: "a number", found: "a text in quotes"))
    } else if format.kind == .scalar, !format.isMissing {
      reader.report(
        .unsupportedFormat, "this is format `\(format.text)`, but this iamspec reads format 1",
        hint: "write `format: 1`, or use a newer iamspec")
    } else {
      reader.reportKind("a number", hint: "write `format: 1`")
    }
    return false
  }

  /// Reads the kinds of observation that are asserted although no expectation names them.
  func watchedKinds() -> KindSet<Observation.Kind> {
    var kinds = KindSet<Observation.Kind>()
    elements("a list of observations") { element in
      guard let kind = element.observationKind() else { return }
      if kinds.contains(kind) { element.report(.duplicateEntry(kind.rawValue)) }
      kinds.insert(kind)
    }
    return kinds
  }
}
