import EngineKit
import SpecModel
import Wording

/// What becomes of two messages to which something happens at once.
struct MeetingFates: CellOutcome {
  /// What becomes of the first.
  var one: MessageFate
  /// What becomes of the other.
  var other: MessageFate

  func differsInMoment(from others: MeetingFates) -> Bool {
    zip([one, other], [others.one, others.other]).allSatisfy { own, another in
      own == another || own.differsInMoment(from: another)
    }
  }

  /// Both in words: who is displayed at once, and what becomes of the one who is not.
  var words: String {
    switch (one, other) {
    case (.displayed, .displayed): "both"
    case (.displayed, let rest): "this one; other \(rest.rawValue)"
    case (let rest, .displayed): "the other; this one \(rest.rawValue)"
    case (let one, let other): "this one \(one.rawValue); other \(other.rawValue)"
    }
  }
}

/// What becomes of two messages to which something happens at once, as the reference engine does it.
typealias MeetingCell = DecidedCell<MeetingFates>

extension DecidedCell where Outcome == MeetingFates {
  /// Plays what happens to two messages at once.
  ///
  /// - Returns: `nil` if it cannot occur.
  init?(
    _ one: Meeting, _ other: Meeting, in profile: String, of domain: any Domain, besides: [String]
  ) {
    if other.sharesTrigger, one.waits || one.message.triggers.isEmpty { return nil }
    // Of one moment, there is one at once: what it triggers shares the trigger.
    if !other.happens.isEmpty, other.happens == one.happens { return nil }
    self.init(
      MomentScript(one, other, profile), in: domain, besides: besides,
      outcome: { seen in
        MeetingFates(
          one: MessageFate(of: "message", in: seen), other: MessageFate(of: "other", in: seen))
      })
  }
}

extension MomentScript {
  /// Two messages, and what happens to them at once.
  ///
  /// Afterwards, the user dismisses what is displayed, and opportunities come until both had their turn.
  fileprivate init(_ one: Meeting, _ other: Meeting, _ profile: String) {
    var other = other
    if other.sharesTrigger { other.message.triggers = one.message.triggers }
    var given = Given()
    given.minimumInterval = 0
    let delivered = [one, other].filter(\.isDeliveredBefore).map(\.message.name)
    let dismissed: (MessageFate, [Action]) = (.later, [.dismiss])
    // Another session start is an opportunity that triggers nothing, and a push click may trigger.
    let offered: (MessageFate, [Action]) = (.waits, [.startSession(deliver: [])])
    self.init(
      setup: EngineSetup(
        profile: profile, given: given,
        messages: ["message": one.message, "other": other.message]),
      // The one that is on top of the stack came last.
      before: [.startSession(deliver: delivered)] + other.before + one.before,
      moments: [
        (.displayed, one.happens + other.happens), dismissed, offered, dismissed, offered,
      ])
  }
}
