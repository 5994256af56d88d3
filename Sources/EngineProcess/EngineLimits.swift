/// The bounds that an engine process is held to, beside the time for a case.
package struct EngineLimits: Hashable, Sendable {
  /// How long a process may take to write its manifest.
  package var startTimeout: Duration
  /// How long a process that was asked to end may take before it is asked more firmly: its input
  /// ends, then `SIGTERM`, then `SIGKILL`, to its whole group.
  package var stopGrace: Duration
  /// How many bytes a line on standard output may have.
  package var lineLength: Int
  /// How many bytes of standard error are kept for a case.
  ///
  /// They are the last ones. The rest is read and dropped: an engine never waits to be read.
  package var logLength: Int
  /// How many processes may replace another one before the first valid answer, and how many in a row
  /// that broke the protocol after it.
  package var maximumRestarts: Int
  /// How many processes may hang before the first valid answer.
  package var maximumHangs: Int

  /// Creates limits; what is left out has its usual value.
  package init(
    startTimeout: Duration = .seconds(10), stopGrace: Duration = .seconds(1),
    lineLength: Int = 8 << 20, logLength: Int = 64 << 10, maximumRestarts: Int = 100,
    maximumHangs: Int = 10
  ) {
    self.startTimeout = startTimeout
    self.stopGrace = stopGrace
    self.lineLength = lineLength
    self.logLength = logLength
    self.maximumRestarts = maximumRestarts
    self.maximumHangs = maximumHangs
  }
}

extension EngineLimits {
  /// How long a process that closed one of its ends may take to exit by itself, so that its exit
  /// status, which says more, can be told; on a busy machine that takes its time.
  var exitGrace: Duration { .seconds(1) }

  /// How long a process that nobody waits for any more may take to end after `SIGTERM`.
  var abortGrace: Duration { .milliseconds(200) }

  /// How long a case that was sent again on its own must be followed by silence for its answer to
  /// count: a second answer or a late word is then its own.
  var settling: Duration { .milliseconds(20) }
}
