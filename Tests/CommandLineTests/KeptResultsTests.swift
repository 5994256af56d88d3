import Foundation
import TestSupport
import Testing

/// A site whose results are kept from one time to the next: `handbook --history`.
@Suite struct `Kept results` {
  @Test func `are one run of each version of an engine, the last that was added`() throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder)
      try site.add("Herald", "1.0", fault: "custom-event-unheard")
      try site.add("Herald", "1.1")
      try site.add("Courier", "1.0")
      #expect(try site.engine("herald").contains(">Version 1.1 passed "))
      #expect(try site.engine("herald").contains("Since 1.0: 2 fixed."))
      try site.add("Herald", "1.0")
      #expect(try site.engine("herald").contains("Since 1.0: nothing changed."))
      #expect(
        try site.kept() == ["courier-1-0.jsonl", "herald-1-0.jsonl", "herald-1-1.jsonl"])
    }
  }

  @Test func `of versions with the same letters and digits have their own files`() throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder)
      try site.add("Herald", "1.0")
      try site.add("Herald", "1-0")
      #expect(try site.kept() == ["herald-1-0-2.jsonl", "herald-1-0.jsonl"])
      #expect(try site.engine("herald").components(separatedBy: "<li id=\"run-").count == 3)
    }
  }

  @Test func `are shown again without new ones`() throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder)
      try site.add("Herald", "1.0")
      try FileManager.default.removeItem(at: folder.appending(path: "site/engines"))
      let run = try CommandLineTool.run(
        "handbook", "--specs", "suite", "--output", "site", "--history", "site/results", in: folder)
      #expect(run.status == 0, "\(run.standardError)")
      #expect(try site.engine("herald").contains(">Version 1.0 passed "))
    }
  }

  @Test(arguments: [
    (["--shard", "1/2"], "this is a part of a run; join the parts with `iamspec merge`"),
    (["--rule", "shop.sale"], "only runs of the whole suite are kept"),
    (["--max-failures", "1", "--fault", "custom-event-unheard"], "only complete results are kept"),
  ])
  func `are whole runs, and of others nothing is written`(words: [String], message: String) throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder)
      let run = try site.offer("Herald", "1.0", words)
      #expect(run.status == 2)
      #expect(run.standardError.contains("new.jsonl: error: \(message)"), "\(run.standardError)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
    }
  }

  @Test func `are not mixed with those of another suite`() throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder)
      try site.add("Herald", "1.0")
      let run = try CommandLineTool.run(
        "handbook", "--output", "other", "--history", "kept", "--results", "new.jsonl", in: folder)
      #expect(run.status == 2)
      #expect(run.standardError.contains("these are results of suite 1 "))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "kept").path))
    }
  }
}
