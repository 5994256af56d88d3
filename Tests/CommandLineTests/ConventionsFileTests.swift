import Foundation
import TestSupport
import Testing

/// The conventions.yaml of a suite.
@Suite struct `The conventions of a suite` {
  /// Copies an example suite with a file of conventions, and passes the folder around it to a closure.
  private func withSuite(
    _ example: String, conventions: String, _ body: (URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/\(example)"), to: copy)
      try Data(conventions.utf8).write(to: copy.appending(path: "conventions.yaml"))
      try body(folder)
    }
  }

  @Test func `are checked by lint, with each mistake at its place`() throws {
    let invalid = try Repository.text("Fixtures/invalid-conventions/conventions.yaml")
    try withSuite("waiting-room", conventions: invalid) { folder in
      let lint = try CommandLineTool.run("lint", "--all", "suite", in: folder)
      #expect(lint.status == 2)
      try Golden(besideFixture: "Fixtures/invalid-conventions/expected.txt")
        .expect(lint.standardError)
      // No command goes by half of the conventions.
      let doctor = try CommandLineTool.run("doctor", "--specs", "suite", "--", "true", in: folder)
      #expect(doctor.status == 2)
      #expect(doctor.standardError.contains("suite/conventions.yaml:8:"))
    }
  }

  @Test func `name every message that no script uses`() throws {
    let file = """
      format: 1
      messages:
        sale: {type: modal, trigger: {custom_event: opened}}
        spare: {type: modal, trigger: {custom_event: passed}}
      conventions:
        - id: screen
          sentence: A message leaves the screen.
          name: screen
          breach: It stays.
          advice: Remove it.
          control: [start_session: {deliver: [sale]}, log_event: opened, dismiss]
          script: [start_session: {deliver: [sale]}, log_event: opened, {do: dismiss, expect: [dismissed: sale]}]
          seen: [displayed: sale]

      """
    try withSuite("waiting-room", conventions: file) { folder in
      let lint = try CommandLineTool.run("lint", "suite", in: folder)
      #expect(lint.standardError.contains("suite/conventions.yaml:4:3: "))
      #expect(lint.standardError.contains("`spare`"))
    }
  }

  @Test(arguments: [("never-absent", true), ("keeps-tags", false)])
  func `are checked by the doctor in words of its own`(_ bug: String, isFound: Bool) throws {
    let file = """
      format: 1
      messages:
        offer: {conditions: [[{tag: city, exists: false}]]}
      conventions:
        - id: unset
          sentence: A tag that was never set does not exist.
          name: unset-tag
          breach: A message waits for a tag to be absent, and is not displayed where it was never set.
          advice: Ask whether the tag is there.
          control: {steps: [begin_session], never: [expired]}
          script: [begin_session]
          seen: [displayed: offer]

      """
    try withSuite("tags", conventions: file) { folder in
      let engine = Repository.url("Fixtures/engines/tags/engine.py").path
      let doctor = try CommandLineTool.run(
        ["doctor", "--sample", "0", "--specs", "suite", "--"] + Python.command(engine)
          + ["--bug", bug], in: folder)
      let words = doctor.standardOutput.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(words.contains("✗ conventions keeps 0 of the 1 that could be seen") == isFound)
      #expect(words.contains("✓ conventions keeps the 1 that could be seen") == !isFound)
      #expect(words.contains("was never set. A tag that was never set does not exist.") == isFound)
    }
  }
}
