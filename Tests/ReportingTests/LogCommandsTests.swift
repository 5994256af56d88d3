import Testing

@testable import Reporting

@Suite struct `Commands in a job's log` {
  /// White space before which no `::` may follow: the runner removes all of these.
  static let blanks = [
    "", " ", "\t", "\u{A0}", "\u{1680}", "\u{2000}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}",
    "\u{3000}", "\u{85}", "\u{B}", "\u{200B}", "\u{2060}", "\u{FEFF}", " \u{A0}\t",
  ]

  @Test(arguments: blanks) func `are escaped after any white space`(_ blank: String) {
    #expect(
      LogCommands.text.defused("\(blank)::error::x").hasPrefix("\(blank)\\u{3a}:error::x"))
  }

  @Test(arguments: [
    ("##vso[task.complete]", "&#35;#vso[task.complete]"), ("a ##[group]b", "a &#35;#[group]b"),
    ("##TeamCity[x]", "&#35;#TeamCity[x]"), ("###[x]##[y]", "#&#35;#[x]&#35;#[y]"),
    ("## [x]", "## [x]"), ("a::b", "a::b"), ("##x", "##x"), (":: ##[", "&#58;: &#35;#["),
  ]) func `are escaped wherever the runner looks for them`(_ line: String, _ expected: String) {
    #expect(LogCommands.markup.defused(line) == expected)
  }

  @Test func `are found in lines that arrive in pieces`() {
    var lines = LogCommands.Lines(.json)
    let bytes = Array("{}\n\u{A0}::error::x\n\"##vso[\"".utf8)
    var text: [UInt8] = []
    for byte in bytes { text += lines.pass([byte]) }
    text += lines.end()
    #expect(
      String(decoding: text, as: UTF8.self) == "{}\n\u{A0}\\u003a:error::x\n\"\\u0023#vso[\"")
  }

  @Test func `are escaped in whatever is inserted into a message`() {
    let (name, path) = ("::error::x", "\u{A0}::warning::y")
    let text: PrintedText = "\(name)\n\(path): it is broken\n"
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "\\u{3a}:error::x\n\u{A0}\\u{3a}:warning::y: it is broken\n")
    #expect(
      String(decoding: PrintedText(json: Array("\"##[x]\"".utf8)).bytes, as: UTF8.self)
        == "\"\\u0023#[x]\"")
  }
}
