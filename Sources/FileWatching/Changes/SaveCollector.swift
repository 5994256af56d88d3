/// Makes one change of the several events that a save consists of.
///
/// Editors save in many ways: they write in place; they write another file and rename it; they move
/// the old one aside, write anew, and delete the old one. What ends a save is told from what may be
/// the middle of one, and the latter gets more time.
struct SaveCollector {
  /// What an event says of a file.
  enum Event: Hashable {
    /// It is complete: closed after writing, or renamed to its place.
    case saved
    /// It is gone, or has just been found: perhaps the middle of a save.
    case unsure
    /// Somebody has begun to write it, and will close it.
    case begun
  }

  /// How long nothing must happen after the end of a save.
  static let quiet: Duration = .milliseconds(4)
  /// How long nothing must happen in what may be the middle of one.
  static let patience: Duration = .milliseconds(50)
  /// How long a stream of events is gathered at most.
  static let limit: Duration = .milliseconds(250)

  private var events: [String: Event] = [:]
  private var isComplete = true
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// Records an event.
  mutating func note(_ event: Event, of path: String, at time: ContinuousClock.Instant) {
    // What has begun is heard of again when it is done.
    events[path] = event == .begun ? nil : event
    noteTime(time)
  }

  /// Takes note that events were lost.
  mutating func noteLoss(at time: ContinuousClock.Instant) {
    isComplete = false
    noteTime(time)
  }

  private mutating func noteTime(_ time: ContinuousClock.Instant) {
    first = first ?? time
    last = time
    if events.isEmpty, isComplete { (first, last) = (nil, nil) }
  }

  /// When what has been gathered is to be taken, unless more comes; `nil` where there is nothing.
  var deadline: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    let isOver = isComplete && events.values.allSatisfy { $0 == .saved }
    return min(last + (isOver ? Self.quiet : Self.patience), first + Self.limit)
  }

  /// Takes what has been gathered, if its time has come.
  mutating func take(at time: ContinuousClock.Instant) -> FileChanges? {
    guard let first, let deadline, time >= deadline else { return nil }
    defer { self = SaveCollector() }
    return FileChanges(paths: Set(events.keys), isComplete: isComplete, since: first)
  }
}
