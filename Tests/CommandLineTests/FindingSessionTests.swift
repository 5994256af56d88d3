import Foundation
import TestSupport
import Testing

/// The handbook's page with a session, whose output must be what the commands print.
@Suite struct `The session that finds what no case tests` {
  private static let page = "Sources/Handbook/Resources/find-what-no-case-asks.md"

  @Test func `prints what the handbook shows`() throws {
    try withTemporaryFolder { folder in
      try prepare(folder)
      var text = ""
      var isInBlock = false
      for line in try Repository.text(Self.page).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        if line.hasPrefix("```") { isInBlock = line == "```console" }
        if isInBlock, line.hasPrefix("$ ") {
          text += line + "\n" + (try output(of: line.dropFirst(2), in: folder))
        } else if !isInBlock || line == "```console" {
          text += line + "\n"
        }
      }
      try Golden(document: Self.page).expect(String(text.dropLast()))
    }
  }

  /// Prepares the files of the session: the engine with its mistake, the fix, and the suite.
  private func prepare(_ folder: URL) throws {
    let files = FileManager.default
    for file in ["python/engine.py", "python/delivery.py", "deaf-after-a-turn/fix.diff"] {
      let source = Repository.url("Fixtures/engines/\(file)")
      try files.copyItem(at: source, to: folder.appending(path: source.lastPathComponent))
    }
    let home = folder.appending(path: "home")
    try files.createDirectory(at: home, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: home.appending(path: "iamspec"), withDestinationURL: Repository.root)
    #expect(try output(of: "git apply --reverse fix.diff", in: folder) == "")
  }

  /// Runs a command of the session, and returns its output, with every duration replaced by half a
  /// second.
  private func output(of command: Substring, in folder: URL) throws -> String {
    let tools = try CommandLineTool.binary.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let run = try CommandLineTool.shell(
      "{ \(command); } 2>&1", in: folder,
      environment: [
        "HOME": folder.appending(path: "home").path, "PATH": "\(tools):\(path)",
      ])
    return run.standardOutput.replacing(/in <?[\d.]+m?s\./, with: "in 0.5s.")
  }
}
