import SpecLoading
import SpecModel
import Testing

@Suite struct KnownFailureEditorTests {
  private static let text = """
    # Our list.
    format: 1
    known_failures:
      # The stack is a queue (until version 3).
      - cases: stack/*
        kind: fail
        reason: A queue.

      # Timeouts are not done.
      # They will be.
      - {cases: discard/timeout/*, kind: fail, reason: Not done.}  # soon

      - cases: local/x/y
        profile: legacy
        kind: crash
        reason: >
          It crashes, and
          # this is no comment.
      # The end of the list.
    """

  /// Edits a text.
  ///
  /// - Parameter change: Returns the replacements of the entry at an index.
  private static func edited(
    _ text: String = text, _ change: (Int, KnownFailure) -> [KnownFailure]
  ) throws -> String? {
    let loaded = KnownFailureLoader.load(SourceFile("known.yaml", bytes: Array(text.utf8)))
    let entries = try #require(loaded.entries)
    let editor = try #require(KnownFailureEditor(loaded))
    return editor.text(with: entries.enumerated().map { change($0.offset, $0.element) })
  }

  @Test("A replacement is quoted if it needs quotes")
  func quoted() throws {
    let text = """
      format: 1
      known_failures:
        - cases: "*"
          kind: fail
          reason: Nothing works.

      """
    let edited = try Self.edited(text) { _, entry in
      var entry = entry
      entry.profile = "legacy"
      return [entry]
    }
    #expect(edited == text.replacing("\"*\"", with: "\"*\"\n    profile: legacy"))
  }

  @Test("Unchanged entries keep their text to the last space")
  func nothing() throws {
    #expect(try Self.edited { [$1] } == Self.text)
  }

  @Test("An entry is removed with the comments above it and no others")
  func dropped() throws {
    #expect(
      try Self.edited { $0 == 1 ? [] : [$1] }
        == Self.text.replacing(
          """
            # Timeouts are not done.
            # They will be.
            - {cases: discard/timeout/*, kind: fail, reason: Not done.}  # soon


          """, with: ""))
  }

  @Test("A glob that is partly outdated becomes the remaining cases")
  func narrowed() throws {
    let edited = try Self.edited { index, entry in
      guard index < 2 else { return [entry] }
      return ["a/b/c", "a/b/d"].map { id in
        var exact = entry
        exact.subject = .cases(id)
        if id == "a/b/d" { exact.profile = "swift" }
        return exact
      }
    }
    #expect(
      edited?.hasPrefix(
        """
        # Our list.
        format: 1
        known_failures:
          # The stack is a queue (until version 3).
          - cases: a/b/c
            kind: fail
            reason: A queue.
          - cases: a/b/d
            profile: swift
            kind: fail
            reason: A queue.

          # Timeouts are not done.
          # They will be.
          - {cases: a/b/c, kind: fail, reason: Not done.}  # soon
          - {cases: a/b/d, profile: swift, kind: fail, reason: Not done.}  # soon

          - cases: local/x/y
        """) == true)
  }

  @Test("Removing every entry leaves an empty list")
  func emptied() throws {
    let edited = try #require(try Self.edited { _, _ in [] })
    #expect(edited.hasPrefix("# Our list.\nformat: 1\nknown_failures: []\n"))
    #expect(!edited.contains("cases"))
  }

  @Test(
    "Nothing is edited if the layout of the entries does not allow it",
    arguments: [
      "format: 1\nknown_failures: [{cases: a, kind: fail, reason: r}, {cases: b, kind: fail, reason: r}]\n",
      "format: 1\nknown_failures:\n  -\n    cases: a\n    kind: fail\n    reason: r\n",
      "format: 1\nknown_failures:\n  - &a {cases: a, kind: fail, reason: r}\n  - *a\n",
    ])
  func refused(_ text: String) throws {
    #expect(try Self.edited(text) { index, entry in index == 0 ? [] : [entry] } == nil)
  }

  @Test("Windows line endings are kept")
  func carriageReturns() throws {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(try Self.edited(text) { [$1] } == text)
    #expect(
      try Self.edited(text) { $0 == 2 ? [] : [$1] }?.contains("# soon\r\n") == true)
  }
}
