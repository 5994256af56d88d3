import SpecModel

extension ScriptMaker {
  /// The name of the script in which an action is performed.
  static func exerciseID(of kind: Action.Kind) -> String { "doctor/action-\(kind.rawValue)" }

  /// Makes a script in which the engine performs an action where that makes sense.
  ///
  /// - Returns: `nil` where the engine does not take it, or no profile of the engine's knows it.
  func exercise(of kind: Action.Kind) -> Script? {
    let name = "action-\(kind.rawValue)"
    let actions = kind.samples
    // Alone where the engine does not take what makes it sensible.
    return script(name, given: kind.given, preparation(for: kind) + actions)
      ?? script(name, given: kind.given, actions)
  }

  /// What has to happen before an action for it to have an effect; nothing for most.
  private func preparation(for kind: Action.Kind) -> [Action] {
    switch kind {
    case .logEvent, .logPurchase, .receiveAPIEvent, .openFromPush: [.startSession(deliver: [])]
    case .enterForeground: [.enterBackground]
    case .hideKeyboard: [.showKeyboard]
    case .relaunch, .dismiss, .click: show
    case .logImpression, .logClick: [.presentLocal(message: Self.note.name)]
    default: []
    }
  }
}

extension Action.Kind {
  /// The action with each argument that an engine should be tried with, in order.
  fileprivate var samples: [Action] {
    // What is handed to a presenter is a campaign; whatever the app speaks of can be its own.
    let message = isWrittenInCases ? ScriptMaker.note.name : ScriptMaker.sale.name
    return definition.shape.samples(about: message).compactMap { Action(self, $0) }
  }

  /// The start state in which the action has an effect.
  fileprivate var given: Given {
    Given(minimumInterval: 0, presenter: self == .assignPresenter ? .none : .assigned)
  }
}

extension Action.Shape {
  /// Arguments that an engine should be tried with, in order.
  fileprivate func samples(about message: String) -> [Action.Argument] {
    switch self {
    case .nothing: [.nothing]
    case .campaigns: [.campaigns([ScriptMaker.sale.name])]
    case .event(.name): [.event(.name, "opened_app", [:])]
    case .event(.product): [.event(.product, "shoes", ["price": .number(3)])]
    case .apiEvent: [.apiEvent(.customEvent, name: "opened_app")]
    case .orientation: [.orientation(.landscape), .orientation(.portrait)]
    case .span: [.span(.milliseconds(1500))]
    case .message: [.message(message)]
    case .choice:
      [.choice(.everyMessage(.reenqueue)), .choice(.messages([ScriptMaker.note.name: .now]))]
    case .assets: [.assets(["poster.png": .fail])]
    }
  }
}
