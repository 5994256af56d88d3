import ContinuousIntegration
import Dispatch
import Reporting
import Synchronization
import Wording

/// What a command is busy with, in one line on standard error, for whatever takes more than a second.
///
/// The line is drawn anew every second, makes way for all other output, and is erased in the end. Where
/// standard error is no terminal, as in CI and in pipes, nothing is shown.
struct Waiting {
  private let timer: (any DispatchSourceTimer)?

  private static let line = Mutex(Line())

  /// The line; there is one, as there is one terminal.
  private struct Line {
    var activity = ""
    var start = ContinuousClock.now
    var isShown = false
  }

  /// Begins to wait.
  ///
  /// - Parameter activity: What the command is busy with: `reading the suite`.
  init(_ activity: String) {
    guard Terminal.error.isInteractive, Environment.current["TERM"] != "dumb" else {
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

  /// Says what the command is busy with now; the time goes on.
  static func now(_ activity: String) {
    line.withLock { $0.activity = VisibleText.line(activity) }
  }

  /// Stops, and erases the line.
  func end() {
    timer?.cancel()
    Self.line.withLock { line in
      line.activity = ""
      Self.erase(&line)
    }
  }

  /// Writes something else, without the line in its way.
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
