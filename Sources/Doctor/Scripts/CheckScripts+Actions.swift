import SpecModel

extension CheckScripts {
  /// Returns the name of the script in which an action is performed.
  static func exerciseID(of kind: Action.Kind) -> String { "doctor/action-\(kind.rawValue)" }

  /// Makes a script in which the engine performs an action under sensible conditions.
  ///
  /// - Returns: `nil` if the engine does not take the action, or if none of its profiles knows it.
  func exercise(of kind: Action.Kind) -> Script? {
    if let samples = scope.samples {
      guard let script = samples.beginning(with: kind, for: manifest) else { return nil }
      return longest.map { script.length <= $0 } ?? true ? script : nil
    }
    let name = "action-\(kind.rawValue)"
    let actions = kind.samples
    // The action alone, if the engine does not take the actions that prepare it.
    return script(name, given: kind.given, preparation(for: kind) + actions)
      ?? script(name, given: kind.given, actions)
  }

  /// Returns the actions that must come before an action for it to have an effect.
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
  /// The action, with each argument that an engine should be tried with, in order.
  fileprivate var samples: [Action] {
    // A presenter is handed a campaign's message; the app's own actions can use a local message.
    let message = isWrittenInCases ? CheckScripts.note.name : CheckScripts.sale.name
    return definition.shape.samples(about: message).compactMap { Action(self, $0) }
  }

  /// The starting state in which the action has an effect.
  fileprivate var given: Given {
    Given(minimumInterval: 0, presenter: self == .assignPresenter ? .none : .assigned)
  }
}

extension Action.Shape {
  /// Returns the arguments that an engine should be tried with, in order.
  fileprivate func samples(about message: String) -> [Action.Argument] {
    switch self {
    case .nothing: [.nothing]
    case .campaigns: [.campaigns([CheckScripts.sale.name])]
    case .event(.name): [.event(.name, "opened_app", [:])]
    case .event(.product): [.event(.product, "shoes", ["price": .number(3)])]
    case .apiEvent: [.apiEvent(.customEvent, name: "opened_app")]
    case .orientation: [.orientation(.landscape), .orientation(.portrait)]
    case .span: [.span(.milliseconds(1500))]
    case .message: [.message(message)]
    case .choice:
      [.choice(.everyMessage(.reenqueue)), .choice(.messages([CheckScripts.note.name: .now]))]
    case .assets: [.assets(["poster.png": .fail])]
    case .result: [.result(AssetBehavior(succeeds: true, after: .seconds(1))), .result(.ok)]
    case .word: []
    }
  }
}
