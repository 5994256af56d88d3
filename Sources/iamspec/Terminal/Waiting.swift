import Dispatch
import Reporting
import Synchronization
import Wording

/// A line on standard error that says what a command is doing if that takes more than a second.
///
/// The line is redrawn every second, makes way for all other output, and is erased in the end. In CI,
/// and if standard error is not a terminal, nothing is shown.
struct Waiting {
  private let timer: (any DispatchSourceTimer)?

  private static let line = Mutex(Line())

  /// The line; there is only one, because there is only one terminal.
  private struct Line {
    var activity = ""
    var start = ContinuousClock.now
    var isShown = false
  }

  /// Begins to wait.
  ///
  /// - Parameter activity: What the command is doing: `reading the suite`.
  init(_ activity: String) {
    guard Terminal.error.showsProgress else {
      timer = nil
      return
    }
    Self.line.withLock { $0 = Line(activity: VisibleText.line(activity)) }
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "waiting"))
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { Self.draw() }
    timer.resume()
    self.timer = timer
  }

  /// Replaces the activity; the time continues.
  static func now(_ activity: String) {
    line.withLock { $0.activity = VisibleText.line(activity) }
  }

  /// Ends the wait, and erases the line.
  func end() {
    timer?.cancel()
    Self.line.withLock { line in
      line.activity = ""
      Self.erase(&line)
    }
  }

  /// Erases the line while something else is written.
  static func makingWay(for write: () -> Void) {
    line.withLock { line in
      erase(&line)
      write()
    }
  }

  private static func draw() {
    line.withLock { line in
      // The timer may fire once more after the end.
      guard !line.activity.isEmpty else { return }
      line.isShown = true
      let seconds = (ContinuousClock.now - line.start).components.seconds
      let text = "  \(line.activity) … \(seconds) s".prefix(max(1, Terminal.error.width - 1))
      Terminal.error.send(Array("\r\u{1B}[2K\(text)".utf8))
    }
  }

  private static func erase(_ line: inout Line) {
    guard line.isShown else { return }
    line.isShown = false
    Terminal.error.send(Array("\r\u{1B}[2K".utf8))
  }
}
