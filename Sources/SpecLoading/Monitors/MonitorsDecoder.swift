import SpecModel
import YAMLTree

/// Reads monitors.yaml.
struct MonitorsDecoder {
  let suite: Suite
  let words: SuiteWords
  let context: FileContext

  /// Reads the file's document.
  func decode(_ document: YAMLDocument) -> [DeclaredMonitor] {
    ListFile.monitors.list(in: document, context, monitor) ?? []
  }

  private func monitor(_ reader: NodeReader) -> DeclaredMonitor? {
    var values: [MonitorKey: NodeReader] = [:]
    let errors = context.errorCount
    guard let fields = reader.fields(of: MonitorKey.record, { values[$0] = $1 }) else {
      return nil
    }
    let clause = values[.clause].flatMap(self.clause)
    let isForIt = values[.for].map { $0.isWord(MonitorWord.it, of: "for") } ?? false
    let scope = scope(values)
    let weight = values[.weight].map { $0.word(.value(of: "weight"), DeclaredMonitor.Weight.self) }
    guard let key = demandKey(reader, values, isComplete: !fields.hasUnknown) else { return nil }
    let demand = demand(key, values, isForIt: isForIt)
    guard let clause, let demand, errors == context.errorCount else { return nil }
    var monitor = DeclaredMonitor(
      clause: clause, demand, in: scope, forEachMessage: isForIt, location: reader.location)
    monitor.isForEachMessage =
      isForIt || scope.isAboutIt || demand.isAboutIt
      || monitor.patterns.contains(where: \.isAboutIt)
    monitor.weight = (weight ?? nil) ?? .ordinary
    if let says = values[.says] {
      monitor.says = breachWords(says, of: monitor)
      if monitor.says == nil { return nil }
    }
    return monitor
  }

  /// Reads the words in which a breach is told.
  private func breachWords(_ reader: NodeReader, of monitor: DeclaredMonitor) -> BreachWords? {
    guard let text = reader.prose("the words for a breach") else { return nil }
    let values = monitor.valuesOfBreach
    do throws(BreachWords.Mistake) {
      return try BreachWords(text, with: values)
    } catch {
      let known = BreachWords.Value.allCases.filter(values.contains).map(\.rawValue)
      switch error {
      case .malformed(let mistake): reader.report(.malformedPhrase(mistake))
      case .unknown(let name):
        reader.report(.unknown(.valueOfWord("says"), name, known: known))
      }
      return nil
    }
  }

  private func clause(_ reader: NodeReader) -> String? {
    reader.one(of: suite.clauses.map(\.id), .clause, "the full id of a clause")
  }

  /// Finds the key that says what a monitor demands, and reports keys that do not go with it.
  private func demandKey(
    _ reader: NodeReader, _ values: [MonitorKey: NodeReader], isComplete: Bool
  ) -> MonitorKey? {
    let owner = "a monitor"
    let found = MonitorKey.demands.filter { values[$0] != nil }
    guard found.count < 2 else {
      reader.reportAtStart(.conflictingKeys(found.map(\.rawValue), of: owner))
      return nil
    }
    guard let demand = found.first else {
      if isComplete {
        reader.reportAtStart(.missingEither(MonitorKey.demands.map(\.rawValue), of: owner))
      }
      return nil
    }
    for key in MonitorKey.allCases where values[key] != nil {
      if let needed = key.owner, needed != demand {
        values[key]?.report(.conflictingKeys([demand.rawValue, key.rawValue], of: owner))
      }
    }
    if !isComplete { return demand }
    for key in [demand, .since] where values[key] != nil {
      for needed in key.needs where needed.allSatisfy({ values[$0] == nil }) {
        reader.reportAtStart(.missingEither(needed.map(\.rawValue), of: owner))
      }
    }
    return demand
  }

  private func demand(
    _ key: MonitorKey, _ values: [MonitorKey: NodeReader], isForIt: Bool
  ) -> DeclaredMonitor.Demand? {
    func pattern(_ reader: NodeReader) -> WordPattern? {
      guard var pattern = self.pattern(reader) else { return nil }
      if isForIt, names(pattern) { pattern.namesIt = true }
      return pattern
    }
    guard let value = values[key] else { return nil }
    switch key {
    case .never: return pattern(value).map { .never($0) }
    case .only: return pattern(value).map { .only($0) }
    case .atMost:
      let amount = amount(value, ofTime: false)
      guard let event = values[.of].flatMap(pattern), let amount else { return nil }
      return .atMost(amount, of: event)
    case .atLeast:
      let amount = amount(value, ofTime: true)
      guard let ends = values[.between].flatMap({ $0.list("a list of two words", pattern) })
      else { return nil }
      guard ends.count == 2 else {
        values[.between]?.reportKind("a list of two words")
        return nil
      }
      return amount.map { .atLeast($0, between: ends[0], ends[1]) }
    case .each:
      _ = values[.in]?.isWord(MonitorWord.sameAction, of: "in")
      let effect = values[.leadsTo].flatMap(pattern)
      guard let cause = pattern(value), let effect else { return nil }
      return .each(cause, leadsTo: effect)
    case .due:
      guard let event = pattern(value) else { return nil }
      if event.isAction {
        value.report(.unknown(.observation, event.word, known: words.observationSpellings))
        return nil
      }
      return .due(event)
    default: return nil
    }
  }

  /// Tells whether observations or actions of a pattern's word name messages.
  private func names(_ pattern: WordPattern) -> Bool {
    let meaning =
      pattern.isAction ? words.actions[pattern.word] : words.observations[pattern.word]
    return meaning.map { $0.forms.namesMessages($0.shape) } ?? true
  }
}

extension DeclaredMonitor.Demand {
  /// Whether it depends on a key of the message.
  fileprivate var isAboutIt: Bool {
    switch self {
    case .atMost(.ofMessage, of: _), .atLeast(.ofMessage, between: _, _): true
    default: false
    }
  }
}

extension DeclaredMonitor.Scope {
  /// Whether it depends on the message.
  fileprivate var isAboutIt: Bool {
    if case .ofMessage? = wait?.amount { return true }
    if case .untilDate? = wait?.amount { return true }
    return !messages.isEmpty || !with.isEmpty || !without.isEmpty
      || conditions.contains(.visible(.it)) || conditions.contains(.visible(.another))
  }
}

extension NodeReader {
  /// Tells whether the node is the only word that can stand here, and reports it otherwise.
  func isWord(_ word: String, of key: String) -> Bool {
    if node.kind == .scalar, node.text == word { return true }
    if node.kind == .scalar, !node.isMissing {
      report(.unknown(.value(of: key), node.text, known: [word]))
    } else {
      reportKind("`\(word)`")
    }
    return false
  }
}
