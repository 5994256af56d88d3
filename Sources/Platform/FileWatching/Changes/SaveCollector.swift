/// Combines the events of a save into one change.
///
/// Editors save in many ways: they write the file in place; they write another file and rename it;
/// they move the old file aside, write a new one, and delete the old one. Events that end a save
/// are distinguished from those that may be in the middle of one, after which more time is allowed.
struct SaveCollector {
  /// The meaning of an event for a file.
  enum Event: Hashable {
    /// The file is complete: closed after writing, or renamed to its place.
    case saved
    /// The file is gone or was just found, perhaps in the middle of a save.
    case unsure
    /// A program has begun to write the file, and will close it.
    case begun
  }

  /// The time without events that must follow the end of a save.
  static let quiet: Duration = .milliseconds(4)
  /// The time without events that must follow a possible middle of a save.
  static let patience: Duration = .milliseconds(50)
  /// The maximum time for which a stream of events is collected.
  static let limit: Duration = .milliseconds(250)

  private var events: [String: Event] = [:]
  private var isComplete = true
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// Records an event.
  mutating func note(_ event: Event, of path: String, at time: ContinuousClock.Instant) {
    // A file that is being written has another event when it is closed.
    events[path] = event == .begun ? nil : event
    noteTime(time)
  }

  /// Records that events were lost.
  mutating func noteLoss(at time: ContinuousClock.Instant) {
    isComplete = false
    noteTime(time)
  }

  private mutating func noteTime(_ time: ContinuousClock.Instant) {
    first = first ?? time
    last = time
    if events.isEmpty, isComplete { (first, last) = (nil, nil) }
  }

  /// The time at which the collected changes are ready unless more events follow, or `nil` if there
  /// are none.
  var deadline: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    let isOver = isComplete && events.values.allSatisfy { $0 == .saved }
    return min(last + (isOver ? Self.quiet : Self.patience), first + Self.limit)
  }

  /// Removes and returns the collected changes if they are ready.
  mutating func take(at time: ContinuousClock.Instant) -> FileChanges? {
    guard let first, let deadline, time >= deadline else { return nil }
    defer { self = SaveCollector() }
    return FileChanges(paths: Set(events.keys), isComplete: isComplete, since: first)
  }
}
