import Foundation
import TestSupport
import Testing

@Suite struct `In the folder of a suite` {
  private static let note =
    "using the suite in this folder; `--specs built-in` uses the built-in suite\n"

  /// A new suite from `iamspec init`, and its folder.
  private func withSuite(_ body: (URL, URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my-suite", in: folder)
      try body(folder, folder.appending(path: "my-suite"))
    }
  }

  @Test(arguments: [
    ["run"], ["explain", "shop/sale/opened"], ["list", "cases"], ["audit", "--fast"],
    ["explore", "--scripts", "3"], ["characterize", "--scripts", "0"],
    ["bundle", "--output", "suite.json"],
  ])
  func `commands use it, and say so`(_ words: [String]) throws {
    try withSuite { _, suite in
      let run = try CommandLineTool.run(words, in: suite)
      #expect(run.standardError.hasPrefix(Self.note))
      #expect(!run.standardOutput.contains("stack/"))
      #expect([0, 5].contains(run.status))
    }
  }

  @Test func `a run names the suite, and how to run a case again`() throws {
    try withSuite { _, suite in
      let run = try CommandLineTool.run("run", in: suite)
      #expect(run.status == 0)
      #expect(run.standardOutput.hasPrefix("suite my-suite 1 "))
      let broken = try CommandLineTool.run(
        "run", "shop/sale.yaml:12", "--fault", "nothing-delivered", in: suite,
        environment: ["COLUMNS": "200"])
      #expect(broken.status == 1)
      #expect(broken.standardOutput.contains("\n  shop/sale.yaml:12\n"))
      #expect(
        broken.standardOutput.contains(
          "again: iamspec run --profile swift shop/sale/opened --specs . --fault nothing-delivered")
      )
    }
  }

  @Test func `lint and new use it`() throws {
    try withSuite { _, suite in
      #expect(try CommandLineTool.run("lint", in: suite).status == 0)
      let new = try CommandLineTool.run("new", "shop.sale", "--name", "more", in: suite)
      #expect(new.status == 0)
      #expect(FileManager.default.fileExists(atPath: suite.appending(path: "shop/more.yaml").path))
    }
  }

  @Test func `the built-in suite is used if it is named`() throws {
    try withSuite { _, suite in
      let list = try CommandLineTool.run("list", "rules", "--specs", "built-in", in: suite)
      #expect(list.standardOutput.contains("stack.last-in-first-out"))
      #expect(list.standardError == "")
      let run = try CommandLineTool.run(
        "run", "--specs", "built-in", "stack/last-in-first-out/three-waiting", "--fault",
        "queue-instead-of-stack", in: suite, environment: ["COLUMNS": "200"])
      #expect(run.standardOutput.contains("--specs built-in --fault queue-instead-of-stack"))
    }
  }

  @Test(arguments: ["run", "explain", "step"])
  func `a folder in place of a case is an error that names --specs`(_ command: String) throws {
    try withSuite { folder, _ in
      let run = try CommandLineTool.run(command, "my-suite", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError == """
          error: my-suite is a folder with a suite, and not a case
                 `iamspec \(command) --specs my-suite` uses the suite

          """)
    }
  }

  @Test func `rules of another tool are none`() throws {
    try withTemporaryFolder { folder in
      try Data("groups:\n  - name: alerts\n    suite: no\n".utf8)
        .write(to: folder.appending(path: "rules.yaml"))
      let list = try CommandLineTool.run("list", "rules", in: folder)
      #expect(list.standardOutput.contains("stack.last-in-first-out"))
      #expect(list.standardError == "")
    }
  }
}

@Suite struct `A word that nothing is called` {
  @Test(arguments: [["explain", "keyboard"], ["run", "keyboard"], ["step", "keyboard"]])
  func `is not suggested in place of itself`(_ words: [String]) throws {
    let run = try CommandLineTool.run(words)
    #expect(run.status == 2)
    #expect(run.standardError.hasPrefix("error: there is no case `keyboard`\n"))
    #expect(!run.standardError.contains("did you mean `keyboard`?"))
  }

  @Test func `is told apart from a fault that a suite declares`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my-suite", in: folder)
      let run = try CommandLineTool.run(
        "run", "--fault", "no-sale", "--specs", "my-suite", in: folder)
      #expect(run.status == 64)
      #expect(
        run.standardError.hasPrefix(
          """
          error: there is no fault `no-sale`
          `iamspec list faults --specs built-in` lists them all
          --fault takes the faults of the reference engine, and not those that a suite's faults.yaml declares for `iamspec audit --specs DIR`
          """))
    }
  }
}
