import Foundation
import TestSupport

/// A suite whose rules the judges of iamspec do not know, in its own folder.
///
/// Its profile is called `swift`, like one of the built-in suite, unless another name is given.
struct ForeignSuite {
  let folder: URL

  init(
    in folder: URL, profile: String = "swift", questions: String? = nil, cases: String? = nil
  ) throws {
    self.folder = folder
    let suite = folder.appending(path: "room")
    try FileManager.default.copyItem(
      at: Repository.url("Fixtures/suites/waiting-room"), to: suite)
    try FileManager.default.removeItem(at: suite.appending(path: "faults.yaml"))
    let rules = try Repository.text("Fixtures/suites/waiting-room/rules.yaml")
      .replacing("profile: swift", with: "profile: \(profile)")
      .replacing("  swift:", with: "  \(profile):")
      .replacing("[swift]", with: "[\(profile)]")
    try Data(rules.utf8).write(to: suite.appending(path: "rules.yaml"))
    if let questions { try write(questions, to: "questions.yaml") }
    if let cases { try write(Self.head + cases, to: "queue/more.yaml") }
    let engine = try Repository.text("Fixtures/engines/waiting-room/engine.py")
      .replacing(#""profiles": ["swift"]"#, with: #""profiles": ["\#(profile)"]"#)
    try Data(engine.utf8).write(to: folder.appending(path: "engine.py"))
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "room/\(path)"))
  }

  func run(_ arguments: String...) throws -> CommandLineTool.Output {
    try CommandLineTool.run(arguments, in: folder, environment: ["COLUMNS": "400"])
  }

  /// Runs a command on the suite, with the engine that keeps its rule, or breaks it.
  func judge(_ command: String..., bug: String? = nil) throws -> CommandLineTool.Output {
    let engine = ["--", "python3", "engine.py"] + (bug.map { ["--bug", $0] } ?? [])
    return try CommandLineTool.run(
      command + ["--specs", "room"] + engine, in: folder, environment: ["COLUMNS": "400"])
  }

  static let head = """
    format: 1
    title: More of the queue
    rules: [queue.oldest-first]
    about: Who is served.
    given: {minimum_interval: 0s}
    messages:
      voucher: {type: modal, trigger: {custom_event: opened_wallet}}
      other: {type: modal, trigger: {custom_event: viewed_cart}}
    cases:

    """
}
