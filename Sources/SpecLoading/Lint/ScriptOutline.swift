import SpecModel

/// What happens in a case, whatever it calls its messages: equal for cases that repeat each other.
struct ScriptOutline: Hashable {
  /// The start state, the messages and the actions in the wire's form.
  private let bytes: [UInt8]

  /// Outlines a case; its messages are numbered in the order in which its actions name them.
  init(of test: Case) {
    let actions = test.steps.flatMap(\.actions)
    var names: [String: String] = [:]
    for name in actions.flatMap(\.messageNames) + test.messages.map(\.name)
    where names[name] == nil {
      names[name] = "message_\(names.count)"
    }
    let messages = test.messages.sorted { names[$0.name] ?? "" < names[$1.name] ?? "" }
    var given = test.given
    given.host.choices = given.host.choices.renamed(names)
    var json = JSONWriter()
    json.array([given]) { $1.write(to: &$0) }
    json.array(messages) { $1.write(to: &$0) }
    json.array(actions) { $1.renamingMessages(names).write(to: &$0) }
    bytes = json.bytes
  }
}

extension Action {
  /// The messages that the action names, in order.
  fileprivate var messageNames: [String] {
    switch self {
    case .startSession(let deliver): deliver
    case .presentLocal(let message), .logImpression(let message), .logClick(let message),
      .offer(let message):
      [message]
    case .choose(.messages(let choices)): choices.keys.sorted()
    case .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush, .enterBackground,
      .enterForeground, .relaunch, .rotate, .showKeyboard, .hideKeyboard, .advance, .dismiss,
      .click, .displayNext, .choose(.everyMessage), .serve, .assignPresenter, .opportunity,
      .queryStack:
      []
    }
  }

  /// The same action on messages with other names.
  fileprivate func renamingMessages(_ names: [String: String]) -> Action {
    func renamed(_ name: String) -> String { names[name] ?? name }
    return switch self {
    case .startSession(let deliver): .startSession(deliver: deliver.map(renamed))
    case .presentLocal(let message): .presentLocal(message: renamed(message))
    case .logImpression(let message): .logImpression(message: renamed(message))
    case .logClick(let message): .logClick(message: renamed(message))
    case .offer(let message): .offer(message: renamed(message))
    case .choose(.messages(let choices)): .choose(.messages(choices.renamed(names)))
    case .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush, .enterBackground,
      .enterForeground, .relaunch, .rotate, .showKeyboard, .hideKeyboard, .advance, .dismiss,
      .click, .displayNext, .choose(.everyMessage), .serve, .assignPresenter, .opportunity,
      .queryStack:
      self
    }
  }
}

extension [String: DisplayChoice] {
  /// The same answers for messages with other names.
  fileprivate func renamed(_ names: [String: String]) -> Self {
    Dictionary(map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
  }
}
