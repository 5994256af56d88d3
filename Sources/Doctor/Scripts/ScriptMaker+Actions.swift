import SpecModel

extension ScriptMaker {
  /// Makes a script in which the engine performs an action where that makes sense.
  ///
  /// - Returns: `nil` where the engine does not take it, or no profile of the engine's knows it.
  func exercise(of kind: Action.Kind) -> Script? {
    let name = "action-\(kind.rawValue)"
    let note = Self.note.name
    /// The action after others, or alone where the engine does not take those.
    func after(_ actions: [Action], _ action: Action) -> Script? {
      script(name, actions + [action]) ?? script(name, [action])
    }
    switch kind {
    case .startSession: return script(name, [.startSession(deliver: [Self.sale.name])])
    case .logEvent:
      return after([.startSession(deliver: [])], .logEvent(name: "opened_app", properties: [:]))
    case .logPurchase:
      return after(
        [.startSession(deliver: [])],
        .logPurchase(product: "shoes", properties: ["price": .number(3)]))
    case .receiveAPIEvent:
      return after([.startSession(deliver: [])], .receiveAPIEvent(.customEvent, name: "opened_app"))
    case .openFromPush: return after([.startSession(deliver: [])], .openFromPush)
    case .enterBackground: return script(name, [.enterBackground])
    case .enterForeground: return after([.enterBackground], .enterForeground)
    case .relaunch: return after(show, .relaunch)
    case .rotate: return script(name, [.rotate(.landscape), .rotate(.portrait)])
    case .showKeyboard: return script(name, [.showKeyboard])
    case .hideKeyboard: return after([.showKeyboard], .hideKeyboard)
    case .advance: return script(name, [.advance(.milliseconds(1500))])
    case .dismiss: return after(show, .dismiss)
    case .click: return after(show, .click)
    case .presentLocal: return script(name, [.presentLocal(message: note)])
    case .displayNext: return script(name, [.displayNext])
    case .choose:
      return script(
        name, [.choose(.everyMessage(.reenqueue)), .choose(.messages([note: .now]))])
    case .serve: return script(name, [.serve(["poster.png": .fail])])
    case .assignPresenter:
      return script(name, given: Given(minimumInterval: 0, presenter: .none), [.assignPresenter])
    case .logImpression:
      return after([.presentLocal(message: note)], .logImpression(message: note))
    case .logClick: return after([.presentLocal(message: note)], .logClick(message: note))
    case .offer: return script(name, [.offer(message: Self.sale.name)])
    case .opportunity: return script(name, [.opportunity])
    case .queryStack: return script(name, [.queryStack])
    }
  }
}
