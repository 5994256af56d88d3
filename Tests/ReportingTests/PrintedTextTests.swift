import Synchronization
import Testing
import Wording

@testable import Reporting

@Suite struct `Printed text` {
  @Test(arguments: [
    ("a title", "a title"), ("a\r\nb", "a\\r\\nb"), ("::error::x", "\\u{3a}:error::x"),
    ("  ::error::x", "  \\u{3a}:error::x"), ("a ::error::x", "a ::error::x"),
    ("a ##[group]x", "a \\u{23}#[group]x"), ("##vso[a]", "\\u{23}#vso[a]"), ("## [a]", "## [a]"),
    ("\u{1B}[2K", "\\u{1b}[2K"), ("\u{1B}[31mred", "\\u{1b}[31mred"),
  ])
  func `is never a line that a CI system obeys`(_ line: String, _ printed: String) {
    #expect(PrintedText(lines: [line]).text == printed + "\n")
  }

  @Test func `contains only the control codes of its style`() {
    let line = TextStyle.colored("bold", .strong) + "\u{1B}[2J\u{1B}"
    #expect(
      PrintedText(lines: [line], style: .colored).text
        == "\u{1B}[1mbold\u{1B}[0m\\u{1b}[2J\\u{1b}\n")
    #expect(
      PrintedText(lines: [line], style: .plain).text
        == "\\u{1b}[1mbold\\u{1b}[0m\\u{1b}[2J\\u{1b}\n")
  }

  @Test func `is wrapped after its label, except for commands`() {
    let text: PrintedText = """
      error: there is no case here, as far as anyone can see
             did you mean another one that is like it?
        iamspec run --rule stack.last-in-first-out -- python3 engine.py
      short

      """
    #expect(
      text.wrapped(to: 40).text == """
        error: there is no case here, as far as
               anyone can see
               did you mean another one that is
               like it?
          iamspec run --rule stack.last-in-first-out -- python3 engine.py
        short

        """)
  }

  @Test func `is wrapped as a message on a terminal, and whole elsewhere`() {
    let output = Mutex("")
    let long: PrintedText = "there is no case here, as far as anyone can see"
    Screen(isInteractive: true, output: { text in output.withLock { $0 = text } }).writeError(long)
    #expect(
      output.withLock { $0 }
        == "error: there is no case here, as far as\n       anyone can see\n")
    Screen(isInteractive: false, output: { text in output.withLock { $0 = text } }).writeError(long)
    #expect(output.withLock { $0 } == "error: there is no case here, as far as anyone can see\n")
  }

  @Test func `is the source's literal with inserted values escaped`() {
    let path = "a\nb"
    let text: PrintedText = "error: \(path)\n" + "line \(2): \("x" as PrintedText)\n"
    #expect(text.text == "error: a\\nb\nline 2: x\n")
    #expect(("a\nb" as PrintedText).indented(by: 2).text == "a\n  b")
    #expect(
      PrintedText(json: Array("{\"a\u{7F}\u{202E}\u{1FFFE}\"}\n".utf8)).text
        == "{\"a\\u007f\\u202e\\ud83f\\udffe\"}\n")
  }
}

/// A stream of 40 columns.
private struct Screen: Console {
  let isInteractive: Bool
  let output: @Sendable (String) -> Void
  var width: Int { 40 }
  var showsProgress: Bool { false }
  var hasFailed: Bool { false }

  func write(_ text: PrintedText) { output(text.text) }
}
