/// The number of cases that a process has at a time, found by trying.
///
/// An engine says how many cases it can take, but not how many are best. An engine that runs its
/// cases one after another gains nothing from more cases than needed to hide the latency of the
/// pipe, and every case without an answer is sent again, one by one, when it crashes. An engine
/// that runs its cases in parallel gains from as many as it can take. So the window starts small,
/// and doubles as long as answers come faster because of it.
struct ChosenWindow {
  /// The number of cases that the process may have.
  private(set) var size: Int
  /// The number of cases that the engine can take.
  private let limit: Int
  /// The window before, and its time per answer; `nil` if there is nothing to compare with yet.
  private var earlier: (size: Int, pace: Duration)?
  private var isSettled = false
  /// The number of answers that came while the window was full, and the time it was full.
  private var (answers, time) = (0, Duration.zero)
  private var last: ContinuousClock.Instant?

  /// The initial window, which is enough to hide the latency of the pipe.
  private static let start = 32
  /// A window is judged after this many answers for each of its places.
  private static let turns = 4

  /// Creates a window for an engine that can take a number of cases.
  init(limit: Int) {
    self.limit = limit
    size = min(limit, Self.start)
  }

  /// Records answers.
  ///
  /// - Parameters:
  ///   - count: The number of answers.
  ///   - wasFull: Whether the process had all the cases that it may have until then; otherwise, the
  ///     window did not limit it.
  ///   - now: The time of the answers.
  mutating func note(_ count: Int, wasFull: Bool, at now: ContinuousClock.Instant) {
    guard !isSettled else { return }
    if wasFull, let last {
      answers += count
      time += now - last
    }
    last = now
    guard answers >= size * Self.turns else { return }
    let pace = time / answers
    // A tenth is more than chance causes, and less than an engine gains that runs twice as many
    // cases in parallel.
    if let earlier, pace > earlier.pace * 0.9 {
      size = earlier.size
      isSettled = true
    } else if size == limit {
      isSettled = true
    } else {
      earlier = (size, pace)
      size = min(2 * size, limit)
    }
    (answers, time) = (0, .zero)
  }
}
