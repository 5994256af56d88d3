import SpecModel

/// The deliveries that are under way, which depend on the script alone.
struct Deliveries: Sendable {
  /// A delivery that takes time.
  struct UnderWay: Sendable {
    var names: [String]
    /// The number of its session since the launch.
    var session: Int
    /// When it ends, in milliseconds, and whether it arrives then.
    var end: Int
    var succeeds: Bool
  }

  private var behavior = AssetBehavior.ok
  private(set) var underWay: [UnderWay] = []
  private var sessions = 0
  /// The messages that arrived in the current action.
  var arrivedNow: [String] = []
  /// What arrived while time passed in the current action: the messages of each delivery.
  var arrivedLate: [[String]] = []

  /// Whether the delivery of the latest session is under way.
  var areAwaited: Bool { underWay.contains { $0.session == sessions } }

  /// What becomes of a session's delivery at once.
  enum Outcome: Sendable {
    case arrived
    case failed
    case underWay
  }

  mutating func serve(_ behavior: AssetBehavior) { self.behavior = behavior }

  /// Notes that a session starts.
  mutating func begin(_ names: [String], at now: Int) -> Outcome {
    sessions += 1
    if behavior.after == .zero { return behavior.succeeds ? .arrived : .failed }
    underWay.append(
      UnderWay(
        names: names, session: sessions, end: now + behavior.after.milliseconds,
        succeeds: behavior.succeeds))
    return .underWay
  }

  /// Takes the deliveries that have ended by now, in the order of time.
  mutating func takeEnded(by now: Int) -> [UnderWay] {
    if underWay.isEmpty { return [] }
    let ended = underWay.filter { $0.end <= now }
    underWay.removeAll { $0.end <= now }
    return ended.sorted { ($0.end, $0.session) < ($1.end, $1.session) }
  }

  /// Whether a later session has started since a delivery began (`open.delivery-overtaken`).
  func isOvertaken(_ delivery: UnderWay) -> Bool { delivery.session < sessions }

  /// Whether a delivery without the message arrived while time passed: it may have taken the message from the stack
  /// after that had gone back (`open.redelivery-stack`).
  func mayHaveDropped(_ message: Message) -> Bool {
    !message.isLocal && arrivedLate.contains { !$0.contains(message.name) }
  }

  /// A launch ends what is under way.
  mutating func forget() {
    underWay = []
    sessions = 0
  }
}
