import SpecModel
import YAMLTree

/// Reads one case, once for each of its variants.
struct CaseDecoder {
  let file: CaseFileDecoder
  let shared: CaseFileDecoder.Shared
  /// Which of the file's messages a case has used so far.
  private(set) var isUsed: [Bool]
  /// Where the case's id stands.
  private(set) var id: NodeReader?

  init(file: CaseFileDecoder, shared: CaseFileDecoder.Shared, isUsed: [Bool]) {
    self.file = file
    self.shared = shared
    self.isUsed = isUsed
  }

  private var context: FileContext { file.context }

  /// Reads a case.
  ///
  /// - Returns: The case, or one for each variant; none if there are errors in it.
  mutating func decode(_ reader: NodeReader) -> [Case] {
    guard reader.node.kind == .mapping, let variants = reader.node[CaseKey.variants.rawValue]
    else { return decodeBody(reader, variant: nil).map { [$0] } ?? [] }
    let errors = context.errorCount
    guard let table = context.reader(for: variants).flatMap({ VariantTable($0) }) else {
      // The rest has mistakes of its own, but which columns it may use is not known.
      return []
    }
    var cases: [Case] = []
    var isUsed = [Bool](repeating: false, count: table.columns.count)
    guard hasNoColumns(reader) else { return [] }
    for row in table.rows {
      context.variant = row.columns
      if let variant = decodeBody(reader, variant: row.id) { cases.append(variant) }
      for (index, column) in (context.variant?.columns ?? []).enumerated() where column.isUsed {
        isUsed[index] = true
      }
      context.variant = nil
    }
    if errors == context.errorCount {
      for (column, isUsed) in zip(table.columns, isUsed) where !isUsed {
        column.report(.unusedColumn(column.node.text))
      }
    }
    return cases
  }

  /// Reports columns that stand for what a case is filed under.
  private func hasNoColumns(_ reader: NodeReader) -> Bool {
    let errors = context.errorCount
    for key in [CaseKey.id, .rules, .profiles] {
      if let value = reader.node[key.rawValue] { _ = context.reader(for: value) }
    }
    return errors == context.errorCount
  }

  /// The nodes of a case that are read in an order of their own.
  private struct Parts {
    var rules: NodeReader?
    var profiles: NodeReader?
    var given: NodeReader?
    var messages: NodeReader?
    var watch: NodeReader?
    var steps: NodeReader?
  }

  /// Reads a case, or the variant of it that the context has at hand.
  private mutating func decodeBody(_ reader: NodeReader, variant: String?) -> Case? {
    let errors = context.errorCount
    var read = Case(
      id: file.id, title: "", rules: [], profiles: [], messages: [], steps: [], asserts: [],
      location: reader.location)
    var parts = Parts()
    var idReader: NodeReader?
    let fields = reader.fields(of: "a case", CaseKey.self) { key, value in
      switch key {
      case .id: idReader = value
      case .title: read.title = value.prose("a title") ?? ""
      case .about: read.about = value.prose() ?? ""
      case .keptFor: read.keptFor = value.prose("a reason")
      case .rules: parts.rules = value
      case .profiles: parts.profiles = value
      case .variants: break
      case .given: parts.given = value
      case .messages: parts.messages = value
      case .watch: parts.watch = value
      case .steps: parts.steps = value
      }
    }
    guard let fields else { return nil }
    fields.require(.id, .title, .steps)
    if let name = idReader?.identifier(.plain) {
      id = idReader
      read.id = variant.map { "\(file.id)/\(name)/\($0)" } ?? "\(file.id)/\(name)"
    }
    // Columns stand for what happens in a case, not for what it is filed under.
    let columns = context.variant
    context.variant = nil
    readRules(parts, of: reader, into: &read)
    context.variant = columns
    readScript(parts, into: &read)
    return errors == context.errorCount ? read : nil
  }

  /// Reads which rules a case asks for, in which profiles.
  private func readRules(_ parts: Parts, of reader: NodeReader, into read: inout Case) {
    var rules = shared.rules
    if let reader = parts.rules { rules.read(reader, in: file.header, folder: file.folder) }
    if rules.ids.isEmpty, rules.isCertain { reader.report(.missingKey("rules", of: "a case")) }
    read.rules = rules.ids
    read.profiles =
      parts.profiles.map { rules.profiles(in: $0, of: file.header) } ?? rules.profiles
  }

  /// What profiles do not know; for most cases, that is the same.
  private func lacks(of profiles: [String]) -> ProfileLacks {
    if let lacks = shared.lacks, lacks.profiles == profiles { return lacks }
    return ProfileLacks(of: profiles, in: file.header.profiles)
  }

  /// Reads what happens in a case.
  private mutating func readScript(_ parts: Parts, into read: inout Case) {
    let errors = context.errorCount
    var scope = shared.messages
    if let own = parts.messages { scope.read(own, isOwn: true, of: "this case") }
    let scene = Scene(messages: scope, lacks: lacks(of: read.profiles))
    for reader in [shared.given, parts.given] {
      if let reader { GivenReader(reader).apply(to: &read.given, in: scene) }
    }
    scene.world = World(read.given)
    read.steps =
      parts.steps?.list("a list of steps", atLeast: "at least one step") { $0.step(in: scene) }
      ?? []
    scene.asserts.formUnion(shared.watch)
    scene.asserts.formUnion(parts.watch?.watchedKinds() ?? [])
    read.asserts = context.set(of: scene.asserts)
    read.messages = scene.mentioned
    for (index, entry) in scope.entries.enumerated() {
      if scene.isMentioned[index], index < isUsed.count { isUsed[index] = true }
      if entry.isOwn, !scene.isMentioned[index], errors == context.errorCount {
        entry.key.report(.unusedMessage(entry.name, user: "step of this case"))
      }
    }
  }
}
