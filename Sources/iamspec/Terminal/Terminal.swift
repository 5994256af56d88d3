import Foundation
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the process's output streams, and what it is connected to.
struct Terminal: Sendable {
  private let descriptor: Int32

  /// Standard output: results.
  static let output = Terminal(descriptor: 1)
  /// Standard error: diagnostics.
  static let error = Terminal(descriptor: 2)

  /// Whether a person is looking.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// The number of columns; 80 where nothing else is known.
  var width: Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).map { max($0, 40) }
      ?? 80
  }

  /// Whether to color: as the user says, else where a person looks who has not asked for `NO_COLOR`.
  func isColored(_ choice: ColorChoice) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return switch choice {
    case .always: true
    case .never: false
    case .auto:
      isInteractive && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  /// Writes text; where nobody reads any more, there is nobody to tell.
  func write(_ text: PrintedText) {
    send(Array(text.text.utf8))
  }

  /// Writes what is wrong: `error:`, and the text, whose further lines are indented.
  func writeError(_ text: PrintedText) {
    write("error: \(text.indented(by: 7))\n")
  }

  private func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}

/// `write(2)` under a name that the method above does not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
