import EngineKit
import SpecJSON
import SpecModel
import Testing

@testable import Conformance

@Suite struct `A manifest` {
  /// The problems of a manifest, as `fatal: …` or `warning: …`.
  private func problems(_ members: String) throws -> [String] {
    let line = "{\"iamspec\":1,\"engine\":{\"name\":\"e\"},\(members)}"
    return ManifestProblem.problems(
      in: try EngineManifest(line: line.utf8), suite: SampleSuite.suite
    ).map { ($0.isFatal ? "fatal: " : "warning: ") + $0.text }
  }

  @Test(arguments: [
    #""profiles":["swift"]"#,
    #""profiles":["swift"],"actions":["start_session","log_event","dismiss"]"#,
    #""profiles":["swift"],"layer":"presenter","actions":["offer","opportunity"]"#,
    #""profiles":["swift"],"not_applicable":{"stack.memory":"has no memory"}"#,
    #""profiles":["swift"],"actions":["start_session","offer","opportunity"]"#,
  ]) func `that makes sense has no problems`(_ members: String) throws {
    #expect(try problems(members) == [])
  }

  @Test(arguments: [
    (
      #""profiles":["swfit"]"#,
      "fatal: `profiles`: `swfit` is not a profile of the suite; did you mean `swift`?"
    ),
    (
      #""profiles":["kotlin"]"#,
      "fatal: `profiles`: the suite has none of these: `kotlin`; it has: `swift`, `legacy`"
    ),
    (
      #""profiles":["swift","kotlin"]"#,
      "warning: `profiles`: `kotlin` is not a profile of the suite; it is ignored; leave it out"
    ),
    (
      #""profiles":["swift"],"actions":["start_session","dsimiss"]"#,
      "fatal: `actions`: `dsimiss` is not an action of the protocol; did you mean `dismiss`?"
    ),
    (
      #""profiles":["swift"],"actions":["start_session","levitate"]"#,
      "warning: `actions`: `levitate` is not an action of the protocol; it is ignored; "
        + "PROTOCOL.md lists the actions"
    ),
    (
      #""profiles":["swift"],"observations":["displayd"]"#,
      "fatal: `observations`: `displayd` is not an observation of the protocol; "
        + "did you mean `displayed`?"
    ),
    (
      #""profiles":["swift"],"not_applicable":{"stack.memroy":"has no memory"}"#,
      "fatal: `not_applicable`: `stack.memroy` is not a rule of the suite; "
        + "did you mean `stack.memory`?"
    ),
    (
      #""profiles":["swift"],"not_applicable":{"keyboard.reenqueue":"has no keyboard"}"#,
      "warning: `not_applicable`: `keyboard.reenqueue` is not a rule of the suite; it is ignored; "
        + "`iamspec list rules` lists all rules"
    ),
    (
      #""profiles":["swift"],"not_applicable":{"memory":"has no memory"}"#,
      "warning: `not_applicable`: `memory` is not a rule of the suite; it is ignored; "
        + "did you mean `stack.memory`?"
    ),
    (
      #""profiles":["swift"],"actions":["offer","opportunity","dismiss"]"#,
      "fatal: `actions`: only presenters are sent `offer`, `opportunity`, and the manifest does not "
        + "say that this is one; add \"layer\":\"presenter\""
    ),
    (
      #""profiles":["swift"],"actions":["start_session","offer"]"#,
      "warning: `actions`: only presenters are sent `offer`, and this is a whole engine; leave "
        + "`offer` out, or add \"layer\":\"presenter\""
    ),
    (
      #""profiles":["swift"],"layer":"presenter","actions":["opportunity","dismiss"]"#,
      "fatal: `actions`: a presenter must take `offer`; without it, no message ever reaches it; add "
        + "`offer`; see \"Half an engine\" in PROTOCOL.md"
    ),
  ]) func `that makes no sense is reported with the closest known word`(
    _ members: String, _ problem: String
  ) throws {
    #expect(try problems(members) == [problem])
  }

  @Test func `keeps unknown words when it is written and read again`() throws {
    let line =
      #"{"iamspec":1,"engine":{"name":"e"},"profiles":["swift"],"actions":["dsimiss"],"observations":["displayd"]}"#
    let manifest = try EngineManifest(line: line.utf8)
    var json = JSONWriter()
    manifest.write(to: &json)
    #expect(try EngineManifest(line: json.bytes) == manifest)
    #expect(manifest.ownActions == ["dsimiss"])
  }
}
