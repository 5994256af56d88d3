import SpecLoading
import SpecModel
import Testing

/// Cases of a suite with words of its own, of which a loader could believe too much or too little.
@Suite struct `A case in words of a suite's own` {
  private static let vocabulary = """
    format: 1
    states:
      display: {values: [running, paused], starts: running}
    actions:
      track: {takes: name, summary: An event.}
      pause: {sets: {display: paused}, summary: A pause.}
    observations:
      shown: {takes: message, shows: it, summary: It appears.}
    messages:
      event: {takes: name, required: true, summary: Its event.}
    given:
      display: {state: display, summary: Whether messages are paused.}
    """
  private static let rules = """
    format: 1
    suite: {name: tips, title: Tips, version: "1"}
    documents: {guide: {title: Guide, language: English, profile: app}}
    profiles: {app: {title: App, documents: [guide]}}
    chapters:
      - id: show
        title: On the screen
        rules:
          - id: show.event
            title: After its event
            layer: core
            profiles: [app]
            statement: A message is shown after its event.
            documents: {guide: {says: stated}}
    """

  /// Loads a suite with one case.
  private static func load(_ body: String, vocabulary: String = vocabulary) async -> LoadedSuite {
    let head =
      "format: 1\ntitle: A case\nrules: [show.event]\nmessages: {sale: {event: a}, tip: {event: b}}\n"
    let files = [
      ("vocabulary.yaml", vocabulary), ("rules.yaml", rules),
      ("show/event.yaml", "\(head)cases:\n  - id: a\n    title: It happens\n\(body)\n"),
    ]
    return await SuiteLoader().load(
      files: files.map { SourceFile($0.0, bytes: Array($0.1.utf8)) })
  }

  private static func errors(_ loaded: LoadedSuite) -> [String] {
    loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test func `has all messages of its file, since no action need deliver them`() async throws {
    let loaded = await Self.load("    steps: [{track: c}]")
    let suite = try #require(loaded.suite)
    #expect(suite.cases.map { $0.messages.map(\.name) } == [["sale", "tip"]])
  }

  @Test(arguments: ["steps: [pause, pause]", "given: {display: paused}\n    steps: [pause]"])
  func `does not set a state to the value that it has`(_ body: String) async {
    let loaded = await Self.load("    \(body)")
    #expect(
      Self.errors(loaded) == ["`pause` changes nothing: `display` is already `paused`"])
  }

  @Test func `is not judged by words that could not be read`() async {
    let broken = Self.vocabulary.replacing("track: {takes: name", with: "track: {takes: nam")
    let loaded = await Self.load("    steps: [{track: c}]", vocabulary: broken)
    #expect(Self.errors(loaded) == ["`nam` is not a shape"])
  }

  @Test func `has each key once, even if a column names it`() async {
    let loaded = await Self.load(
      """
          variants: {one: {key: display, value: running}}
          given: {display: paused, $key: $value}
          steps: [{track: c}]
      """)
    #expect(Self.errors(loaded) == ["`display` appears here twice"])
  }
}
