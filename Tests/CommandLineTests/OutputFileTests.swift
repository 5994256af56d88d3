import Foundation
import TestSupport
import Testing

@Suite struct `The files that a command writes` {
  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [
    ("run stack --junit new --html new", "--html new is the same file as --junit"),
    (
      "run stack --junit new --html ./folder/../new",
      "--html ./folder/../new is the same file as --junit"
    ),
    ("run stack --results old --badge symbolic", "--badge symbolic is the same file as --results"),
    ("run stack --results old --markdown hard", "--markdown hard is the same file as --results"),
    ("run stack --junit - --html -", "--html - is the same file as --junit"),
    (
      "run stack --known-failures known.yaml --junit ./known.yaml",
      "--junit ./known.yaml is the same file as --known-failures"
    ),
    (
      "run stack --write-known-failures new --junit new",
      "--junit new is the same file as --write-known-failures"
    ),
    (
      "run stack --shard 1/2 --timings old --results hard",
      "--results hard is the same file as --timings"
    ),
    (
      "run stack --html old -- python3 old",
      "--html old is the same file as old, which belongs to the engine"
    ),
    ("report old --html hard", "--html hard is the same file as the results old"),
    (
      "diff old hard --markdown symbolic",
      "--markdown symbolic is the same file as the results old"
    ),
    ("merge old --output symbolic", "--output symbolic is the same file as the part old"),
  ]) func `must be different files, however their paths are written`(
    _ words: String, _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        mkdir folder
        $iamspec run -q stack --results old > out
        cp old copy; ln -s old symbolic; ln old hard
        printf 'format: 1\\nknown_failures: []\\n' > known.yaml
        $iamspec \(words)
        status=$?
        cmp old copy && test ! -e new && exit $status
        """, in: folder)
      #expect(run.status == 64)
      #expect(run.standardOutput == "")
      #expect(run.standardError.hasPrefix("error: \(message)\n"))
    }
  }

  @Test(arguments: [
    ("run --results suite/rules.yaml", "--results suite/rules.yaml"),
    ("run --junit suite/../suite/shop/sale.yaml", "--junit suite/../suite/shop/sale.yaml"),
    ("run --html link.html", "--html link.html"),
    ("explore --scripts 9 --badge suite/questions.yaml", "--badge suite/questions.yaml"),
    ("report old --markdown suite/faults.yaml", "--markdown suite/faults.yaml"),
    ("bundle --output suite/rules.yaml", "--output suite/rules.yaml"),
    ("bundle --output suite/ledger.txt", "--output suite/ledger.txt"),
    ("run --results suite/shop/basis.lock", "--results suite/shop/basis.lock"),
  ]) func `cannot be the suite's own files`(_ words: String, _ option: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite > out
        $iamspec lint suite --update-ledger > out
        printf 'format: 1\\ncases: {}\\n' > suite/shop/basis.lock
        $iamspec run -q --specs suite --results old > out
        cp -r suite kept; ln -s suite/rules.yaml link.html
        $iamspec \(words) --specs suite
        status=$?
        diff -r suite kept && exit $status
        """, in: folder)
      #expect(run.status == 64)
      #expect(run.standardOutput == "")
      let path = try #require(option.split(separator: " ").last)
      #expect(
        run.standardError.hasPrefix(
          "error: \(option) is the same file as \(path), which belongs to the suite\n"))
    }
  }

  @Test func `may be null devices, pipes and named pipes`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        mkfifo pipe
        cat pipe > from-pipe &
        $iamspec run -q stack --junit /dev/null --html /dev/null --results pipe \
          --badge /dev/stderr 2> badge.json
        status=$?
        wait
        exit $status
        """, in: folder)
      #expect(run.status == 0)
      // The cases are between a header and a footer.
      let lines = try read("from-pipe", in: folder).split(separator: "\n")
      #expect(lines.count == (try Builtin.runs(of: "stack")) + 2)
      #expect(try read("badge.json", in: folder).hasSuffix("}\n"))
    }
  }

  @Test func `are appended to if all steps of a job on GitHub share them`() throws {
    try withTemporaryFolder { folder in
      let summary = folder.appending(path: "summary.md").path
      let run = try CommandLineTool.shell(
        """
        printf 'what was there' > summary.md
        $iamspec run -q stack --markdown "$GITHUB_STEP_SUMMARY" --results old
        $iamspec report old --markdown "$GITHUB_STEP_SUMMARY"
        $iamspec diff old old --markdown "$GITHUB_STEP_SUMMARY"
        $iamspec run -q stack --markdown other.md
        $iamspec run -q stack --markdown other.md
        """, in: folder, environment: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.status == 0)
      let text = try read("summary.md", in: folder)
      #expect(text.hasPrefix("what was there\n## ✅"))
      #expect(text.components(separatedBy: "\n## ✅").count == 4)
      let other = try read("other.md", in: folder)
      #expect(other.components(separatedBy: "## ✅").count == 2)
    }
  }

  @Test func `keep their contents if results cannot be read`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        for name in junit.xml page.html merged.jsonl; do echo kept > $name; done
        echo '{}' > bad.jsonl
        $iamspec report bad.jsonl --junit junit.xml --html page.html --badge new.json
        $iamspec merge bad.jsonl --output merged.jsonl
        cat junit.xml page.html merged.jsonl; ls new.json
        """, in: folder)
      #expect(run.standardOutput == "kept\nkept\nkept\n")
    }
  }

  @Test func `are replaced as a whole in their places, even behind links`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        mkdir kept; echo old > kept/suite.json; chmod 640 kept/suite.json
        ln -s kept/suite.json link
        $iamspec bundle --output link > out
        test -L link && stat -c %a kept/suite.json && ls -A kept && $iamspec list --specs link | head -1
        """, in: folder)
      #expect(run.standardOutput.hasPrefix("640\nsuite.json\n"))
      #expect(run.standardError == "")
    }
  }
}
