import ClauseIDs
import SpecModel

/// The minimum interval between messages (`rate-limit.default`, `rate-limit.override`).
///
/// It keeps everything that may have started it, and asks which of that counts only when it matters.
struct Interval: Equatable, Sendable {
  private let book: SharedRulebook
  /// How long it is, in milliseconds; 0 switches the limit off.
  private let length: Int
  private let isConfigured: Bool
  /// What may have started it, the oldest first, without what is over whatever the answers.
  private var starts: [Start] = []
  /// Up to when its ends have been dealt with, in milliseconds.
  private var dealtUntil = -1

  /// Something that may have started the interval.
  private struct Start: Equatable, Sendable {
    var time: Int
    var cause: Cause
    /// Whether it is the dismissal of a message whose display may start it (`open.rate-limit-base`).
    var isDismissal = false
    /// Whether the app was relaunched since (`open.relaunch-rate-limit`).
    var isFromEarlierLaunch = false

    /// Whether it starts the interval whatever the answers.
    var isCertain: Bool { cause == .certain && !isDismissal && !isFromEarlierLaunch }
  }

  /// What may start the interval; whether it does is open for all but the first.
  private enum Cause: Sendable {
    /// A message was triggered and displayed at once, which starts it whatever the answers.
    case certain
    /// A message was triggered (`open.rate-limit-base`).
    case trigger
    /// A message was triggered, and went back (`open.rate-limit-waiting`).
    case triggerOfReenqueued
    /// A message was triggered, and was discarded (`open.rate-limit-discarded`).
    case triggerOfDiscarded
    /// A message was triggered, and there was no presenter (`open.rate-limit-presenter`).
    case triggerWithoutPresenter
    /// A message was triggered, and the interval held it back (`open.rate-limit-held-back`).
    case triggerOfHeldBack
    /// A message was displayed, later than it was triggered (`open.rate-limit-base`).
    case display
    /// A message from the stack was displayed (`open.rate-limit-stack-display`).
    case displayFromStack
    /// A local message was displayed (`open.rate-limit-local-display`).
    case displayOfLocal
  }

  /// Creates the interval of an engine that has just been started.
  ///
  /// - Parameters:
  ///   - book: What the interval is and what starts it.
  ///   - configured: The configured interval in whole seconds; `nil` if it is not configured.
  init(book: SharedRulebook, configured: Int?) {
    self.book = book
    length = book.rules.rateLimit.interval(configured)
    isConfigured = configured != nil
  }

  // MARK: What its decisions rest on

  /// How long it is, in words.
  var lengthInWords: String { TimeSpan.milliseconds(length).description }

  /// The clause by which it holds a message back.
  var holdsBack: ClauseID {
    isConfigured ? .rateLimitOverrideHoldsBack : .rateLimitDefaultHoldsBack
  }

  /// The clause by which it lets a later message through.
  var letsThrough: ClauseID {
    isConfigured ? .rateLimitOverrideReplacesDefault : .rateLimitDefaultThenLetsThrough
  }

  /// The clause by which an event that triggers nothing does not start it; `nil` if it is off.
  var isIndifferentToEvents: ClauseID? {
    guard length > 0 else { return nil }
    return isConfigured ? .rateLimitOverrideBetweenMessages : .rateLimitDefaultBetweenMessages
  }

  /// Hashes what differs most often.
  func hashRoughly(into hasher: inout Hasher) {
    hasher.combine(starts.count)
    for start in starts {
      hasher.combine(start.time)
      hasher.combine(start.cause)
    }
  }

  // MARK: Whether it runs

  /// Whether it may hold something back now, depending on what is open.
  func mayRun(at now: Int) -> Bool {
    guard length > 0, let last = starts.last else { return false }
    return !book.rules.rateLimit.isRestarted
      || book.rules.rateLimit.passed(last.time, now) <= length
  }

