import Foundation
import TestSupport
import Testing

@Suite struct `iamspec merge refuses` {
  /// Runs a shard of a small part of the suite, and returns the name of its results file.
  private func shard(
    _ shard: String, _ more: [String] = [], name: String? = nil, in folder: URL
  ) throws -> String {
    let name = name ?? shard.replacing("/", with: "-of-") + ".jsonl"
    _ = try CommandLineTool.run(
      ["run", "stack", "--shard", shard, "--results", name] + more, in: folder)
    return name
  }

  private func refusal(_ parts: [String], in folder: URL) throws -> String {
    let merge = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
    #expect(merge.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "merged.jsonl").path))
    return merge.standardError
  }

  @Test func `shards that are missing or given twice`() throws {
    try withTemporaryFolder { folder in
      let parts = try (1...3).map { try shard("\($0)/3", in: folder) }
      #expect(
        try refusal([parts[0]], in: folder)
          == "1-of-3.jsonl: error: this is one of 3 shards; missing: 2, 3\n")
      let again = try shard("2/3", name: "again.jsonl", in: folder)
      #expect(
        try refusal(parts + [again], in: folder)
          == "again.jsonl: error: this is shard 2 of 3, and so is 2-of-3.jsonl; "
          + "name each part once\n")
    }
  }

  @Test func `shards of other suites, engines, options or numbers of shards`() throws {
    try withTemporaryFolder { folder in
      let first = try shard("1/2", in: folder)
      let timings = try shard("1/1", name: "timings.jsonl", in: folder)
      let others: [(String, [String], String)] = [
        ("2/2", ["--fault", "queue-instead-of-stack"], "the options differ from those in"),
        ("2/2", ["--profile", "swift"], "the options differ from those in"),
        ("2/2", ["--timings", timings], "the timings differ from those in"),
        ("2/3", [], "the number of shards, 3, differs from that in"),
        (
          "2/2", ["--", try CommandLineTool.path, "engine", "--fault", "control"],
          "the engine or its manifest differs from that in"
        ),
      ]
      for (index, (other, more, message)) in others.enumerated() {
        let name = try shard(other, more, name: "other-\(index).jsonl", in: folder)
        #expect(
          try refusal([first, name], in: folder)
            == "\(name): error: \(message) 1-of-2.jsonl\n")
      }
      let specs = folder.appending(path: "Specs")
      try FileManager.default.copyItem(
        at: Repository.url("Specs"), to: specs)
      let rules = specs.appending(path: "rules.yaml")
      try (try String(contentsOf: rules, encoding: .utf8)).replacing(
        "version: ", with: "version: 9"
      )
      .write(to: rules, atomically: true, encoding: .utf8)
      let suite = try shard("2/2", ["--specs", "Specs"], name: "suite.jsonl", in: folder)
      let refused = try refusal([first, suite], in: folder)
      #expect(refused.hasPrefix("suite.jsonl: error: the suite is iamspec 9"), "\(refused)")
      #expect(refused.contains(", but iamspec 1.0 (fnv1a64:"), "\(refused)")
      #expect(refused.hasSuffix(") in 1-of-2.jsonl\n"), "\(refused)")
    }
  }

  @Test func `an incomplete shard`() throws {
    try withTemporaryFolder { folder in
      let parts = try (1...2).map { try shard("\($0)/2", in: folder) }
      let file = folder.appending(path: parts[1])
      let text = try String(contentsOf: file, encoding: .utf8)
      try String(text.prefix(text.count / 2)).write(to: file, atomically: true, encoding: .utf8)
      #expect(
        try refusal(parts, in: folder)
          == "2-of-2.jsonl: error: this is incomplete: there is no footer\n")
    }
  }
}
