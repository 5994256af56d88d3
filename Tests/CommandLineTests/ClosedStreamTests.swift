import Foundation
import TestSupport
import Testing

/// Commands with closed streams; one that hangs is killed after minutes, and one that spins after a
/// minute of processor time.
@Suite struct `A closed stream` {
  /// The redirections that close the tool's streams.
  private static let closed = [">&-", "2>&-", "<&-", ">&- 2>&-", ">&- 2>&- <&-"]

  /// Commands that wait in every possible way.
  private static let commands = [
    "run -q stack", "run -q stack -- $iamspec engine",
    "engine", "step stack/last-in-first-out/two-waiting -- $iamspec engine",
    "explain stack/last-in-first-out/two-waiting -- $iamspec engine",
    "characterize --question after-dismiss --scripts 0 -- $iamspec engine",
    "explore --scripts 20 -- $iamspec engine", "audit --fast --specs my",
  ]

  /// Runs a command to its end.
  private func run(_ words: String, in folder: URL) throws -> CommandLineTool.Output {
    try CommandLineTool.shell("ulimit -t 60; timeout -k 5 300 $iamspec \(words)", in: folder)
  }

  @Test(arguments: closed) func `neither blocks a command nor makes it spin`(
    _ closed: String
  ) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my", in: folder)
      for words in Self.commands {
        let run = try run("\(words) \(closed)", in: folder)
        #expect(run.status == (closed.hasPrefix(">&-") ? 4 : 0), "\(words)")
      }
    }
  }

  @Test(arguments: ["2>&-", "<&-", "2>&- <&-"])
  func `of its other streams changes nothing for a watch`(_ closed: String) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my", in: folder)
      let run = try CommandLineTool.shell(
        """
        ulimit -t 60
        timeout -s KILL 300 bash -c '
          $iamspec run --watch --specs my > shown \(closed) &
          until grep -q "Ctrl-C ends" shown || ! kill -0 $!; do sleep 0.1; done
          kill $!
          wait $!'
        """, in: folder)
      #expect(run.status == 130)
    }
  }

  @Test func `of output ends a watch, which nobody could see`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my", in: folder)
      #expect(try run("run --watch --specs my >&-", in: folder).status == 4)
    }
  }
}
