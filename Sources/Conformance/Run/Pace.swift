/// How many cases a run passes to its host at a time.
///
/// To pass a batch on and to take its results back costs about as much as a few cases of a quick
/// engine, so such an engine gets large batches. With a slow one, nobody should wait for a large
/// batch until the first result is shown or the limit of failures ends the run.
package struct Pace: Sendable {
  /// The number of batches that run at a time.
  package var width: Int
  /// The number of cases in a batch.
  package var batchSize: Int
  /// The number of cases of a batch that the host gets at a time.
  package var together: Int

  /// Creates a pace.
  package init(width: Int, batchSize: Int, together: Int) {
    precondition(width > 0 && batchSize > 0, "a runner needs a width and a batch size above zero")
    precondition(together > 0, "a host gets at least one case at a time")
    self.width = width
    self.batchSize = batchSize
    self.together = together
  }

  /// The paces for a program that can process some cases at a time, with the smallest batches first.
  ///
  /// - Parameter capacity: The number of cases that its processes can handle at a time.
  package static func paces(forCapacity capacity: Int) -> [Pace] {
    [8, 4, 2].map { part in
      let together = max(1, capacity / part)
      // One batch more than fits, so that there is always a case to send when a place becomes free.
      return Pace(width: capacity / together + 1, batchSize: together, together: together)
    }
  }
}

/// The choice of the pace during a run, by the time that batches take.
struct PaceChoice {
  private let paces: [Pace]
  private var level = 0

  /// Creates a choice among paces, of which there is at least one; the first has the smallest
  /// batches.
  init(among paces: [Pace]) {
    precondition(!paces.isEmpty, "a run needs a pace")
    self.paces = paces
  }

  /// The pace to use now.
  var pace: Pace { paces[level] }

  /// Notes how long a batch took: the next ones are larger after a quick one, and the smallest
  /// after a slow one.
  mutating func note(_ duration: Duration) {
    if duration < Self.quick {
      level = min(level + 1, paces.count - 1)
    } else if duration > Self.slow {
      level = 0
    }
  }

  /// A batch that takes less is quick: people notice no delay.
  private static let quick = Duration.milliseconds(20)
  /// A batch that takes more is slow.
  private static let slow = Duration.milliseconds(100)
}
