import ArgumentParser
import Conformance
import Reporting
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One of the process's output streams.
struct Terminal: Console {
  private let stream: Stream

  /// Standard output, for results.
  static let output = Terminal(stream: Stream(.standardOutput))
  /// Standard error, for diagnostics.
  static let error = Terminal(stream: Stream(.standardError))

  /// An output stream, and the error after which it accepts no more.
  private final class Stream: Sendable {
    let descriptor: Descriptor
    let trouble = Mutex<SystemError?>(nil)

    init(_ descriptor: Descriptor) {
      self.descriptor = descriptor
    }
  }

  private var descriptor: Int32 { stream.descriptor.number }

  /// Makes writes to closed streams and full files fail with an error instead of ending the
  /// process.
  static func prepare() {
    // Empty handlers, because engines would inherit ignored signals.
    signal(SIGPIPE) { _ in }
    signal(SIGXFSZ) { _ in }
    // If the caller has closed a stream, the next file to be opened would get its number. A file
    // that cannot be written takes its place, so that no text for people ends up in a report.
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether the stream is a terminal.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Whether a line may be redrawn to show progress: on a terminal that can, and outside of CI, where
  /// a job may have a terminal, but its log keeps every version of the line.
  var showsProgress: Bool {
    isInteractive && Environment.current["TERM"] != "dumb"
      && !Environment.current.isContinuousIntegration
  }

  /// The number of columns; 80 if unknown.
  var width: Int {
    if let size, size.ws_col > 0 { return Int(size.ws_col) }
    return Environment.current["COLUMNS"].flatMap(Int.init).map { max($0, 40) } ?? 80
  }

  /// The number of lines on the screen, 24 if unknown; `nil` if the stream is no terminal.
  var rows: Int? {
    guard isInteractive else { return nil }
    return size.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } ?? 24
  }

  /// The size of the terminal; `nil` if the stream is none.
  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Tells whether to use colors: as the user chose, otherwise on a terminal unless `NO_COLOR` is
  /// set.
  func isColored(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isInteractive && Environment.current["NO_COLOR"] == nil
        && Environment.current["TERM"] != "dumb"
    }
  }

  /// Writes text; drops it if the reader has left.
  func write(_ text: PrintedText) {
    Waiting.makingWay { send(text.bytes) }
  }

  /// Writes bytes; failures are reported when the process ends.
  func send(_ bytes: [UInt8]) {
    guard !hasFailed else { return }
    do throws(SystemError) {
      try stream.descriptor.write(bytes)
    } catch {
      fail(error)
    }
  }

  /// Records that the stream accepts no more, which is reported when the process ends.
  func fail(_ error: SystemError) {
    stream.trouble.withLock { $0 = error }
  }

  /// Whether the stream accepts no more.
  var hasFailed: Bool { stream.trouble.withLock { $0 != nil } }

  /// Returns the final exit status, which is not a verdict if the verdict could not be written.
  ///
  /// A reader that leaves, as `head` does, has seen what it wanted, so that changes nothing.
  ///
  /// - Parameter status: The exit status of the command.
  func status(insteadOf status: ExitCode) -> ExitCode {
    guard let trouble = stream.trouble.withLock({ $0 }), trouble.code != EPIPE else {
      return status
    }
    let error = OutputError(
      path: OutputTarget.standardOutput, .cutShort(reason: trouble.reason))
    Terminal.error.writeError("\(error.text)")
    return status.outweighed(by: ExitStatus.notWritten)
  }
}
