import Foundation
import TestSupport
import Testing

@Suite struct `A list of known failures and shards` {
  private let broken = ["run", "--fault", "queue-instead-of-stack"]

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `are green together, and a problem of the list is reported once when they are merged`()
    throws
  {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run(broken + ["--write-known-failures", "known.yaml"], in: folder)
      let known = broken + ["--known-failures", "known.yaml"]
      for index in 1...3 {
        #expect(try CommandLineTool.run(known + ["--shard", "\(index)/3"], in: folder).status == 0)
      }
      let list =
        try read("known.yaml", in: folder)
        + "  - {cases: no/such/case, kind: fail, reason: Old.}\n"
      try list.write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
      _ = try CommandLineTool.run(known + ["--results", "whole.jsonl"], in: folder)
      let parts = try ShardedRun.results(3, known, in: folder)
      _ = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
      let merged = try ShardedRun.timeless("merged.jsonl", in: folder)
      #expect(merged.contains("\"kind\":\"matches_nothing\""))
      #expect(merged == (try ShardedRun.timeless("whole.jsonl", in: folder)))
    }
  }

  @Test func `tighten the list, one after another, to what a whole run leaves of it`() throws {
    try withTemporaryFolder { folder in
      let list = """
        format: 1
        known_failures:
          - {cases: stack/*, kind: fail, reason: All of it.}
          - {cases: discard/timeout/*, kind: fail, reason: Never asked.}

        """
      let run = broken + ["stack", "--known-failures", "known.yaml", "--tighten"]
      let file = folder.appending(path: "known.yaml")
      try list.write(to: file, atomically: true, encoding: .utf8)
      #expect(try CommandLineTool.run(run, in: folder).status == 0)
      let whole = try read("known.yaml", in: folder)
      #expect(whole.contains("discard/timeout/*") && !whole.contains("stack/*"))

      try list.write(to: file, atomically: true, encoding: .utf8)
      for index in 1...3 {
        #expect(try CommandLineTool.run(run + ["--shard", "\(index)/3"], in: folder).status == 0)
        // Entries for other shards are kept, whatever their outcome will be.
        let check = try CommandLineTool.run(
          broken + ["stack", "--known-failures", "known.yaml", "--quiet"], in: folder)
        #expect(check.status == (index == 3 ? 0 : 1))
        #expect(!check.standardOutput.contains("did something else"))
      }
      #expect(try read("known.yaml", in: folder) == whole)
    }
  }

  @Test func `cannot write a new list, which requires every profile`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        broken + ["--shard", "1/3", "--write-known-failures", "known.yaml"], in: folder)
      #expect(run.status == 64)
      #expect(run.standardError.contains("run all of them, without --shard"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "known.yaml").path))
    }
  }
}
