import Foundation
import TestSupport
import Testing

@Suite struct `iamspec doctor` {
  private let odd = [
    "--", "python3", "-B", "Fixtures/engines/misbehaving/odd_manifest.py", "1", "doctor-cli",
  ]

  @Test func `has no findings for the reference engine`() throws {
    let run = try CommandLineTool.run(
      "doctor", "--sample", "20", "--", try CommandLineTool.path, "engine")
    #expect(run.status == 0)
    #expect(run.standardError == "")
    let lines = run.standardOutput.split(separator: "\n")
    #expect(lines.prefix(14).allSatisfy { $0.hasPrefix("✓ ") })
    #expect(lines.last == "✓ iamspec reference engine 1.0 is ready to be tested.")
  }

  @Test func `counts a single case as one`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite >/dev/null && sed -i '/id: not-before/,$d' suite/shop/sale.yaml
        $iamspec doctor --sample 1 --specs suite -- "$iamspec" engine | grep '^. manifest  '
        $iamspec handbook --specs suite --output pages >/dev/null
        grep -o 'leave 1 [a-z ]*open[.]' pages/questions.html
        """, in: folder)
      #expect(
        run.standardOutput == """
          ✗ manifest       iamspec reference engine 1.0: 1 case to ask, 0 to skip
          leave 1 question open.

