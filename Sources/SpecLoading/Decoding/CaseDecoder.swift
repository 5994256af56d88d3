import SpecModel
import YAMLTree

/// Reads the cases of a file; a case with variants becomes one case for each of them.
struct CaseDecoder {
  let file: CaseFileDecoder
  let shared: CaseFileDecoder.Shared
  /// The cases that could be read.
  private(set) var cases: [Case] = []
  /// For each of the file's messages, whether a case has used it so far.
  private(set) var isUsed: [Bool]
  /// What a case without rules and profiles of its own is filed under.
  private let sharedFiling: Filing
  private var scene: Scene

  /// Creates a decoder.
  ///
  /// - Parameter count: The number of cases in the file, counting each variant.
  init(file: CaseFileDecoder, shared: CaseFileDecoder.Shared, count: Int) {
    self.file = file
    self.shared = shared
    isUsed = Array(repeating: false, count: shared.messages.entries.count)
    cases.reserveCapacity(count)
    sharedFiling = Filing(shared.rules, shared.rules.profiles, in: file.header)
    scene = Scene(lacks: sharedFiling.lacks, words: file.context.words)
  }

  private var context: FileContext { file.context }

  /// Reads a case, or one for each variant, unless it has errors.
  ///
  /// - Returns: The node of the case's id, if it has one.
  mutating func decode(_ reader: NodeReader) -> NodeReader? {
    guard reader.node.kind == .mapping, let variants = reader.node[CaseKey.variants.rawValue]
    else {
      var filing: Filing?
      return decodeBody(reader, variant: nil, filing: &filing)
    }
    let errors = context.errorCount
    guard let table = context.reader(for: variants).flatMap({ VariantTable($0) }) else {
      // The rest may have further mistakes, but which columns it may use is unknown.
      return nil
    }
    guard hasNoColumns(reader) else { return nil }
    var id: NodeReader?
    var filing: Filing?
    context.isColumnUsed = Array(repeating: false, count: table.columns.count)
    for row in table.rows {
      context.variant = row.columns
      id = decodeBody(reader, variant: row.id, filing: &filing) ?? id
      context.variant = nil
    }
    if errors == context.errorCount {
      for (column, isUsed) in zip(table.columns, context.isColumnUsed) where !isUsed {
        column.report(
          .unusedColumn, "nothing in the case uses the column `\(column.node.text)`",
          hint: "write `$\(column.node.text)` where its value belongs, or leave the column out")
      }
    }
    return id
  }

  /// Reports columns in the id, the rules or the profiles, which are the same for all variants.
  private func hasNoColumns(_ reader: NodeReader) -> Bool {
    let errors = context.errorCount
    for key in [CaseKey.id, .rules, .profiles] {
      guard let value = reader.node[key.rawValue] else { continue }
      let isColumn = value.isPlain && value.withUTF8 { $0.first == UInt8(ascii: "$") }
      if isColumn {
        NodeReader(node: value, context: context, reference: nil, isInTable: false)
          .report(
            .unknownColumn, "`\(value.text)` refers to a column, but none can be used here",
            hint: "write the value: columns can be used in `given`, `messages`, `steps` and texts")
      }
    }
    return errors == context.errorCount
  }

  /// The texts of a case, and the nodes that are read in an order of their own.
  private struct Parts {
    var title = ""
    var about = ""
    var keptFor: String?
    var id: NodeReader?
    var rules: NodeReader?
    var profiles: NodeReader?
    var given: NodeReader?
    var messages: NodeReader?
    var watch: NodeReader?
    var steps: NodeReader?
  }

  /// What a case is filed under, and what its profiles lack: the same for all its variants, and
  /// therefore read once.
  private struct Filing {
    let rules: [String]
    let profiles: [String]
    let lacks: ProfileLacks

    init(_ rules: CaseRules, _ profiles: [String], in header: SuiteHeader) {
      self.rules = rules.ids
      self.profiles = profiles
      lacks = header.lacks(of: profiles)
    }
  }

