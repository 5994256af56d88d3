package import SpecModel

/// A way to make a script smaller; the ones that remove most come first.
enum Reduction: CaseIterable {
  case end
  case actions
  case pauses
  case messages
  case given
  case messageProperties
  case actionArguments

  /// Returns the scripts that are one reduction smaller, in the order in which to try them.
  ///
  /// Repeated reduction always ends.
  func candidates(_ script: Script) -> [Script] {
    switch self {
    case .end: withoutTheEnd(script)
    case .actions: withoutActions(script)
    case .pauses: withJoinedPauses(script)
    case .messages: withoutMessages(script)
    case .given:
      (script.given.simpler + script.given.simplerKeys).map { given in
        script.with { $0.given = given }
      }
    case .messageProperties: withSimplerMessages(script)
    case .actionArguments: withSimplerActions(script)
    }
  }

  private func withoutTheEnd(_ script: Script) -> [Script] {
    var scripts: [Script] = []
    var size = script.actions.count / 2
    while size > 0 {
      scripts.append(script.with { $0.actions.removeLast(size) })
      size /= 2
    }
    return scripts
  }

  private func withoutActions(_ script: Script) -> [Script] {
    let count = script.actions.count
    var scripts: [Script] = []
    var size = count / 2
    while size > 0 {
      // From the back: the last action shows the finding and must stay.
      for start in stride(from: count - 1 - size, through: 0, by: -size) {
        scripts.append(script.with { $0.actions.removeSubrange(start..<start + size) })
      }
      size /= 2
    }
    return scripts
  }

  /// Returns scripts in which two successive spans of time are one.
  private func withJoinedPauses(_ script: Script) -> [Script] {
    zip(script.actions.indices, script.actions.indices.dropFirst()).compactMap { index, next in
      guard case .advance(let first) = script.actions[index],
        case .advance(let second) = script.actions[next]
      else { return nil }
      return script.with {
        $0.actions.replaceSubrange(index...next, with: [.advance(first + second)])
      }
    }
  }

  private func withoutMessages(_ script: Script) -> [Script] {
    guard script.messages.count > 1 else { return [] }
    return script.messages.map { message in
      script.with { script in
        script.messages.removeAll { $0.name == message.name }
        script.actions = script.actions.compactMap { $0.without(message.name) }
        script.given.host.choices[message.name] = nil
        script.given.forget(message.name)
      }
    }
  }

  private func withSimplerMessages(_ script: Script) -> [Script] {
    script.messages.indices.flatMap { index in
      (script.messages[index].simpler + script.messages[index].simplerKeys).map { message in
        script.with { $0.messages[index] = message }
      }
    }
  }

  private func withSimplerActions(_ script: Script) -> [Script] {
    script.actions.indices.flatMap { index in
      script.actions[index].simpler.map { action in script.with { $0.actions[index] = action } }
    }
  }
}

extension Script {
  /// The valid scripts that are one reduction smaller.
  package var reductions: [Script] {
    Reduction.allCases.flatMap { $0.candidates(self) }.compactMap(\.possible)
  }

  /// Returns the first valid script that is one reduction smaller and meets a condition; reductions
  /// that remove most come first.
  package func firstReduction(where isWanted: (Script) -> Bool) -> Script? {
    for reduction in Reduction.allCases {
      for candidate in reduction.candidates(self) {
        if let script = candidate.possible, isWanted(script) { return script }
      }
    }
    return nil
  }

  /// Returns a copy with a change, without the assets that no message uses any longer.
  fileprivate func with(_ change: (inout Script) -> Void) -> Script {
    var script = self
    change(&script)
    let urls = Set(script.messages.flatMap(\.assets))
    script.given.assets = script.given.assets.filter { urls.contains($0.key) }
    return script
  }
}

extension Given {
  /// The starting states with one thing less.
  fileprivate var simpler: [Given] {
    if own.words != nil { return app == .foreground ? [] : [with(.foreground)] }
    var changes: [(inout Given) -> Void] = []
    if host != Host(implements: .nothing) {
      changes.append { $0.host = Host(implements: .nothing) }
      if host.implements == .keyboardDisplayChoice {
        changes.append { $0.host.implements = .displayChoice }
      }
      for name in host.choices.keys.sorted() { changes.append { $0.host.choices[name] = nil } }
      if host.choice != .now { changes.append { $0.host.choice = .now } }
    }
    if minimumInterval != 0 { changes.append { $0.minimumInterval = 0 } }
    if app != .foreground { changes.append { $0.app = .foreground } }
    if orientation != .portrait { changes.append { $0.orientation = .portrait } }
    if keyboard != .hidden { changes.append { $0.keyboard = .hidden } }
    if presenter != .assigned { changes.append { $0.presenter = .assigned } }
    for (url, behavior) in assets.sorted(by: { $0.key < $1.key }) {
      changes.append { $0.assets[url] = nil }
      if behavior.after > .zero {
        changes.append { $0.assets[url] = AssetBehavior(succeeds: behavior.succeeds) }
      }
    }
    return changes.map { change in
      var given = self
      change(&given)
      return given
    }
  }
}

extension Message {
  /// The messages with one property less.
  fileprivate var simpler: [Message] {
    var changes: [(inout Message) -> Void] = []
    if timeout != nil { changes.append { $0.timeout = nil } }
    if orientation != .any { changes.append { $0.orientation = .any } }
    if !extras.isEmpty { changes.append { $0.extras = [:] } }
    if priority != 0 { changes.append { $0.priority = 0 } }
    if image != nil { changes.append { $0.image = nil } }
    if zip != nil { changes.append { $0.zip = nil } }
    if type != .modal, zip == nil { changes.append { $0.type = .modal } }
    for (index, trigger) in triggers.enumerated() {
      if triggers.count > 1 { changes.append { $0.triggers.remove(at: index) } }
      switch trigger {
      case .customEvent(let name, .some):
        changes.append { $0.triggers[index] = .customEvent(name: name, filter: nil) }
      case .specificPurchase(let product, .some):
        changes.append { $0.triggers[index] = .specificPurchase(product: product, filter: nil) }
      default: break
      }
    }
    return changes.map { change in
      var message = self
      change(&message)
      return message
    }
  }
}

extension Action {
  /// Returns the action without a message, or `nil` if nothing is left of it.
  fileprivate func without(_ message: String) -> Action? {
    switch self {
    case .word(let word): return word.without(message).map(Action.word)
    case .startSession(let names): return .startSession(deliver: names.filter { $0 != message })
    case .presentLocal(message), .logImpression(message), .logClick(message), .offer(message):
      return nil
    case .choose(.messages(let choices)):
      let others = choices.filter { $0.key != message }
      return others.isEmpty ? nil : .choose(.messages(others))
    default: return self
    }
  }

  /// The actions of the same kind with less detail.
  fileprivate var simpler: [Action] {
    switch self {
    case .startSession(let names):
      return names.map { name in .startSession(deliver: names.filter { $0 != name }) }
    case .logEvent(let name, let properties) where !properties.isEmpty:
      return [.logEvent(name: name, properties: [:])]
    case .logPurchase(let product, let properties) where !properties.isEmpty:
      return [.logPurchase(product: product, properties: [:])]
    case .word(let word): return word.simpler.map(Action.word)
    case .advance(let span): return TimeSpan.round.filter { $0 < span }.map(Action.advance)
    default: return []
    }
  }
}

extension TimeSpan {
  /// Round spans, which are easy to read.
  fileprivate static let round: [TimeSpan] = [1, 2, 3, 5, 6, 10, 11, 20, 31].map(seconds)
}
