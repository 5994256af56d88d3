import Foundation
import TestSupport
import Testing

/// Sharded runs and their results.
enum ShardedRun {
  /// Runs every shard, and returns the names of their results files.
  static func results(
    _ count: Int, _ arguments: [String], status: Int32 = 1, in folder: URL
  ) throws -> [String] {
    var statuses: Set<Int32> = []
    let names = try (1...count).map { index in
      let name = "part-\(index).jsonl"
      let run = try CommandLineTool.run(
        arguments + ["--shard", "\(index)/\(count)", "--results", name], in: folder)
      statuses.insert(run.status)
      return name
    }
    // A shard may have none of the failing cases.
    #expect(statuses.isSubset(of: [0, status]) && statuses.contains(status))
    return names
  }

  /// Returns results without the parts that differ from run to run: dates and durations.
  static func timeless(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .replacingOccurrences(of: #""us":[0-9]+"#, with: "", options: .regularExpression)
      .replacingOccurrences(of: #""started":"[^"]*""#, with: "", options: .regularExpression)
  }

  /// Expects that `merged.jsonl` equals `whole.jsonl`, except for times.
  static func expectMergedIsWhole(in folder: URL) throws {
    let (merged, whole) = (
      try timeless("merged.jsonl", in: folder), try timeless("whole.jsonl", in: folder)
    )
    // The texts themselves are not compared, because a failure would print both, and they are long.
    let difference = zip(merged.split(separator: "\n"), whole.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(difference == nil)
    #expect(merged.count == whole.count)
  }
}