  /// Reads a case, or the variant of it that is set in the context.
  ///
  /// - Parameters:
  ///   - reader: The case.
  ///   - variant: The id of the variant, if there is one.
  ///   - filing: What the earlier variants are filed under; `nil` until it has been read.
  /// - Returns: The node of the case's id, if it has one.
  private mutating func decodeBody(
    _ reader: NodeReader, variant: String?, filing: inout Filing?
  ) -> NodeReader? {
    let errors = context.errorCount
    var parts = Parts()
    let fields = reader.fields(of: CaseKey.record) { key, value in
      switch key {
      case .id: parts.id = value
      case .title: parts.title = value.prose("a title") ?? ""
      case .about: parts.about = value.prose() ?? ""
      case .keptFor: parts.keptFor = value.prose("a reason")
      case .rules: parts.rules = value
      case .profiles: parts.profiles = value
      case .variants: break
      case .given: parts.given = value
      case .messages: parts.messages = value
      case .watch: parts.watch = value
      case .steps: parts.steps = value
      }
    }
    guard fields != nil else { return nil }
    let name = parts.id.flatMap { $0.isIdentifier(.plain) ? $0 : nil }
    // Columns stand for values of the script, not for what a case is filed under.
    let columns = context.variant
    context.variant = nil
    let filed = filing ?? readRules(parts, of: reader)
    if variant != nil, filing == nil { filing = filed }
    context.variant = columns
    let (given, steps) = readScript(parts, filed.lacks)
    if let name, errors == context.errorCount, shared.messages.isComplete {
      let id = id(named: name, variant: variant)
      cases.append(
        Case(
          id: id, title: parts.title, about: parts.about, rules: filed.rules,
          profiles: filed.profiles, given: given, messages: scene.mentioned(), steps: steps,
          asserts: scene.asserts, keptFor: parts.keptFor,
          basis: file.header.basis[id] ?? CaseBasis(),
          formerIDs: file.header.formerIDs[id] ?? [], location: reader.location))
    }
    return name
  }

  /// Returns the id of a case or of one of its variants.
  private func id(named name: NodeReader, variant: String?) -> String {
    name.node.withUTF8 { name in
      // Written in place: repeated appending to a string takes ten times as long.
      let count = file.id.utf8.count + 1 + name.count + (variant.map { $0.utf8.count + 1 } ?? 0)
      return String(unsafeUninitializedCapacity: count) { id in
        var end = id.update(fromContentsOf: file.id.utf8)
        end = id[end...].update(fromContentsOf: CollectionOfOne(UInt8(ascii: "/")))
        end = id[end...].update(fromContentsOf: name)
        if let variant {
          end = id[end...].update(fromContentsOf: CollectionOfOne(UInt8(ascii: "/")))
          end = id[end...].update(fromContentsOf: variant.utf8)
        }
        return end
      }
    }
  }

  /// Reads the rules that a case tests and the profiles that it runs in.
  private func readRules(_ parts: Parts, of reader: NodeReader) -> Filing {
    if parts.rules == nil, parts.profiles == nil, !shared.rules.ids.isEmpty { return sharedFiling }
    var rules = shared.rules
    if let reader = parts.rules { rules.read(reader, in: file.header, folder: file.folder) }
    if rules.ids.isEmpty, rules.isCertain { reader.report(.missingKey("rules", of: "a case")) }
    let profiles =
      parts.profiles.map { rules.profiles(in: $0, of: file.header) } ?? rules.profiles
    return Filing(rules, profiles, in: file.header)
  }

  /// Reads the start state, the messages and the steps of a case.
  private mutating func readScript(
    _ parts: Parts, _ lacks: ProfileLacks
  ) -> (given: Given, steps: [Step]) {
    let errors = context.errorCount
    if let own = parts.messages {
      var scope = shared.messages
      scope.read(own, isOwn: true, of: "this case")
      scene.set(messages: scope, lacks: lacks)
    } else {
      scene.set(messages: shared.messages, lacks: lacks)
    }
    var given = file.context.words?.usualGiven ?? Given()
    shared.given?.read(into: &given, in: &scene)
    parts.given?.read(into: &given, in: &scene)
    scene.world.start(given)
    let steps = parts.steps?.list("a list of steps", atLeast: "at least one step") {
      $0.step(in: &scene)
    }
    let count = (steps ?? []).reduce(0) { $0 + $1.expectations.observationCount }
    if count > CountLimit.observations {
      parts.steps?.report(
        .tooMany("observations", count: count, limit: CountLimit.observations))
    }
    scene.asserts.formUnion(shared.watch)
    if let watch = parts.watch { scene.asserts.formUnion(watch.watchedKinds()) }
    for (index, isMentioned) in scene.isMentioned.enumerated() {
      if isMentioned {
        if index < isUsed.count { isUsed[index] = true }
      } else if scene.messages.hasOwn, errors == context.errorCount {
        let entry = scene.messages.entries[index]
        guard entry.isOwn else { continue }
        entry.key.report(.unusedMessage(entry.name, user: "step of this case"))
      }
    }
    return (given, steps ?? [])
  }
}

extension [Expectation] {
  /// The largest number of observations that satisfy them.
  fileprivate var observationCount: Int {
    reduce(0) { count, expectation in
      switch expectation {
      case .observation: count + 1
      case .anyOrder(let entries): count + entries.observationCount
      case .oneOf(let sequences): count + (sequences.map(\.observationCount).max() ?? 0)
      }
    }
  }
}