  /// Whether it holds back messages that come this way.
  func holdsBack(_ way: Entry.Way, at now: Int, _ answers: inout Answers) -> Bool {
    guard mayRun(at: now) else { return false }
    return switch way {
    case .trigger: isRunning(at: now, &answers)
    case .stack: answers[.rateLimitStack] == .heldBack && isRunning(at: now, &answers)
    case .request: answers[.rateLimitRequest] == .heldBack && isRunning(at: now, &answers)
    case .local: answers[.rateLimitLocal] == .heldBack && isRunning(at: now, &answers)
    }
  }

  /// Whether it holds back a message whose assets have arrived since it was offered.
  ///
  /// Counted from the trigger, it let the message pass then. Counted from the display, it also has to
  /// separate this display from the last one (`open.rate-limit-base`).
  func holdsBackLoaded(_ entry: Entry, at now: Int, _ answers: inout Answers) -> Bool {
    if entry.isHeldBack { return holdsBack(.trigger, at: now, &answers) }
    guard mayRun(at: now), answers[.rateLimitBase] != .trigger else { return false }
    return holdsBack(entry.way, at: now, &answers)
  }

  /// Whether less than the interval has passed since it was started.
  private func isRunning(at now: Int, _ answers: inout Answers) -> Bool {
    if !book.rules.rateLimit.isRestarted {
      guard let first = starts.first(where: { counts($0, &answers) }) else { return false }
      return isWithin(book.rules.rateLimit.passed(first.time, now), &answers)
    }
    // Whatever else counts came later, and makes no difference.
    let isCertain = starts.contains {
      $0.isCertain && book.rules.rateLimit.passed($0.time, now) < length
    }
    if isCertain { return true }
    for start in starts.reversed() {
      if book.rules.rateLimit.passed(start.time, now) > length { return false }
      if counts(start, &answers) {
        return isWithin(book.rules.rateLimit.passed(start.time, now), &answers)
      }
    }
    return false
  }

  private func isWithin(_ passed: Int, _ answers: inout Answers) -> Bool {
    passed == length ? answers[.rateLimitEdge] == .notEnough : passed < length
  }

  private func counts(_ start: Start, _ answers: inout Answers) -> Bool {
    if start.isFromEarlierLaunch, answers[.relaunchRateLimit] == .forgotten { return false }
    guard counts(start.cause, &answers) else { return false }
    return !start.isDismissal || answers[.rateLimitBase] == .dismissal
  }

  private func counts(_ cause: Cause, _ answers: inout Answers) -> Bool {
    switch cause {
    case .certain: true
    case .trigger: answers[.rateLimitBase] == .trigger
    case .triggerOfReenqueued:
      answers[.rateLimitBase] == .trigger && answers[.rateLimitWaiting] == .starts
    case .triggerOfDiscarded:
      answers[.rateLimitBase] == .trigger && answers[.rateLimitDiscarded] == .starts
    case .triggerWithoutPresenter:
      answers[.rateLimitBase] == .trigger && answers[.rateLimitPresenter] == .starts
    case .triggerOfHeldBack:
      answers[.rateLimitBase] == .trigger && answers[.rateLimitHeldBack] == .starts
    case .display: answers[.rateLimitBase] != .trigger
    case .displayFromStack: answers[.rateLimitStackDisplay] == .starts
    case .displayOfLocal: answers[.rateLimitLocalDisplay] == .starts
    }
  }

  // MARK: When it is over

  /// When it may next be over, in milliseconds: after its length, or a millisecond later
  /// (`open.rate-limit-edge`).
  var nextEnd: Int? {
    var next = NextTime()
    for start in starts { next.noteEnd(start.time + length, after: dealtUntil) }
    return next.time
  }

  /// Notes that its ends up to this time have been dealt with.
  mutating func dealWithEnds(until time: Int) {
    dealtUntil = time
  }

  /// Whether it may be over at exactly this time, depending on what is open.
  func mayBeOver(at now: Int) -> Bool {
    starts.contains { $0.time + length == now || $0.time + length + 1 == now }
      && !starts.contains { $0.isCertain && now < $0.time + length }
  }

  /// Tells whether it is over at exactly this time.
  func isOver(at now: Int, _ answers: inout Answers) -> Bool {
    for start in starts.reversed() {
      let end = start.time + length
      if now > end + 1 { return false }
      guard counts(start, &answers) else { continue }
      if now < end { return false }
      return (now == end) == (answers[.rateLimitEdge] == .enough)
    }
    return false
  }

