import Foundation
import TestSupport
import Testing

@Suite struct `The command sources` {
  /// The waiting room, with the account of its guide.
  private func withRoom(_ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/suites/waiting-room"), to: folder.appending(path: "room"))
      for name in ["guide.md", "guide-next.md"] {
        try FileManager.default.copyItem(
          at: Repository.url("Fixtures/sources/\(name)"), to: folder.appending(path: name))
      }
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/sources/documents"),
        to: folder.appending(path: "room/documents"))
      try body(folder)
    }
  }

  private func run(_ arguments: String..., in folder: URL) throws -> CommandLineTool.Output {
    try CommandLineTool.run(
      ["sources", "--specs", "room"] + arguments, in: folder, environment: ["COLUMNS": "100"])
  }

  @Test func `finds the edition that the suite knows to be the same`() throws {
    try withRoom { folder in
      let run = try run("guide.md", in: folder)
      #expect(run.standardOutput == "✓ guide, guide.md: 9 the same\n")
      #expect(run.status == 0)
    }
  }

  @Test func `shows what changed, and the clauses and cases to look at again`() throws {
    try withRoom { folder in
      let run = try run("guide-next.md", in: folder)
      #expect(run.status == 1)
      try Golden("sources.txt").expect(run.standardOutput)
      let json = try self.run("guide-next.md", "--json", in: folder)
      #expect(json.status == 1)
      try Golden("sources.json").expect(json.standardOutput)
    }
  }

  @Test func `writes the account of a new edition, which then is the same`() throws {
    try withRoom { folder in
      let run = try run("guide-next.md", "--write", in: folder)
      #expect(run.status == 0)
      #expect(
        run.standardOutput == "room/documents/guide.yaml: 2 new or changed parts to account for\n")
      let text = try String(
        contentsOf: folder.appending(path: "room/documents/guide.yaml"), encoding: .utf8)
      #expect(
        text.contains(
          "      # changed: Of the messages that wait, the one that came last is displayed first.\n"
            + "      - digest: "))
      #expect(try self.run("guide-next.md", in: folder).status == 0)
    }
  }

  @Test func `begins the account of a document that has none`() throws {
    try withRoom { folder in
      try FileManager.default.removeItem(at: folder.appending(path: "room/documents"))
      let without = try run("guide.md", in: folder)
      #expect(without.status == 2)
      #expect(without.standardError.contains("--document ID --write"))
      #expect(try run("guide.md", "--document", "guide", "--write", in: folder).status == 0)
      #expect(try run("guide.md", in: folder).status == 0)
      let audit = try CommandLineTool.run(
        "audit", "--fast", "--specs", "room", in: folder, environment: ["COLUMNS": "200"])
      #expect(audit.status == 1)
      #expect(audit.standardOutput.contains("nothing accounts for the sentence"))
      #expect(audit.standardOutput.contains("no sentence of documents/guide.yaml lists it"))
    }
  }

  @Test func `says what it cannot compare`() throws {
    try withRoom { folder in
      try Data("Something else.".utf8).write(to: folder.appending(path: "other.md"))
      try Data([0xFF, 0xFE]).write(to: folder.appending(path: "binary.md"))
      for (arguments, words) in [
        (["other.md"], "no sentence in common"), (["binary.md"], "is not a text in UTF-8"),
        (["none.md"], "cannot read none.md"),
        (["guide.md", "--document", "gude"], "did you mean `guide`?"),
      ] {
        let run = try CommandLineTool.run(["sources", "--specs", "room"] + arguments, in: folder)
        #expect(run.status == 2, "\(arguments)")
        #expect(run.standardError.contains(words), "\(run.standardError)")
      }
      #expect(try run("a.md", "b.md", "--document", "guide", in: folder).status == 64)
      #expect(try run("guide.md", "--write", "--json", in: folder).status == 64)
      let builtIn = try CommandLineTool.run("sources", "--write", "guide.md", in: folder)
      #expect(builtIn.status == 64)
    }
  }

  @Test func `lint finds mistakes in accounts, and a bundle has them`() throws {
    try withRoom { folder in
      let bundle = folder.appending(path: "room.json").path
      #expect(
        try CommandLineTool.run("bundle", "--specs", "room", "--output", bundle, in: folder).status
          == 0)
      let run = try CommandLineTool.run("sources", "--specs", "room.json", "guide.md", in: folder)
      #expect(run.status == 0)
      try Data("format: 1\nsections: 3\n".utf8)
        .write(to: folder.appending(path: "room/documents/guide.yaml"))
      let lint = try CommandLineTool.run("lint", "room", in: folder)
      #expect(lint.status == 2)
      #expect(lint.standardError.contains("room/documents/guide.yaml:2:11"))
    }
  }
}
