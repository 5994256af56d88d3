import SpecLoading
import SpecModel
import Testing

@Suite struct `A text written as YAML` {
  static let texts = [
    "plain", "no", "012", "1.0", "2026-01-31", "~", "null", "a: b", "it is: so", "a # b", "# a",
    "- a", "* a", "&a b", "!a b", "%a b", "@a b", "`a b`", "{a: b}", "[a, b]", "'a' b", "a \"b\"",
    "\\d+ back", "tab\there", "$column", "${column} and more", "\u{1} one", "\u{202E} turned",
    "\u{A0}wide\u{A0}", "wide :\u{A0}it", "zero\u{200B}width", "mark\u{FEFF}", "\u{3164}", "👩‍👩‍👧",
    "soft\u{AD}hyphen", "a\u{3000}b c", "- \u{2003}d",
    "日本 text", "ends:", "> folded", "| kept", "? key", "a, b", "= a", "<<",
  ]

  @Test(arguments: texts) func `is read back unchanged`(_ text: String) {
    #expect(read { $0.entry("reason", .string(text)) } == [text])
  }

  @Test(arguments: texts) func `is read back unchanged at the end of a line`(_ text: String) {
    #expect(read { $0.entry("reason", sentence: text) } == [text])
  }

  /// Writes a list of known failures and reads the reasons in it.
  private func read(_ reason: (inout YAMLText) -> Void) -> [String]? {
    var yaml = YAMLText()
    yaml.entry("format", "1")
    yaml.entry("known_failures") { yaml in
      yaml.item { yaml in
        yaml.entry("cases", .string("*"))
        yaml.entry("kind", "fail")
        reason(&yaml)
      }
    }
    return KnownFailureLoader.load(SourceFile("known.yaml", bytes: Array(yaml.text.utf8)))
      .entries?.map(\.reason)
  }
}