          """)
    }
  }

  @Test func `names a malformed reply once, with what was written`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        #"""
        cat >engine.sh <<'END'
        echo '{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["swift"]}'
        while read -r line; do
          id=${line#*:}
          echo '{"id":'"${id%%,*}"',"observations":["displayed"]}'
        done
        END
        $iamspec doctor -- sh engine.sh
        """#, in: folder)
      #expect(run.status == 1)
      let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        words.contains(
          "– not checked, because its reply is not valid: output, virtual time, times, actions, "
            + "observations, conventions, cases, determinism, fresh state"))
      #expect(
        words.contains(
          "expected an array, found a string. It wrote: `{\"id\":1,\"observations\":[\"displayed\"]}`."
        ))
      #expect(words.components(separatedBy: "its reply is not valid").count == 2)
      #expect(!words.contains("does not answer the simplest case it"))
    }
  }

  @Test func `has one finding, the next step, for an engine with an empty list for each action`()
    throws
  {
    try withTemporaryFolder { folder in
      try Data(
        """
        import json, sys
        print('{"iamspec":1,"engine":{"name":"e","version":"1"},"profiles":["swift"]}', flush=True)
        for line in sys.stdin:
            case = json.loads(line)
            print(json.dumps({"id": case["id"], "observations": [[] for _ in case["actions"]]}), flush=True)

        """.utf8
      ).write(to: folder.appending(path: "empty.py"))
      let run = try CommandLineTool.run(
        ["doctor", "--sample", "5", "--"] + Python.command("empty.py"), in: folder)
      #expect(run.status == 1)
      let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.hasSuffix("✗ 1 finding about e 1."))
      #expect(words.contains("It never reports `displayed`, nor anything else: "))
      #expect(words.contains("The wire format is right, and this is the next step."))
    }
  }

  @Test func `gives advice in 80 columns, and exits with 1`() throws {
    let run = try CommandLineTool.run(["doctor", "--sample", "5"] + odd)
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("✗ manifest       misbehaving: "))
    #expect(
      run.standardOutput.contains(
        "✗ manifest: `profiles`: `swfit` is not a profile of the suite.\n  → It is ignored; leave "
          + "it out.\n"))
    #expect(run.standardOutput.contains("– window         it takes one request at a time\n"))
    #expect(run.standardOutput.contains(/✗ \d+ findings about misbehaving\.\n$/))
    // Text to be copied is on one line, however long.
    let lines = run.standardOutput.split(separator: "\n").filter {
      !$0.hasPrefix("    printf ") && !$0.hasPrefix("  {")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `reports the same as JSON`() throws {
    let run = try CommandLineTool.run(["doctor", "--sample", "5", "--json"] + odd)
    #expect(run.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["is_fine"] as? Bool == false)
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(checks.count == 14)
    #expect(checks.allSatisfy { $0["check"] is String && $0["status"] is String })
    let manifest = checks.first { $0["check"] as? String == "manifest" }
    let findings = manifest?["findings"] as? [[String: Any]]
    #expect(
      findings?.first?["message"] as? String
        == "`profiles`: `swfit` is not a profile of the suite.")
    #expect((object["manifest"] as? String)?.contains(#""profiles":["swift"]"#) == true)
  }

  @Test func `reports what is missing once, with a line to try it and a matching manifest`() throws
  {
    let run = try CommandLineTool.run(
      ["doctor", "--sample", "5", "--"] + nearlyRight("lacks_local"))
    #expect(run.status == 1)
    let parts = run.standardOutput.split(separator: "\n\n").map(String.init)
    #expect(parts.count == 4)
    let finding = try #require(parts.dropFirst().first)
    #expect(
      finding.hasPrefix(
        """
        ✗ actions: It fails at `present_local`: the engine exited with status 1; its
          last words: KeyError: 'present_local'.
          → Perform it, or answer `unsupported`, or leave it out of the manifest's
            `actions`: cases that need it are then skipped, and the report says why. A
            manifest without `actions` claims every action.
            by hand:
            printf '%s\\n' '{"id":1,"case":"doctor/action-present_local","profile":"swift",
        """))
    #expect(
      parts[2] == """
        A manifest that fits what was found, on one line:
          {"iamspec":1,"engine":{"name":"nearly right","version":"1.0"},"profiles":["swift"],\
        "actions":["start_session","log_event","log_purchase","receive_api_event","open_from_push",\
        "enter_background","enter_foreground","relaunch","rotate","advance","dismiss","click",\
        "choose","serve","assign_presenter","log_impression","log_click","query_stack"]}
        """)
    #expect(parts[3] == "✗ 1 finding about nearly right 1.0.\n")
  }

  @Test func `prints a line that shows the finding by hand, whatever the command's name`()
    throws
  {
    try withTemporaryFolder { folder in
      let engine = folder.appending(path: "it's my engine.py")
      try "import runpy\nrunpy.run_path('\(nearlyRight("")[2])', run_name='__main__')\n".write(
        to: engine, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run([
        "doctor", "--sample", "0", "--", "python3", "-B", engine.path, "lacks_local",
      ])
      let lines = run.standardOutput.split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("    printf ") })
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", String(line)]
      let errors = Pipe()
      shell.standardOutput = FileHandle.nullDevice
      shell.standardError = errors
      try shell.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      #expect(text.hasSuffix("KeyError: 'present_local'\n"))
    }
  }

  @Test(arguments: [
    ("profiles_as_text", "the manifest that was probably meant", "1.0"),
    ("version_as_number", "the manifest that was probably meant", "1.5"),
    ("without_iamspec", "the manifest that was probably meant", "1.0"),
  ]) func `writes a manifest to paste if the engine's is wrong`(
    _ mistake: String, _ words: String, _ version: String
  ) throws {
    let run = try CommandLineTool.run(["doctor", "--"] + nearlyRight(mistake))
    #expect(run.status == 3)
    #expect(
      run.standardError.hasSuffix(
        """
          \(words), on one line:
            {"iamspec":1,"engine":{"name":"nearly right","version":"\(version)"},"profiles":["swift"]}

        """))
  }

  @Test func `writes a manifest to start from if there is none`() throws {
    let run = try CommandLineTool.run(
      "doctor", "--", "python3", "-B", "Fixtures/engines/misbehaving/exits_at_once.py")
    #expect(run.status == 3)
    #expect(
      run.standardError.hasSuffix(
        """
          a manifest to start from, on one line:
            {"iamspec":1,"engine":{"name":"my engine","version":"1.0"},"profiles":["swift"]}

        """))
  }

  private func nearlyRight(_ mistake: String) -> [String] {
    let engine = Repository.url("Fixtures/engines/misbehaving/nearly_right.py")
    return ["python3", "-B", engine.path, mistake]
  }

  @Test func `exits with 3 if the program cannot be run`() throws {
    for command in [
      ["no-such-program"],
      ["python3", "-B", "Fixtures/engines/misbehaving/text_before_manifest.py"],
    ] {
      let run = try CommandLineTool.run(["doctor", "--"] + command)
      #expect(run.status == 3)
      #expect(run.standardError.hasPrefix("error: the engine could not be run"))
    }
  }

  @Test(arguments: [
    (["doctor"], "name the engine after --"),
    (["doctor", "--timeout", "0", "--", "x"], "at least 1ms"),
    (["doctor", "--sample", "-1", "--", "x"], "sample"),
  ]) func `exits with 64 if the command line is invalid`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(arguments)
    #expect(run.status == 64)
    #expect(run.standardError.contains(message))
  }
}
