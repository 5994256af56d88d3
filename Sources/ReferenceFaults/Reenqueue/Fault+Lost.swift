import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults by which a message that must go back on the stack is lost: it is neither displayed nor
/// discarded, and it waits no longer (`reenqueue.*`, `local.display`).
///
/// Code that simply returns where a message cannot be displayed has such faults.
extension Fault {
  static let lost: [Fault] = obstacles.flatMap { obstacle in
    [
      Fault(
        "\(obstacle.id)-loses", breaking: "\(obstacle.rule)/waits",
        "A message \(obstacle.offered) is lost, and nothing reports it.", in: obstacle.profiles
      ) {
        $0.loseAtCheck(obstacle.rule) { _ in true }
      }
    ]
      + Moment.allCases.map { moment in
        Fault(
          "\(obstacle.id)-loses-\(moment.id)",
          breaking: obstacle.clauses[moment]?.id ?? "\(obstacle.rule)/waits",
          "\(moment.subject) \(obstacle.phrase(moment)) is lost, and nothing reports it.",
          in: moment.profiles(of: obstacle)
        ) {
          if moment.isNew, let isThere = obstacle.isThere {
            $0.display.isDropped = { isThere($0) && moment.isNow($0) }
          } else {
            $0.loseAtCheck(obstacle.rule, when: moment.isNow)
          }
        }
      }
  }

  /// What keeps a message from the screen, so that it must go back.
  private struct Obstacle {
    let id: String
    let reason: ReenqueueReason
    let rule: String
    /// Where or why a message is not displayed: `in the background`.
    let words: String
    var profiles = Rulebook.Profile.allCases
    /// The clauses that say that a message waits, where it is not the one of the rule.
    var clauses: [Moment: ClauseID] = [.local: .localDisplayWaits]
    /// Whether it is there before the checks; `nil` if only the checks find out.
    var isThere: (@Sendable (Situation) -> Bool)?

    /// What happens to a message: `that is offered in the background`.
    var offered: String {
      reason == .displayChoice ? "that \(words)" : "that is offered \(words)"
    }

    /// What happens to a message at a moment.
    func phrase(_ moment: Moment) -> String {
      reason == .displayChoice
        ? "that \(words)\(moment.isNew ? " at once" : " at an opportunity")"
        : "that is \(moment.verb) \(words)"
    }
  }

  private static let obstacles: [Obstacle] = [
    Obstacle(
      id: "background", reason: .background, rule: "reenqueue.background",
      words: "in the background",
      clauses: [.local: .localDisplayWaits, .opportunity: .stackOfferWhenEligibleWaitsOn],
      isThere: { $0.world.app == .background }),
    Obstacle(
      id: "visible-message", reason: .otherVisible, rule: "reenqueue.other-visible",
      words: "while another is visible", isThere: { $0.visible != nil }),
    Obstacle(
      id: "keyboard", reason: .keyboard, rule: "reenqueue.keyboard",
      words: "while the keyboard is up", profiles: [.legacy],
      isThere: {
        $0.world.keyboard == .shown && $0.world.host.implements != .keyboardDisplayChoice
      }),
    Obstacle(
      id: "putting-off", reason: .displayChoice, rule: "reenqueue.display-choice",
      words: "the host puts off"),
  ]

  /// When a message is offered.
  private enum Moment: CaseIterable {
    /// Right at its trigger, or when the host presents it.
    case new
    /// Right at its trigger.
    case trigger
    /// When the host presents it.
    case local
    /// After it has waited.
    case opportunity

    var isNew: Bool { self != .opportunity }

    /// The profiles in which this is a fault: the Swift SDK need not keep a local message that it cannot display.
    func profiles(of obstacle: Obstacle) -> [Rulebook.Profile] {
      self == .local ? [.legacy] : obstacle.profiles
    }

    var id: String {
      switch self {
      case .new: "the-new"
      case .trigger: "the-triggered"
      case .local: "the-presented"
      case .opportunity: "the-waiting"
      }
    }

    var subject: String {
      switch self {
      case .new: "A new message"
      case .trigger: "A campaign"
      case .local: "A local message"
      case .opportunity: "A waiting message"
      }
    }

    var verb: String {
      switch self {
      case .new: "triggered or presented"
      case .trigger: "triggered"
      case .local: "presented"
      case .opportunity: "offered"
      }
    }

    @Sendable func isNow(_ situation: Situation) -> Bool {
      switch self {
      case .new: situation.entry.way == .trigger || situation.entry.way == .local
      case .trigger: situation.entry.way == .trigger
      case .local: situation.entry.way == .local
      case .opportunity: situation.entry.way == .stack || situation.entry.way == .request
      }
    }
  }
}
