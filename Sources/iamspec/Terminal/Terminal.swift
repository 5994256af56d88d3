import ArgumentParser
import ContinuousIntegration
import Reporting
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One of the process's output streams, and what it is connected to.
struct Terminal: Console {
  private let stream: Stream

  /// Standard output: results.
  static let output = Terminal(stream: Stream(.standardOutput))
  /// Standard error: diagnostics.
  static let error = Terminal(stream: Stream(.standardError))

  /// An output stream, and why it takes no more.
  private final class Stream: Sendable {
    let descriptor: Descriptor
    let trouble = Mutex<SystemError?>(nil)

    init(_ descriptor: Descriptor) {
      self.descriptor = descriptor
    }
  }

  private var descriptor: Int32 { stream.descriptor.number }

  /// Prepares the process for streams and files that take no more: that is an error of the write,
  /// and not the end of the process.
  static func prepare() {
    // Handlers that do nothing, because engines would inherit signals that are ignored.
    signal(SIGPIPE) { _ in }
    signal(SIGXFSZ) { _ in }
    // A stream that the caller has closed leaves its number to the next file that is opened. A file
    // that cannot be written stands in for it, so that no text meant for people ends up in a report.
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether the stream is a terminal.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// The number of columns; 80 where nothing else is known.
  var width: Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return Environment.current["COLUMNS"].flatMap(Int.init).map { max($0, 40) } ?? 80
  }

  /// Whether to color: as the user says, else on a terminal without `NO_COLOR`.
  func isColored(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isInteractive && Environment.current["NO_COLOR"] == nil
        && Environment.current["TERM"] != "dumb"
    }
  }

  /// Writes text; where the reader has left, drops it.
  func write(_ text: PrintedText) {
    Waiting.makingWay { send(Array(text.text.utf8)) }
  }

  /// Writes bytes; what the stream does not take is told when the process ends.
  func send(_ bytes: [UInt8]) {
    guard !hasFailed else { return }
    do throws(SystemError) {
      try stream.descriptor.write(bytes)
    } catch {
      fail(error)
    }
  }

  /// Takes note that the stream takes no more, which is told when the process ends.
  func fail(_ error: SystemError) {
    stream.trouble.withLock { $0 = error }
  }

  /// Whether the stream takes no more.
  var hasFailed: Bool { stream.trouble.withLock { $0 != nil } }

  /// The final exit status: a verdict that could not be written is not enough.
  ///
  /// A reader that leaves, as `head` does, has seen what it wanted: that changes nothing.
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
