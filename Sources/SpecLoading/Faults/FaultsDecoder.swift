import SpecModel
import YAMLTree

/// Reads faults.yaml.
struct FaultsDecoder {
  let suite: Suite
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> [DeclaredFault] {
    context.words = suite.words
    var ids = UniqueIDs(of: "fault")
    return ListFile.faults.list(in: document, context) { fault($0, &ids) } ?? []
  }

  private func fault(_ reader: NodeReader, _ ids: inout UniqueIDs) -> DeclaredFault? {
    var fault = DeclaredFault(
      id: "", breaks: "", summary: "", origin: .changes([]), location: reader.location)
    var command: NodeReader?
    var changes: NodeReader?
    let fields = reader.fields(of: FaultKey.record) { key, value in
      switch key {
      case .id:
        guard let id = value.identifier(.plain) else { return }
        fault.id = id
        ids.insert(value)
      case .breaks: fault.breaks = broken(value) ?? ""
      case .summary: fault.summary = value.prose("a sentence") ?? ""
      case .command: command = value
      case .changes: changes = value
      }
    }
    guard let fields else { return nil }
    switch (command, changes) {
    case (let command?, nil): fault.origin = .command(self.command(command))
    case (nil, let changes?):
      let messages = messages(of: fault.rule)
      fault.origin = .changes(
        changes.list("a list of changes", atLeast: "at least one change") {
          $0.change(messages: messages, of: fault.rule)
        } ?? [])
    case (.some, .some):
      reader.reportAtStart(.conflictingKeys(["command", "changes"], of: "a fault"))
    case (nil, nil):
      if !fields.hasUnknown {
        reader.reportAtStart(.missingEither(["changes", "command"], of: "a fault"))
      }
    }
    return fault
  }

  /// Reads the clause or the rule that a fault breaks.
  private func broken(_ reader: NodeReader) -> String? {
    reader.one(
      of: suite.clauses.map(\.id) + suite.rules.map(\.id), .clauseOrRule,
      "the full id of a clause, or the id of a rule")
  }

  /// Reads a program and its arguments.
  private func command(_ reader: NodeReader) -> [String] {
    let what = "a list of words: the program, then its arguments"
    if reader.node.kind == .scalar, !reader.node.isMissing {
      let words = reader.node.text.split(separator: " ").joined(separator: ", ")
      reader.reportKind(what, hint: "no shell splits it: write `[\(words)]`")
      return []
    }
    return reader.list(what, atLeast: "a program") { $0.nonemptyString("a word of the command") }
      ?? []
  }

  /// The names of the messages in the cases of a rule; `nil` if the rule is unknown.
  private func messages(of rule: String) -> [String]? {
    guard !rule.isEmpty else { return nil }
    return suite.cases.filter { $0.rules.contains(rule) }.flatMap(\.messages).map(\.name).uniqued()
  }
}

extension NodeReader {
  /// Reads how an engine with the fault differs from a correct one.
  fileprivate func change(messages: [String]?, of rule: String) -> DeclaredFault.Change? {
    var change = DeclaredFault.Change(instead: [])
    var instead: NodeReader?
    let message = MessageOfRule(rule: rule, known: messages)
    let fields = fields(of: ChangeKey.record) { key, value in
      switch key {
      case .when: change.when = value.actionPattern(message)
      case .after: change.after = value.actionPattern(message)
      case .seen: change.seen = value.observationPattern(message)
      case .instead: instead = value
      }
    }
    guard let fields else { return nil }
    if !fields.contains(.seen), !fields.contains(.when), !fields.hasUnknown {
      reportAtStart(.missingEither(["when", "seen"], of: "a change"))
    }
    change.instead =
      instead?.list(
        "a list of observations", otherwise: "write `[]` if nothing is seen",
        { $0.replacement(message, of: change) }) ?? []
    return change
  }

  /// Reads a pattern for actions: a word, or `{log_event: opened_shop}`.
  private func actionPattern(_ message: MessageOfRule) -> DeclaredFault.ActionPattern? {
    guard node.kind == .mapping else {
      return actionWord().map { DeclaredFault.ActionPattern($0.kind) }
    }
    guard let (key, value) = soleEntry("an action"), let word = key.actionWord() else { return nil }
    switch word {
    case .own(let meaning): return value.actionPattern(meaning, message)
    case .builtin(let kind):
      switch kind.definition.shape {
      case .event:
        return value.nonemptyString("a name", within: .name).map {
          DeclaredFault.ActionPattern(kind, name: $0)
        }
      case .message:
        return message.read(value).map { DeclaredFault.ActionPattern(kind, name: $0) }
      default:
        value.report(.argumentGiven(action: kind.rawValue))
        return nil
      }
    }
  }

