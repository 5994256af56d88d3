/// How many cases a process has at a time, found out by trying.
///
/// An engine says how many it can take; how many are best, it need not know. One that goes through
/// its cases one after the other gains nothing by more than what hides the way through the pipe, and
/// all that it has not answered when it crashes is sent again, one by one. One that goes through them
/// side by side gains by all that it can take. So the window begins small, and doubles as long as the
/// answers come the faster for it.
struct ChosenWindow {
  /// How many cases the process may have.
  private(set) var size: Int
  /// How many the engine can take.
  private let limit: Int
  /// How long an answer took with half the window; `nil` while there is nothing to compare with.
  private var earlierPace: Duration?
  private var isSettled = false
  /// The answers that came while the window was full, and how long that was.
  private var (answers, time) = (0, Duration.zero)
  private var last: ContinuousClock.Instant?

  /// With how many cases it begins: enough to hide the way through the pipe.
  private static let start = 32
  /// After how many answers for each place a window is judged.
  private static let turns = 4

  /// Creates a window for an engine that can take so many cases.
  init(limit: Int) {
    self.limit = limit
    size = min(limit, Self.start)
  }

  /// Takes note of answers.
  ///
  /// - Parameters:
  ///   - count: How many have come.
  ///   - wasFull: Whether the process had all the cases that it may have until then; a window that is
  ///     not full is not what the answers wait for.
  ///   - now: When they came.
  mutating func note(_ count: Int, wasFull: Bool, at now: ContinuousClock.Instant) {
    guard size < limit, !isSettled else { return }
    if wasFull, let last {
      answers += count
      time += now - last
    }
    last = now
    guard answers >= size * Self.turns else { return }
    let pace = time / answers
    // A tenth is more than chance brings about, and less than an engine gains that runs twice as
    // many cases side by side.
    if let earlierPace, pace > earlierPace * 0.9 {
      size /= 2
      isSettled = true
    } else {
      earlierPace = pace
      size = min(2 * size, limit)
    }
    (answers, time) = (0, .zero)
  }
}
