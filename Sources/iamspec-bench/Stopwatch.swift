import Foundation

/// Measures wall time and the processor time of this process; children do not count.
struct Stopwatch {
  private let wall = ContinuousClock.now
  private let processor = processorTime()

  /// The wall time since it was created, in seconds.
  var wallSeconds: Double { (ContinuousClock.now - wall) / .seconds(1) }

  /// The processor time that this process has used since it was created, in seconds.
  var processorSeconds: Double { Self.processorTime() - processor }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
