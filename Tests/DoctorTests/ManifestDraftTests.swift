import Doctor
import TestSupport
import Testing

@Suite struct `The manifest that was probably meant` {
  @Test(arguments: [
    ("", #"{"iamspec":1,"engine":{"name":"my engine","version":"1.0"},"profiles":["swift"]}"#),
    (
      #"{"engine":"shop","profiles":"legcay"}"#,
      #"{"iamspec":1,"engine":{"name":"shop","version":"1.0"},"profiles":["legacy"]}"#
    ),
    (
      #"{"iamspec":1,"engine":{"name":"shop","version":2.5},"profile":["swift"],"window":"many"}"#,
      #"{"iamspec":1,"engine":{"name":"shop","version":"2.5"},"profiles":["swift"]}"#
    ),
    (
      #"{"engine":{"name":"e","version":"1"},"profiles":["swift"],"observations":["stack"]}"#,
      #"{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["swift"],"#
        + #""observations":["displayed","stack"]}"#
    ),
    (
      #"{"engine":{"name":"e","version":"1"},"profiles":["swift"],"actions":["offer","dsimiss"]}"#,
      #"{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["swift"],"layer":"presenter","#
        + #""actions":["dismiss","offer","opportunity"]}"#
    ),
  ]) func `keeps what can be recognized`(_ line: String, _ meant: String) throws {
    let draft = ManifestDraft(line: Array(line.utf8), suite: try Builtin.suite())
    #expect(draft.line == meant)
    #expect(draft.isFromScratch == line.isEmpty)
  }
}
