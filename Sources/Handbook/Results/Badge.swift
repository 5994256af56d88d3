import Reporting
import Wording

/// A picture of a run's outcome, for other websites.
struct Badge {
  private let run: EngineRun

  /// Draws the badge of a run.
  init(_ run: EngineRun) {
    self.run = run
  }

  /// The path relative to the handbook's root.
  var path: String { "badges/\(run.anchor).svg" }

  /// The file.
  var file: SuiteHandbook.File { SuiteHandbook.File(path: path, text: svg) }

  /// The outcome at a glance; none if results are missing, and those that are there are not red.
  var outcome: BadgeText.Outcome {
    text.outcome == .red || run.incompleteness == nil ? text.outcome : .none
  }

  /// The text of the badge.
  var message: String { run.incompleteness == nil ? text.message : "incomplete" }

  private var text: BadgeText { BadgeText(run.end, scope: run.header.whole.scope) }

  /// The background of the text, dark enough for white letters.
  private var color: String {
    switch outcome {
    case .red: "#a81f18"
    case .none: "#575c66"
    case .odd: "#8a4a0c"
    case .part: "#4f6110"
    case .green: "#1c6644"
    }
  }

  private var svg: String {
    let label = VisibleText.line("\(run.header.suite.name) \(run.header.suite.version)")
    let (left, right) = (label.count * 7 + 12, message.count * 7 + 12)
    func words(_ text: String, from start: Int, width: Int) -> String {
      """
      <text x="\(start + width / 2)" y="14" textLength="\(width - 12)">\(HTMLText.escaped(text))</text>
      """
    }
    let title = HTMLText.escaped("\(label), \(run.name): \(message)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img">
      <title>\(title)</title>
      <rect width="\(left + right)" height="20" rx="4" fill="#3a3e46"/>
      <path d="M\(left) 0h\(right - 4)q4 0 4 4v12q0 4-4 4h-\(right - 4)z" fill="\(color)"/>
      <g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11">
      \(words(label, from: 0, width: left))
      \(words(message, from: left, width: right))
      </g>
      </svg>

      """
  }
}
