package import Reporting
import Synchronization

/// A stream that keeps what is written, and tells of each text.
package final class RecordingConsole: Console {
  package let width: Int
  package let isInteractive = false
  package let hasFailed: Bool
  /// The texts, one after the other, until somebody stops listening.
  package let texts: AsyncStream<String>

  private let written = Mutex("")
  private let continuation: AsyncStream<String>.Continuation

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - hasFailed: Whether it takes no more.
  package init(width: Int = 80, hasFailed: Bool = false) {
    self.width = width
    self.hasFailed = hasFailed
    (texts, continuation) = AsyncStream.makeStream()
  }

  /// All that was written.
  package var text: String { written.withLock { $0 } }

  package func write(_ text: PrintedText) {
    written.withLock { $0 += text.text }
    continuation.yield(text.text)
  }
}
