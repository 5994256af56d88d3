import EngineKit
import ReferenceEngine
import SpecModel

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
  init?(_ one: Meeting, _ other: Meeting, in profile: String, besides: [String]) {
    if other.sharesTrigger, one.waits || one.message.triggers.isEmpty { return nil }
    // Of one moment, there is one at once: what it triggers shares the trigger.
    if !other.happens.isEmpty, other.happens == one.happens { return nil }
    let script = MeetingScript(one, other, profile)
    self.init(besides: besides, play: script.play)
  }
}

/// Two messages, and what happens to them at once.
private struct MeetingScript {
  let setup: EngineSetup
  let before: [Action]
  let happens: [Action]

  init(_ one: Meeting, _ other: Meeting, _ profile: String) {
    var other = other
    if other.sharesTrigger { other.message.triggers = one.message.triggers }
    var given = Given()
    given.minimumInterval = 0
    setup = EngineSetup(
      profile: profile, given: given,
      messages: ["message": one.message, "other": other.message])
    let delivered = [one, other].filter(\.isDeliveredBefore).map(\.message.name)
    // The one that is on top of the stack came last.
    before = [.startSession(deliver: delivered)] + other.before + one.before
    happens = one.happens + other.happens
  }

  /// Lets it happen to the reference engine under a reading.
  ///
  /// Afterwards, the user dismisses what is displayed, and opportunities come until both had their turn.
  func play(_ reading: Reading) -> PlayedScript<MeetingFates>? {
    guard var engine = try? ReferenceAdapter(reading: reading).simulation(for: setup) else {
      return nil
    }
    let seen = engine.perform(before)
    var fates: [String: MessageFate] = [:]
    let dismissed: (MessageFate, [Action]) = (.later, [.dismiss])
    // Another session start is an opportunity that triggers nothing, and a push click may trigger.
    let offered: (MessageFate, [Action]) = (.waits, [.startSession(deliver: [])])
    let stages = [(.displayed, happens), dismissed, offered, dismissed, offered]
    for (moment, actions) in stages {
      let seen = engine.perform(actions)
      for name in setup.messages.keys where fates[name] == nil {
        fates[name] = MessageFate(of: name, in: seen, at: moment)
      }
    }
    return PlayedScript(
      outcome: MeetingFates(
        one: fates["message"] ?? .gone, other: fates["other"] ?? .gone),
      setup: seen, asked: engine.asked)
  }
}
