import InAppMessages
import ReferenceEngine
import SpecModel

/// The state of a script's world at some point, as far as it decides what can happen next.
///
/// The reference engine runs alongside to know what is visible.
struct ScriptWorld {
  private(set) var now = 0
  private(set) var device: Device
  private(set) var visible: String?
  /// The type of the visible message.
  private(set) var visibleType: Message.Kind?
  /// The messages that have been displayed.
  private(set) var displayed: Set<String> = []
  private let messages: [Message]
  private var engine: Simulation
  private var observations: [[Observation]] = []

  private static let reference = ReferenceAdapter()

  /// Creates the world at the start of a script.
  init(_ script: Script) throws {
    engine = try Self.reference.simulation(of: script)
    messages = script.messages
    device = Device(script.given)
    observations.reserveCapacity(ScriptBuilder.usualLength)
  }

  /// What the reference engine did so far, and the answers on which that depended.
  var precedent: Precedent {
    var reading = Reading.default.limited(to: engine.answers.asked)
    for freedom in Answers.freedoms { reading[freedom] = nil }
    return Precedent(observations: observations, reading: reading)
  }

  /// The number of messages that wait on the stack.
  var waiting: Int { engine.waitingCount }

  /// Returns whether an action is possible and would change anything.
  func allows(_ action: Action) -> Bool {
    switch action {
    case .dismiss, .click: visible != nil
    case .enterBackground: device.app == .foreground
    case .enterForeground: device.app == .background
    case .rotate(let orientation): orientation != device.orientation
    case .showKeyboard: device.keyboard == .hidden && device.app == .foreground
    case .hideKeyboard: device.keyboard == .shown
    case .assignPresenter: device.presenter == .none
    case .logImpression(let message), .logClick(let message): displayed.contains(message)
    case .relaunch: !observations.isEmpty
    case .presentLocal(let name): messages.contains { $0.name == name && $0.isLocal }
    default: true
    }
  }

  /// Performs an action.
  mutating func perform(_ action: Action) {
    device.apply(action)
    switch action {
    case .advance(let span): now += span.milliseconds
    case .relaunch: show(nil)
    default: break
    }
    let seen = engine.perform(action)
    observations.append(seen)
    for observation in seen {
      switch observation {
      case .displayed(let message, _):
        show(message)
        displayed.insert(message)
      case .dismissed(let message) where visible == message: show(nil)
      default: continue
      }
    }
  }

  private mutating func show(_ name: String?) {
    visible = name
    visibleType = name.flatMap { name in messages.first { $0.name == name }?.type }
  }
}

extension Script {
  /// The script without the actions that are impossible where they are.
  var possible: Script? {
    if given.own.words != nil { return possibleInWords }
    guard var world = try? ScriptWorld(self) else { return nil }
    var script = self
    script.actions = actions.filter { action in
      guard world.allows(action) else { return false }
      world.perform(action)
      return true
    }
    return script
  }
}