  // MARK: What starts and ends it

  /// Notes that a kind of event triggers a message; others may wait for an opportunity then.
  mutating func noteTrigger(_ kind: EventKind, othersWait: Bool, at time: Int) {
    if book.rules.rateLimit.starts(kind, othersWait) { add(.trigger, at: time) }
  }

  /// Notes that a kind of event triggers a message that is held back.
  mutating func noteHeldBack(_ kind: EventKind, othersWait: Bool, at time: Int) {
    if book.rules.rateLimit.starts(kind, othersWait) { add(.triggerOfHeldBack, at: time) }
  }

  /// Ends early.
  mutating func end() {
    starts = []
  }

  /// Notes that it starts, whatever the answers.
  mutating func noteBeginning(at time: Int) {
    add(.certain, at: time)
  }

  /// Notes that time passes in the background.
  ///
  /// - Parameter time: How much, in milliseconds.
  mutating func noteBackground(of time: Int) {
    guard !book.rules.rateLimit.passesInBackground else { return }
    for index in starts.indices { starts[index].time += time }
  }

  /// Notes a display.
  mutating func noteDisplay(of entry: Entry, at now: Int) {
    switch entry.way {
    case .trigger:
      if entry.triggeredAt == now, let index = indexOfTrigger(of: entry) {
        starts[index].cause = .certain
      } else {
        add(.display, at: now)
      }
    case .stack, .request: add(.displayFromStack, at: now)
    case .local: add(.displayOfLocal, at: now)
    }
  }

  /// Notes that a visible message was dismissed.
  mutating func noteDismissal(of entry: Entry, at now: Int) {
    switch entry.way {
    case .trigger: add(.certain, at: now, isDismissal: true)
    case .stack, .request: add(.displayFromStack, at: now, isDismissal: true)
    case .local: add(.displayOfLocal, at: now, isDismissal: true)
    }
  }

  /// Notes that a message was triggered without a presenter.
  mutating func noteMissingPresenter(at now: Int) {
    if let index = indexOfTrigger(at: now) { starts[index].cause = .triggerWithoutPresenter }
  }

  /// Notes that a triggered message went back on the stack.
  mutating func noteReturn(of entry: Entry) {
    if let index = indexOfTrigger(of: entry) { starts[index].cause = .triggerOfReenqueued }
  }

  /// Notes that a triggered message was discarded.
  mutating func noteDiscard(of entry: Entry) {
    if let index = indexOfTrigger(of: entry) { starts[index].cause = .triggerOfDiscarded }
  }

  /// Notes that the app is relaunched.
  mutating func noteRelaunch() {
    for index in starts.indices { starts[index].isFromEarlierLaunch = true }
  }

  private func indexOfTrigger(of entry: Entry) -> Int? {
    entry.way == .trigger ? indexOfTrigger(at: entry.triggeredAt) : nil
  }

  private func indexOfTrigger(at time: Int) -> Int? {
    starts.lastIndex { start in
      if case .trigger = start.cause { start.time == time } else { false }
    }
  }

  /// Whether the trigger of a message at this time may have started it, depending on what becomes of the message.
  func hasTrigger(at time: Int) -> Bool { indexOfTrigger(at: time) != nil }

  /// Forgets what may have started it and can no longer matter, because it is over or was certainly started later.
  mutating func forgetIrrelevant(at now: Int) {
    guard book.rules.rateLimit.isRestarted else { return }
    if let last = starts.lastIndex(where: \.isCertain) {
      starts.removeFirst(last)
    }
    starts.removeAll { now - $0.time > length + 1 }
  }

  private mutating func add(_ cause: Cause, at time: Int, isDismissal: Bool = false) {
    guard length > 0 else { return }
    if !starts.isEmpty, book.rules.rateLimit.isRestarted {
      starts.removeAll { time - $0.time > length + 1 }
    }
    starts.append(Start(time: time, cause: cause, isDismissal: isDismissal))
  }
}
