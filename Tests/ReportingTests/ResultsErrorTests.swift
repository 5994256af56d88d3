import Testing

@testable import Reporting

@Suite struct `A results file with a mistake` {
  /// Edits of the sample's lines, with the resulting messages.
  static let mistakes: [(edit: @Sendable ([String]) -> [String], message: String)] = [
    (
      { _ in [] },
      "r.jsonl: error: there is no header; the run was killed, or could not write it all"
    ),
    (
      { $0.dropFirst().map { $0 } },
      "r.jsonl:1: error: the first line of a results file is its header"
    ),
    (
      {
        [
          $0[0].replacing("\"format\":1", with: "\"format\":2").replacing(
            "\"tool\":\"1.2.3\"", with: "\"tool\":\"3.0\"")
        ]
      },
      "r.jsonl:1: error: `format`: the file is in format 2, but this iamspec reads format 1; "
        + "use the iamspec that wrote it, 3.0, or a newer one"
    ),
    (
      { [$0[0].replacing("\"format\":1", with: "\"format\":0")] },
      "r.jsonl:1: error: `format`: there is no format 0; this iamspec reads format 1"
    ),
    ({ [$0[0], "{"] }, "r.jsonl:2: error: expected a key in quotes, at byte 2"),
    ({ [$0[0], "{}"] }, "r.jsonl:2: error: `type` is missing"),
    (
      { [$0[0], "{\"type\":\"kase\"}"] },
      "r.jsonl:2: error: `type`: `kase` is not one of header, case, answer, footer, ahead"
    ),
    (
      { [$0[0], $0[1].replacing("\"passed\"", with: "\"perfect\"")] },
      "r.jsonl:2: error: `verdict`: `perfect` is not one of passed, failed, errored, unexpected_pass, "
        + "known_failure, skipped"
    ),
    (
      { [$0[0], $0[1].replacing("\"passed\"", with: "\"failed\"")] },
      "r.jsonl:2: error: `failure` is missing"
    ),
    (
      { [$0[0], $0[2], $0[1]] },
      "r.jsonl:3: error: the case's index 0 is not between 2 and 9"
    ),
    (
      { $0.filter { !$0.contains("\"index\":3,") } },
      "r.jsonl:14: error: the footer does not fit the 9 cases before it: lines are missing"
    ),
    ({ $0 + [$0[1]] }, "r.jsonl:16: error: there is more after the footer"),
    (
      { $0 + [] + [$0[0]] },
      "r.jsonl:16: error: there is more after the footer"
    ),
    (
      { [$0[0], $0[0]] },
      "r.jsonl:2: error: a second header; results files are joined by `iamspec merge`"
    ),
    (
      { [$0[0], "{\"type\":\"ahead\"}", $0[2], $0.last ?? ""] },
      "r.jsonl:4: error: only cases can be ahead of their turn"
    ),
    (
      { [$0[0], $0[2], "{\"type\":\"ahead\"}", $0[1]] },
      "r.jsonl:4: error: the case's index 0 is not between 2 and 9"
    ),
    (
      { [$0[0].replacing("\"shard\":{\"index\":1", with: "\"shard\":{\"index\":2")] },
      "r.jsonl:1: error: `shard`: there is no shard 2 of 1"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `is rejected with its place`(_ index: Int) throws {
    let (edit, message) = Self.mistakes[index]
    let lines = edit(SampleResults.lines(try SampleResults.sample))
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    let error = try #require(throws: ResultsError.self) {
      try SampleResults.file(bytes, name: "r.jsonl")
    }
    #expect(error.description == message)
  }
}