  /// Reads the text that an action of the suite's own must have, as one of its members.
  private func actionPattern(
    _ meaning: WordMeaning, _ message: MessageOfRule
  ) -> DeclaredFault.ActionPattern? {
    guard meaning.word.takes != .nothing else {
      report(.argumentGiven(action: meaning.name))
      return nil
    }
    guard node.kind == .scalar, !node.isMissing else {
      reportKind("a text that `\(meaning.name)` has, or the bare word for any")
      return nil
    }
    let isMessage = meaning.soleKey != nil && meaning.messageKey != nil
    let name = isMessage ? message.read(self) : nonemptyString("a text", within: .name)
    return name.map { DeclaredFault.ActionPattern(.word(meaning.wordName), name: $0) }
  }

  /// Reads a pattern for observations: a word, or `{displayed: sale}`.
  private func observationPattern(_ message: MessageOfRule) -> DeclaredFault.ObservationPattern? {
    guard node.kind == .mapping else {
      return observationWord().map { DeclaredFault.ObservationPattern($0.kind) }
    }
    return observationOfMessage(message).map {
      DeclaredFault.ObservationPattern($0.kind, message: $0.message)
    }
  }

  /// Reads one thing that is seen instead: `seen`, a kind of observation, or `{displayed: sale}`.
  private func replacement(
    _ message: MessageOfRule, of change: DeclaredFault.Change
  ) -> DeclaredFault.Replacement? {
    if node.kind == .mapping {
      return observationOfMessage(message).map { .other($0.kind, message: $0.message) }
    }
    if node.kind == .scalar, node.equals(SeenWord.text) { return .seen }
    guard let word = observationWord() else { return nil }
    guard word.namesMessage, change.seen.map({ context.namesMessage($0.kind) }) == true else {
      reportKind("a mapping like `\(context.observationOfMessage)`")
      return nil
    }
    return .same(word.kind)
  }

  private func observationOfMessage(
    _ message: MessageOfRule
  ) -> (kind: Observation.Kind, message: String)? {
    guard let (key, value) = soleEntry("an observation"), let word = key.observationWord() else {
      return nil
    }
    guard word.namesMessage else {
      key.report(
        .unknown(
          .value(of: "changes"), key.node.text, known: context.observationsOfMessages))
      return nil
    }
    return message.read(value).map { (word.kind, $0) }
  }

  /// Reads the word of an observation.
  private func observationWord() -> (kind: Observation.Kind, namesMessage: Bool)? {
    observationKind().map { ($0, context.namesMessage($0)) }
  }

  /// Reads the only entry of a mapping.
  func soleEntry(_ owner: String) -> (key: NodeReader, value: NodeReader)? {
    var found: [(NodeReader, NodeReader)] = []
    entries(owner, atLeast: owner) { found.append(($0, $1)) }
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      let keys = found.map(\.0.node.text)
      let hint = context.words == nil ? Mistake.wordWithDetail(keys) : nil
      reportAtStart(.severalEntries(keys, of: owner, hint: hint))
      return nil
    }
    return first
  }
}

extension FileContext {
  /// The observations that name a message, as specs spell them.
  fileprivate var observationsOfMessages: [String] {
    let spellings = words?.observationSpellings ?? Observation.Kind.spellings
    return spellings.filter { name in
      if let meaning = words?.observations[name] { return meaning.messageKey != nil }
      return Observation.Kind(rawValue: name)?.definition.shape.namesMessage == true
    }
  }

  /// An example of an observation that names a message.
  fileprivate var observationOfMessage: String {
    "{\(observationsOfMessages.first ?? Observation.Kind.displayed.rawValue): sale}"
  }

  /// Tells whether observations of a kind name a message.
  fileprivate func namesMessage(_ kind: Observation.Kind) -> Bool {
    if let meaning = words?.observations[kind.rawValue] { return meaning.messageKey != nil }
    return kind.definition.shape.namesMessage
  }
}

/// The messages that the changes of a fault may name.
private struct MessageOfRule {
  let rule: String
  /// The names of the messages; `nil` if they are unknown.
  let known: [String]?

  /// Reads the name of a message.
  func read(_ reader: NodeReader) -> String? {
    guard let name = reader.string("the name of a message") else { return nil }
    if let known, !known.contains(name) {
      reader.report(.unknownMessage(name, owner: "`\(rule)`", known: known))
      return nil
    }
    return name
  }
}
