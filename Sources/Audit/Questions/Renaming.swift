import SpecModel

/// A way to read a case as a probe: the case's names for what the probe names.
///
/// A case that begins like a probe asks its question, whatever its messages, events and URLs are called.
struct Renaming: Sendable {
  /// The names of messages in the case, by those in the probe.
  private(set) var messages: [String: String] = [:]
  /// The names of events, products and URLs in the case, by those in the probe.
  private var names: [String: String] = [:]

  /// Finds the names with which a case begins like a probe; `nil` if it does not.
  ///
  /// A session may deliver further messages in the case, if none of the probe's events could trigger them.
  init?(of probe: Case, in item: Case) {
    let (theirs, own) = (probe.steps.flatMap(\.actions), item.steps.flatMap(\.actions))
    guard theirs.count <= own.count else { return nil }
    let scripts = Scripts(probe: probe, item: item, actions: own.prefix(theirs.count))
    guard let found = Renaming().extended(over: Array(zip(theirs, own)), scripts),
      found.fits(probe.given, item.given)
    else { return nil }
    self = found
  }

  private init() {}

  /// The messages of both scripts by their names, and what happens in the case.
  private struct Scripts {
    let probe: [String: Message]
    let item: [String: Message]
    let actions: ArraySlice<Action>

    init(probe: Case, item: Case, actions: ArraySlice<Action>) {
      self.actions = actions
      self.probe = Dictionary(probe.messages.map { ($0.name, $0) }) { one, _ in one }
      self.item = Dictionary(item.messages.map { ($0.name, $0) }) { one, _ in one }
    }
  }

  /// Returns an observation of the probe in the names of the case; `nil` if it names something else.
  func renamed(_ observation: Observation) -> Observation? {
    let (kind, argument) = observation.parts
    let renamed: Observation.Argument? =
      switch argument {
      case .message(let name): messages[name].map { .message($0) }
      case .extras(let name, let extras): messages[name].map { .extras($0, extras) }
      case .reason(let name, let reason): messages[name].map { .reason($0, reason) }
      case .event(let kind, let name): .event(kind, name: name.map { names[$0] ?? $0 })
      case .asset(let url): .asset(names[url] ?? url)
      case .stack: nil
      case .word(let word): .word(word.renamingMessages(messages))
      }
    return renamed.flatMap { Observation(kind, $0) }
  }

  // MARK: Matching

  /// Returns the renaming that also covers some pairs of actions; `nil` if there is none.
  private func extended(over pairs: [(Action, Action)], _ scripts: Scripts) -> Renaming? {
    var renaming = self
    for (index, (theirs, own)) in pairs.enumerated() {
      guard theirs.kind == own.kind else { return nil }
      if case (.startSession(let some), .startSession(let all)) = (theirs, own) {
        // Which message of the case is which message of the probe may show only later.
        let rest = Array(pairs[(index + 1)...])
        return renaming.choices(of: some, among: all, scripts).lazy
          .compactMap { $0.extended(over: rest, scripts) }.first
      }
      guard renaming.take(theirs, own, scripts) else { return nil }
    }
    return renaming.leavesOthersAlone(scripts) ? renaming : nil
  }

  /// Returns the ways in which delivered messages of the probe can be some of the case's, in order.
  private func choices(
    of some: [String], among all: [String], _ scripts: Scripts
  ) -> [Renaming] {
    guard let first = some.first else { return [self] }
    return all.indices.flatMap { index -> [Renaming] in
      var renaming = self
      guard renaming.take(message: first, all[index], scripts) else { return [] }
      return renaming.choices(
        of: Array(some.dropFirst()), among: Array(all[(index + 1)...]), scripts)
    }
  }

  /// Takes the names of two actions of the same kind; returns `false` if they differ in more.
  private mutating func take(_ theirs: Action, _ own: Action, _ scripts: Scripts) -> Bool {
    switch (theirs.argument, own.argument) {
    case (.message(let one), .message(let other)): take(message: one, other, scripts)
    case (.event(_, let one, let properties), .event(_, let other, let others)):
      properties == others && take(name: one, other)
    case (.apiEvent(let kind, let one), .apiEvent(let other, let name)):
      kind == other && take(name: one, name)
    default: theirs == own
    }
  }

  private mutating func take(message one: String, _ other: String, _ scripts: Scripts) -> Bool {
    if let known = messages[one] { return known == other }
    guard !messages.values.contains(other), let theirs = scripts.probe[one],
      let own = scripts.item[other], take(theirs, own)
    else { return false }
    messages[one] = other
    return true
  }

  /// Takes the names in two messages that differ in nothing else; what is handed over with them is ignored.
  private mutating func take(_ theirs: Message, _ own: Message) -> Bool {
    guard theirs.triggers.count == own.triggers.count,
      zip(theirs.triggers, own.triggers).allSatisfy({ take($0, $1) }),
      take(url: theirs.image, own.image), take(url: theirs.zip, own.zip)
    else { return false }
    var alike = own
    (alike.name, alike.triggers, alike.extras) = (theirs.name, theirs.triggers, theirs.extras)
    (alike.image, alike.zip) = (theirs.image, theirs.zip)
    return alike == theirs
  }

  private mutating func take(_ theirs: Trigger, _ own: Trigger) -> Bool {
    guard theirs.filter == own.filter else { return false }
    return switch (theirs, own) {
    case (.customEvent(let one, _), .customEvent(let other, _)),
      (.specificPurchase(let one, _), .specificPurchase(let other, _)):
      take(name: one, other)
    default: theirs == own
    }
  }

  private mutating func take(url one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == other }
    return take(name: one, other)
  }

  private mutating func take(name one: String, _ other: String) -> Bool {
    if let known = names[one] { return known == other }
    guard !names.values.contains(other) else { return false }
    names[one] = other
    return true
  }

  /// Whether none of the actions triggers a message of the case that the probe does not have.
  private func leavesOthersAlone(_ scripts: Scripts) -> Bool {
    let happened = Set(
      scripts.actions.compactMap { action -> String? in
        if case .event(_, let name, _) = action.argument { name } else { nil }
      })
    let others = Set(scripts.item.keys).subtracting(messages.values)
    return others.compactMap { scripts.item[$0] }.flatMap(\.triggers).allSatisfy { trigger in
      switch trigger {
      case .customEvent(let name, _), .specificPurchase(let name, _): !happened.contains(name)
      case .sessionStart, .pushClick, .anyPurchase: false
      }
    }
  }

  /// Whether both scripts start alike.
  private func fits(_ theirs: Given, _ own: Given) -> Bool {
    var renamed = theirs
    renamed.assets = Dictionary(
      theirs.assets.map { (names[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { one, _ in one }
    )
    return renamed == own
  }
}
