/// The limits for an engine process, besides the time for a case.
package struct EngineLimits: Hashable, Sendable {
  /// How long a process may take to write its manifest.
  package var startTimeout: Duration
  /// How long a process may take to end after each request to do so: its input ends, then its whole
  /// group gets `SIGTERM`, then `SIGKILL`.
  package var stopGrace: Duration
  /// The length of a line on standard output, in bytes.
  package var lineLength: Int
  /// The number of bytes of standard error that are kept for a case.
  ///
  /// The last bytes are kept. The rest is read and dropped, so that an engine is never blocked.
  package var logLength: Int
  /// How many processes may replace another one before the first valid answer, and how many in a
  /// row that violated the protocol after it.
  package var maximumRestarts: Int
  /// How many processes may hang before the first valid answer.
  package var maximumHangs: Int
  /// How many of them may have written text instead of a reply; more of them would not answer either.
  package var maximumTexts: Int

  /// Creates limits; omitted values have their defaults.
  package init(
    startTimeout: Duration = .seconds(10), stopGrace: Duration = .seconds(1),
    lineLength: Int = 8 << 20, logLength: Int = 64 << 10, maximumRestarts: Int = 100,
    maximumHangs: Int = 10, maximumTexts: Int = 2
  ) {
    self.startTimeout = startTimeout
    self.stopGrace = stopGrace
    self.lineLength = lineLength
    self.logLength = logLength
    self.maximumRestarts = maximumRestarts
    self.maximumHangs = maximumHangs
    self.maximumTexts = maximumTexts
  }
}

extension EngineLimits {
  /// How long a process that closed one of its pipes may take to exit by itself, because its exit
  /// status says more; that can take some time on a busy machine.
  var exitGrace: Duration { .seconds(1) }

  /// How long a process that is no longer needed may take to end after `SIGTERM`.
  var abortGrace: Duration { .milliseconds(200) }
}
