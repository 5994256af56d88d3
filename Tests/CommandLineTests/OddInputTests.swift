import Foundation
import TestSupport
import Testing

@Suite struct `Odd engines` {
  /// A program in Python that says what an engine says.
  private func engine(manifest: String, reply: String) -> String {
    """
    import json, sys
    def say(reply): print(json.dumps(reply), flush=True)
    say({"iamspec": 1, "engine": {"name": "odd", "version": "1"}, **\(manifest)})
    for line in sys.stdin:
        request = json.loads(line)
        say({"id": request["id"], **\(reply)})
    """
  }

  @Test(arguments: ["-5", "9223372036854775807", "3"])
  func `that fail at an action that does not exist are explored all the same`(
    _ action: String
  ) throws {
    try withTemporaryFolder { folder in
      let text = engine(
        manifest: #"{"profiles": ["swift"]}"#,
        reply: #"{"error": {"action": \#(action), "message": "odd"}}"#)
      try Data(text.utf8).write(to: folder.appending(path: "odd.py"))
      let run = try CommandLineTool.run(
        "explore", "--scripts", "20", "--", "python3", "odd.py", in: folder)
      #expect(run.status == 1, "\(run.standardError)")
      #expect(run.standardOutput.contains("odd"))
    }
  }

  @Test(arguments: [#"["rotate"]"#, #"["advance", "dismiss", "click"]"#])
  func `that take no action with which a script begins are not explored`(_ actions: String) throws {
    try withTemporaryFolder { folder in
      let text = engine(
        manifest: #"{"profiles": ["swift"], "actions": \#(actions)}"#,
        reply: #"{"observations": []}"#)
      try Data(text.utf8).write(to: folder.appending(path: "odd.py"))
      let run = try CommandLineTool.run(
        "explore", "--scripts", "20", "--", "python3", "odd.py", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError.hasSuffix(
          "error: the engine takes none of the actions with which scripts begin: `start_session`, "
            + "`log_event`, `present_local`\n"))
    }
  }

  @Test func `that take only one action that needs a message end their scripts early`() throws {
    try withTemporaryFolder { folder in
      let text = engine(
        manifest: #"{"profiles": ["swift"], "actions": ["present_local", "dismiss"]}"#,
        reply: #"{"observations": [[]] * len(request["actions"])}"#)
      try Data(text.utf8).write(to: folder.appending(path: "odd.py"))
      let run = try CommandLineTool.run(
        "explore", "--scripts", "20", "--", "python3", "odd.py", in: folder)
      #expect(run.status != 132 && !run.standardError.contains("error: "), "\(run.standardError)")
      #expect(run.standardOutput.contains("20 scripts"))
    }
  }

  @Test(arguments: ["explore", "characterize"])
  func `that follow none of a suite's profiles judge nothing`(_ command: String) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "mine", in: folder)
      let renamed = try CommandLineTool.shell(
        #"sed -i 's/\bswift\b/ios/g' mine/*.yaml mine/*/*.yaml && "$iamspec" lint mine"#, in: folder
      )
      #expect(renamed.status == 0, "\(renamed.standardError)")
      let run = try CommandLineTool.run(command, "--specs", "mine", in: folder)
      #expect(run.status == 5)
      #expect(
        run.standardError.hasPrefix("error: nothing is judged: no engine is named after `--`"),
        "\(run.standardError)")
    }
  }
}

@Suite struct `Results with an impossible number` {
  private static let numbers = ["-1", "9223372036854775807", "-9223372036854775808"]

  @Test func `are refused or read, and never end the process`() throws {
    try withTemporaryFolder { folder in
      let original = folder.appending(path: "good.jsonl")
      _ = try CommandLineTool.run(
        "run", "stack/in-memory", "--fault", "stack-survives-relaunch", "--results", "good.jsonl",
        in: folder)
      let text = try String(contentsOf: original, encoding: .utf8)
      let lines = text.split(separator: "\n")
      let last = lines.indices.last ?? 0
      var count = 0
      for index in [0, 1, last] {
        for match in lines[index].matches(of: /[:\[,](\d+)/) {
          for number in Self.numbers {
            var changed = lines.map(String.init)
            changed[index] =
              String(lines[index][..<match.1.startIndex]) + number
              + lines[index][match.1.endIndex...]
            try Data((changed.joined(separator: "\n") + "\n").utf8)
              .write(to: folder.appending(path: "bad.jsonl"))
            let run = try CommandLineTool.run("report", "bad.jsonl", in: folder)
            #expect(run.status < 128, "\(changed[index])")
            count += 1
          }
        }
      }
      #expect(count > 30)
    }
  }
}
