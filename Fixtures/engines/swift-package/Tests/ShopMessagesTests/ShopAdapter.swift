import EngineKit
import ShopMessages
import SpecModel

/// Connects the message center to the suite.
struct ShopAdapter: EngineAdapter {
  let manifest = EngineManifest(name: "ShopMessages", version: "2.1", profiles: ["swift"])

  func makeEngine(for setup: EngineSetup) -> ShopEngine { ShopEngine(setup) }
}

/// A message center in a case: it receives actions, and its actions are recorded.
final class ShopEngine: TestableEngine {
  private let center: MessageCenter
  private let app: RecordingApp
  private let messages: [String: Message]

  init(_ setup: EngineSetup) {
    let given = setup.given
    messages = setup.messages
    app = RecordingApp(host: given.host, assets: given.assets)
    center = MessageCenter(
      minimumInterval: given.minimumInterval ?? 30,
      situation: MessageCenter.Situation(
        isInForeground: given.app == .foreground,
        orientation: Campaign.Orientation(given.orientation),
        hasPresenter: given.presenter == .assigned),
      network: app, delegate: app)
  }

  func perform(_ action: Action) throws -> [Observation] {
    switch action {
    case .startSession(let names):
      center.startSession(delivering: names.compactMap { messages[$0] }.map(Campaign.init))
    case .logEvent(let name, let properties):
      center.hear(.custom(name, properties.mapValues(Value.init)))
    case .logPurchase(let product, let properties):
      center.hear(.purchase(product, properties.mapValues(Value.init)))
    case .receiveAPIEvent: break
    case .openFromPush:
      center.setForeground(true)
      center.hear(.pushOpened)
    case .enterBackground: center.setForeground(false)
    case .enterForeground: center.setForeground(true)
    case .relaunch: center.relaunch()
    case .rotate(let orientation): center.rotate(to: Campaign.Orientation(orientation))
    case .advance(let span): center.advance(by: span.milliseconds)
    case .dismiss: center.dismiss()
    case .click: center.click()
    case .presentLocal(let name): messages[name].map { center.present(Campaign($0)) }
    case .choose(let change): app.host.apply(change)
    case .serve(let changes): app.assets.merge(changes) { $1 }
    case .assignPresenter: center.assignPresenter()
    case .logImpression(let name): center.countView(of: name)
    case .logClick(let name): center.countClick(on: name)
    case .queryStack: return [.stack(center.waiting)]
    default: throw UnsupportedAction("ShopMessages does not know \(action.kind.rawValue)")
    }
    return app.takeObservations()
  }
}
