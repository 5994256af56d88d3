package import Reporting
import Synchronization

/// A stream that keeps what is written, and publishes each text.
package final class RecordingConsole: Console {
  package let width: Int
  package let isInteractive = false
  package let showsProgress = false
  package let hasFailed: Bool
  /// The texts, one after another, until the sequence is no longer consumed.
  package let texts: AsyncStream<String>

  private let written = Mutex("")
  private let continuation: AsyncStream<String>.Continuation

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - hasFailed: Whether it accepts no output.
  package init(width: Int = 80, hasFailed: Bool = false) {
    self.width = width
    self.hasFailed = hasFailed
    (texts, continuation) = AsyncStream.makeStream()
  }

  /// Everything that was written.
  package var text: String { written.withLock { $0 } }

  package func write(_ text: PrintedText) {
    written.withLock { $0 += text.text }
    continuation.yield(text.text)
  }
}
