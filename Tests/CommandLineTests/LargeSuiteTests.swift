import Foundation
import TestSupport
import Testing

/// A suite that is too large to be held in memory, mostly because of comments, which are read fast.
@Suite struct `iamspec run on a suite that is too large to be held` {
  private func withLargeSuite(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let specs = folder.appending(path: "Specs")
      try FileManager.default.copyItem(
        at: Repository.url("Specs"), to: specs)
      let comment = String(repeating: "# Nothing but a remark.\n", count: 12_000)
      for name in try FileManager.default.subpathsOfDirectory(atPath: specs.path)
      where name.contains("/") && name.hasSuffix(".yaml") {
        let file = specs.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        try (text + comment).write(to: file, atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  /// Returns a report without the parts that differ from run to run.
  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .replacing(/\ (time|timestamp)="[^"]*"/, with: "")
      .replacing(/"(us|started)":("[^"]*"|\d+)/, with: "")
  }

  @Test func `writes the same reports as if the suite were held`() throws {
    try withLargeSuite { folder in
      for (name, options) in [("read", []), ("held", ["--markdown", "summary.md"])] {
        let run = try CommandLineTool.run(
          [
            "run", "reenqueue", "discard/timeout", "--specs", "Specs", "--fault",
            "queue-instead-of-stack", "--junit", "\(name).xml", "--results", "\(name).jsonl",
          ] + options, in: folder)
        #expect(run.status == 1, "\(run.standardError)")
      }
      #expect(try read("read.xml", in: folder) == read("held.xml", in: folder))
      #expect(try read("read.jsonl", in: folder) == read("held.jsonl", in: folder))
      #expect(try read("read.xml", in: folder).contains("<failure"))
    }
  }

  @Test func `stops at a file that changes during the run, and keeps the finished cases`() throws {
    try withLargeSuite { folder in
      // The engine is started after the suite has been scanned and before any case runs.
      let engine = """
        echo '# more' >> Specs/stack/last-in-first-out.yaml
        exec python3 \(Repository.root.path)/Fixtures/engines/python/engine.py
        """
      let run = try CommandLineTool.run(
        [
          "run", "--specs", "Specs", "--jobs", "1", "--results", "r.jsonl", "--profile", "swift",
          "--", "sh", "-c", engine,
        ], in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError
          == "Specs/stack/last-in-first-out.yaml: error: this cannot be read: it has been changed since the run began [unreadable]\n"
      )
      #expect(run.standardOutput.contains("Interrupted after "))
      let results = try String(contentsOf: folder.appending(path: "r.jsonl"), encoding: .utf8)
      #expect(results.contains("\"verdict\":\"passed\""))
      #expect(results.contains("\"interrupted\":true"))
    }
  }
}
