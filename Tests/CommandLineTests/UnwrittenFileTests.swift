import Foundation
import TestSupport
import Testing

/// A suite with a few cases, for tests in which the suite does not matter.
private let smallSuite = Repository.url("Fixtures/suites/shop").path

@Suite struct `A file that cannot be written` {
  private let full = "error: cannot write /dev/full completely: No space left on device\n"

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [([], 0), (["--fault", "queue-instead-of-stack"], 1)])
  func `affects neither other reports nor the verdict, and causes status 4`(
    _ fault: [String], _ status: Int
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        ["run", "stack/last-in-first-out", "--results", "/dev/full", "--junit", "junit.xml"]
          + ["--html", "page.html", "--markdown", "page.md", "--badge", "badge.json"] + fault,
        in: folder)
      #expect(run.status == 4)
      #expect(run.standardError == full)
      #expect(
        run.standardOutput.contains(status == 0 ? "1.0 conforms: all" : "1.0 does not conform: "))
      let reports = ["junit.xml", "badge.json", "page.html", "page.md"]
      #expect(
        run.standardOutput.hasSuffix("\n\n" + reports.map { "  report  \($0)\n" }.joined()))
      for (name, end) in zip(reports, ["</testsuites>\n", "}\n", "</html>\n", "\n"]) {
        #expect(try read(name, in: folder).hasSuffix(end))
      }
    }
  }

  @Test(arguments: [
    ("rm -r build", "it was moved, replaced or removed while it was written"),
    ("mv build/r.jsonl build/other", "it was moved, replaced or removed while it was written"),
    (": > build/r.jsonl", "something else changed it while it was written"),
  ]) func `to its end is noticed, as when the engine's build removes its folder`(
    _ build: String, _ reason: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        #"""
        printf '%s\n' '\#(build)' "exec $iamspec engine" > engine.sh
        exec $iamspec run stack/in-memory --results build/r.jsonl --badge badge.json -- sh engine.sh
        """#, in: folder)
      #expect(run.status == 4)
      #expect(
        run.standardError
          == "error: cannot write build/r.jsonl completely: \(reason); name a file that nothing else "
          + "touches\n")
      #expect(run.standardOutput.hasSuffix("\n\n  report  badge.json\n"))
    }
  }

  @Test(arguments: [
    "run stack --junit /dev/full", "run stack --known-failures known.yaml --html /dev/full",
    "report results.jsonl --junit /dev/full", "report results.jsonl --markdown /dev/full",
    "diff results.jsonl results.jsonl --markdown /dev/full",
    "merge results.jsonl --output /dev/full", "bundle --output /dev/full",
    "schema case --output full", "handbook --output full --specs '\(smallSuite)'",
  ]) func `is reported with status 4 and without usage text by every command`(_ words: String)
    throws
  {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run -q stack --results results.jsonl > out.txt
        printf 'format: 1\\nknown_failures: []\\n' > known.yaml
        mkdir full
        for name in case.schema.json index.html; do ln -s /dev/full full/$name; done
        exec $iamspec \(words)
        """, in: folder)
      #expect(run.status == 4)
      #expect(run.standardError.contains("error: cannot write "))
      #expect(run.standardError.contains(" completely: No space left on device\n"))
      #expect(!run.standardError.contains("Usage"))
    }
  }

  @Test(arguments: [
    ("run stack --junit file/junit.xml", "file/junit.xml: Not a directory"),
    ("run stack --junit folder", "folder: it is a directory, not a file"),
    ("run stack --html folder/", "folder/: it is a directory, not a file"),
    ("run stack --write-known-failures folder/../folder", "it is a directory, not a file"),
    ("run stack --write-known-failures file/known.yaml", "file/known.yaml: Not a directory"),
    ("bundle --output folder", "folder: it is a directory, not a file"),
    ("bundle --output file/suite.json", "file/suite.json: Not a directory"),
    ("handbook --output file --specs '\(smallSuite)'", "file: it is a file, not a directory"),
    ("schema --output file", "file: it is a file, not a directory"),
    ("explore --scripts 9 --write file", "file: it is a file, not a directory"),
    ("diff none.jsonl none.jsonl --markdown folder", "folder: it is a directory, not a file"),
  ]) func `is reported before anything runs, if possible`(
    _ words: String, _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "mkdir folder; echo kept > file; $iamspec \(words)", in: folder)
      #expect(run.status == 4)
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: cannot write "))
      #expect(run.standardError.hasSuffix(message + "\n"))
      #expect(try read("file", in: folder) == "kept\n")
    }
  }

  @Test(arguments: [
    ("run --junit ''", "--junit"), ("run --results ''", "--results"),
    ("run --write-known-failures ''", "--write-known-failures"),
    ("report r.jsonl --badge ''", "--badge"), ("diff a b --markdown ''", "--markdown"),
    ("merge a b --output ''", "--output"), ("bundle --output ''", "--output"),
    ("handbook --output ''", "--output"), ("schema --output ''", "--output"),
  ]) func `is not a file if its path is empty`(_ words: String, _ option: String) throws {
    let run = try CommandLineTool.shell("$iamspec \(words)")
    #expect(run.status == 64)
    #expect(run.standardOutput == "")
    #expect(
      run.standardError.hasPrefix(
        "error: \(option) has an empty value: is a variable not set?\n"))
  }

  @Test func `leaves incomplete results, which a report says`() throws {
    try withTemporaryFolder { folder in
      // A limit on the size of files simulates a full disk.
      let run = try CommandLineTool.shell(
        "ulimit -f 8; $iamspec run stack --results r.jsonl --badge b.json", in: folder)
      #expect(run.status == 4)
      #expect(run.standardOutput.contains("conforms: all"))
      #expect(run.standardError == "error: cannot write r.jsonl completely: File too large\n")
      #expect(try read("b.json", in: folder).hasSuffix("}\n"))
      let report = try CommandLineTool.run("report", "r.jsonl", in: folder)
      #expect(report.status == 0)
      #expect(
        report.standardError.contains(
          /^warning: r.jsonl: incomplete: \d+ of \d+ cases, no footer; the run was killed, or could not write it all\n$/
        ))
      let count = try Builtin.runs(of: "stack")
      #expect(report.standardError.contains(" of \(count) cases, no footer; "))
    }
  }

  @Test func `does not damage a list or a ledger, and leaves nothing else behind`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run -q stack --fault queue-instead-of-stack --no-diagnosis \\
          --write-known-failures known.yaml
        cp known.yaml before.yaml
        mkdir -p suite && cp -r '\(Repository.root.path)'/Fixtures/suites/shop/. suite
        ulimit -f 0
        $iamspec run -q stack --known-failures known.yaml --tighten 2>&1 | cat
        echo ${PIPESTATUS[0]}
        $iamspec run -q stack --fault queue-instead-of-stack --write-known-failures new.yaml 2>&1 | cat
        echo ${PIPESTATUS[0]}
        $iamspec lint suite --update-ledger 2>&1 | cat
        echo ${PIPESTATUS[0]}
        cmp known.yaml before.yaml && ls -A . suite
        """, in: folder)
      for name in ["known.yaml", "new.yaml", "suite/ledger.txt"] {
        let told = "error: cannot write \(name): File too large\n4\n"
        #expect(run.standardOutput.contains(told))
      }
      #expect(
        run.standardOutput.hasSuffix(
          "4\n.:\nbefore.yaml\nknown.yaml\nsuite\n\n"
            + "suite:\ndiscard\nquestions.yaml\nrules.yaml\nstack\n"))
    }
  }

  @Test func `does not keep waiting cases out of a JUnit report if the disk is full`()
    throws
  {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "export TMPDIR=/dev/null; $iamspec run -q --fault control --junit - > junit.xml",
        in: folder)
      #expect(run.status == 1)
      let text = try read("junit.xml", in: folder)
      #expect(text.components(separatedBy: "<testcase ").count > 500)
      #expect(text.hasSuffix("</testsuites>\n"))
    }
  }
}
