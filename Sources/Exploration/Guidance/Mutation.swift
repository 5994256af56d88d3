import ReferenceEngine
import SpecModel

/// Changes a script a little: its actions, a message, or the starting state.
struct Mutation {
  private let profile: Profile
  private let takes: KindSet<Action.Kind>
  private static let longest = 30

  init(in profile: Profile, takes: KindSet<Action.Kind>) {
    self.profile = profile
    self.takes = takes
  }

  /// The ways to change the actions of a script.
  private enum Change: CaseIterable {
    case extend
    case insert
    case omit
    case retime
    case `repeat`
  }

  /// Returns a changed script, or `nil` if the reference engine does not follow its profile.
  func apply(to script: Script, _ random: inout SeededGenerator) -> ScriptMaker.Made? {
    var start = script
    start.actions = []
    if random.happens(25) { changeMessage(&start, &random) }
    if random.happens(20) { changeWorld(&start, &random) }
    guard let world = try? ScriptWorld(start) else { return nil }
    var builder = ScriptBuilder(start, on: world, takes: takes, recordsTransitions: true)
    let change =
      random.pick([
        (35, Change.extend), (30, .insert), (10, .omit), (15, .retime), (10, .repeat),
      ]) ?? .extend
    follow(script.actions, &builder, change, &random)
    return builder.made
  }

  private func follow(
    _ actions: [Action], _ builder: inout ScriptBuilder, _ change: Change,
    _ random: inout SeededGenerator
  ) {
    let last = max(actions.count - 1, 0)
    let places = Set(
      (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Int.random(in: 0...last, using: &random)
      })
    let pauses = actions.indices.filter { actions[$0].kind == .advance }
    let pause = pauses.randomElement(using: &random)
    for (index, action) in actions.enumerated() {
      switch change {
      case .extend where index == places.min():
        for _ in 0..<Int.random(in: 1...8, using: &random) { builder.addRandomAction(&random) }
        if random.happens(50) { return }
        builder.add(action)
      case .insert where places.contains(index):
        for _ in 0..<Int.random(in: 1...3, using: &random) { builder.addRandomAction(&random) }
        builder.add(action)
      case .omit where places.contains(index): break
      case .retime where index == pause: builder.add(.advance(builder.span(&random)))
      case .repeat where index == places.max():
        for again in actions[...index].suffix(Int.random(in: 1...4, using: &random)) {
          builder.add(again)
        }
        builder.add(action)
      default: builder.add(action)
      }
      if builder.script.actions.count >= Self.longest { return }
    }
    if change == .extend || random.happens(30) {
      for _ in 0..<Int.random(in: 1...4, using: &random) { builder.addRandomAction(&random) }
    }
  }

  /// Replaces one property of a message by that of a random one.
  private func changeMessage(_ script: inout Script, _ random: inout SeededGenerator) {
    guard let index = script.messages.indices.randomElement(using: &random) else { return }
    var message = script.messages[index]
    let other = RandomMessages.message(message.name, &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: message.timeout = other.timeout
    case 1: message.orientation = other.orientation
    case 2:
      (message.type, message.image, message.zip) = (other.type, other.image, other.zip)
      for url in message.assets where random.happens(60) {
        script.given.assets[url] = AssetBehavior.random(&random)
      }
    case 3 where !message.isLocal: message.priority = random.pick([0, 1, 2], or: 0)
    default:
      let triggers = script.messages.flatMap(\.triggers)
      if !message.isLocal, let trigger = triggers.randomElement(using: &random) {
        message.triggers = [trigger]
      }
    }
    script.messages[index] = message
    let urls = Set(script.messages.flatMap(\.assets))
    script.given.assets = script.given.assets.filter { urls.contains($0.key) }
  }

  /// Replaces one part of the starting state by that of a random one.
  private func changeWorld(_ script: inout Script, _ random: inout SeededGenerator) {
    let other = Given.random(for: script.messages, in: profile, &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: script.given.minimumInterval = other.minimumInterval
    case 1: script.given.orientation = other.orientation
    case 2: script.given.host = other.host
    case 3: script.given.assets = other.assets
    default:
      script.given.presenter = other.presenter
      script.given.keyboard = other.keyboard
    }
  }
}
