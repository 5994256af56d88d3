import Foundation
import TestSupport
import Testing

@Suite struct `The command init, for words of a suite's own` {
  @Test func `creates a suite with words of its own, and an engine that keeps its rules`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("init", "our rules", "--words", in: folder)
      #expect(run.status == 0)
      #expect(run.standardError == "")
      #expect(
        run.standardOutput == """
          our rules/vocabulary.yaml
          our rules/rules.yaml
          our rules/faults.yaml
          our rules/monitors.yaml
          our rules/show/event.yaml
          our rules/show/one-at-a-time.yaml
          our rules/pause/holds.yaml
          our rules/engine.py
          our rules/README.md
          our rules/.editorconfig
          our rules/.vscode/settings.json
          our rules/.vscode/extensions.json
          our rules/vocabulary.schema.json
          our rules/rules.schema.json
          our rules/faults.schema.json
          our rules/monitors.schema.json
          our rules/case.schema.json

          Next:
            1. iamspec lint 'our rules'
            2. iamspec run --specs 'our rules' -- python3 'our rules/engine.py'
            3. iamspec run --specs 'our rules' -- python3 'our rules/engine.py' --bug shown-in-a-pause
            4. iamspec audit --specs 'our rules' -- python3 'our rules/engine.py'
            5. declare your words in our rules/vocabulary.yaml, and write your rules into our rules/rules.yaml
            6. iamspec init my-engine --adapter python --specs 'our rules'

          """)
      let lint = try CommandLineTool.run("lint", "--strict", "our rules", in: folder)
      #expect(lint.standardOutput == "3 rules, 0 open questions, 6 cases in 3 files: no mistakes\n")
      #expect(lint.standardError == "")
      #expect(lint.status == 0)
      let engine = ["--specs", "our rules", "--", "python3", "our rules/engine.py"]
      let green = try CommandLineTool.run(["run"] + engine, in: folder)
      #expect(green.status == 0)
      #expect(green.standardOutput.contains("✓ example 1 conforms: all 6 cases passed"))
      for (bug, clause) in [
        ("shown-in-a-pause", "pause.holds/nothing-appears"), ("at-once", "show.event/delay"),
      ] {
        let red = try CommandLineTool.run(["run"] + engine + ["--bug", bug], in: folder)
        #expect(red.status == 1)
        #expect(red.standardOutput.contains("Diagnosis: 1 cause of 1 failed case\n"))
        #expect(red.standardOutput.contains("(\(bug), \(clause))"))
      }
      let audit = try CommandLineTool.run(["audit"] + engine, in: folder)
      #expect(audit.status == 0)
      #expect(audit.standardOutput.contains("a case of its rule notices each of 6 faults"))
    }
  }

  /// With the command that starts the adapter, relative to the folder where `init` ran.
  @Test(arguments: [
    ("python", "engine.py", "python3 engine/engine.py"),
    ("javascript", "engine.mjs", "node engine/engine.mjs"),
  ])
  func `creates an adapter with a function for each word of a suite`(
    _ language: String, _ file: String, _ command: String
  ) throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", "--words", in: folder)
      let run = try CommandLineTool.run(
        "init", "engine", "--adapter", language, "--specs", "suite", in: folder)
      #expect(run.status == 0)
      #expect(
        run.standardOutput == """
          engine/\(file)

          Next:
            1. iamspec run --specs suite -- \(command)
            2. let the functions of engine/\(file) call your engine, and run it again after each save:
               iamspec run --watch --specs suite -- \(command)

          """)
      let words = command.split(separator: " ").map(String.init)
      // All that it lacks is an engine behind it.
      let doctor = try CommandLineTool.run(
        ["doctor", "--specs", "suite", "--"] + words, in: folder)
      #expect(doctor.findings == ["observations"], "\(doctor.standardOutput)")
      // It does nothing, which no fault of the suite explains.
      let red = try CommandLineTool.run(["run", "--specs", "suite", "--"] + words, in: folder)
      #expect(red.status == 1)
      #expect(red.standardOutput.contains("6 failed, 0 of 6 cases passed"))
      #expect(!red.standardOutput.contains("behaves as if"))

      // Each function does what the example engine does with the word.
      let path = folder.appending(path: "engine/\(file)")
      try Data(Self.filled(String(contentsOf: path, encoding: .utf8), language).utf8).write(
        to: path)
      let green = try CommandLineTool.run(["run", "--specs", "suite", "--"] + words, in: folder)
      #expect(green.standardOutput.contains("✓ my engine 0.1 conforms: all 6 cases passed"))
      #expect(green.status == 0)
    }
  }

  /// An adapter whose functions keep the rules.
  private static func filled(_ stub: String, _ language: String) throws -> String {
    let bodies = language == "python" ? pythonBodies : javascriptBodies
    return try bodies.reduce(stub) { text, body in
      let place = try #require(text.range(of: body.place), "\(body.place) is not in the adapter")
      return text.replacingCharacters(in: place, with: body.text)
    }
  }

  private static let pythonBodies = [
    (
      place: "        self.seen: list[dict[str, Any]] = []\n",
      text: """
              self.seen: list[dict[str, Any]] = []
              self.messages, self.paused = messages, given["display"] == "paused"
              self.now, self.due, self.waiting, self.visible = 0, [], [], None

          def show(self) -> None:
              self.waiting += [name for time, name in sorted(self.due) if time <= self.now]
              self.due = [(time, name) for time, name in self.due if time > self.now]
              if self.waiting and not self.paused and not self.visible:
                  self.visible = self.waiting.pop(0)
                  self.saw_shown(message=self.visible)

      """
    ),
    (
      place: "        event: a name\n        \"\"\"\n",
      text: """
              event: a name
              \"""
              self.due += [
                  (self.now + it["delay"], name) for name, it in self.messages.items() if it["event"] == event]
              self.show()

      """
    ),
    (
      place: "The user closes the message on the screen.\"\"\"\n",
      text: """
      The user closes the message on the screen.\"""
              self.saw_closed(message=self.visible)
              self.visible = None
              self.show()

      """
    ),
    (
      place: "From now on, display: paused.\"\"\"\n",
      text: "From now on, display: paused.\"\"\"\n        self.paused = True\n"
    ),
    (
      place: "From now on, display: running.\"\"\"\n",
      text: """
      From now on, display: running.\"""
              self.paused = False
              self.show()

      """
    ),
    (
      place: "answer with `saw_waiting`.\"\"\"\n",
      text:
        "answer with `saw_waiting`.\"\"\"\n        self.saw_waiting(messages=list(self.waiting))\n"
    ),
    (
      place: "        by: a number of milliseconds\n        \"\"\"\n",
      text: """
              by: a number of milliseconds
              \"""
              self.now += by
              self.show()

      """
    ),
  ]

  private static let javascriptBodies = [
    (
      place: "constructor({ given, messages }) {}",
      text: """
      constructor({ given, messages }) {
          Object.assign(this, { messages, paused: given.display === 'paused', now: 0, due: [], waiting: [] });
        }

        show() {
          this.waiting.push(...this.due.filter(([time]) => time <= this.now).map(([, name]) => name));
          this.due = this.due.filter(([time]) => time > this.now);
          if (!this.waiting.length || this.paused || this.visible) return;
          this.visible = this.waiting.shift();
          this.saw_shown({ message: this.visible });
        }
      """
    ),
    (
      place: "do_track({ event }) {}",
      text: """
      do_track({ event }) {
          for (const [name, it] of Object.entries(this.messages)) {
            if (it.event === event) this.due.push([this.now + it.delay, name]);
          }
          this.show();
        }
      """
    ),
    (
      place: "do_close() {}",
      text: """
      do_close() {
          this.saw_closed({ message: this.visible });
          this.visible = undefined;
          this.show();
        }
      """
    ),
    (place: "do_pause() {}", text: "do_pause() { this.paused = true; }"),
    (place: "do_resume() {}", text: "do_resume() { this.paused = false; this.show(); }"),
    (
      place: "do_query_waiting() {}",
      text: "do_query_waiting() { this.saw_waiting({ messages: [...this.waiting] }); }"
    ),
    (place: "do_advance({ by }) {}", text: "do_advance({ by }) { this.now += by; this.show(); }"),
  ]

  @Test func `drafts cases in the words of a suite`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", "--words", in: folder)
      let run = try CommandLineTool.run(
        "new", "pause.holds", "--name", "twice", "--specs", "suite", in: folder)
      #expect(
        run.standardOutput == """
          suite/pause/twice.yaml

          Next:
            1. write the case: its id never changes, its title says what happens
            2. iamspec lint suite        what is missing
            3. iamspec run --specs suite pause/twice -- ENGINE
            4. iamspec lint suite --update-ledger   when its ids are final

          """)
      let text = try String(
        contentsOf: folder.appending(path: "suite/pause/twice.yaml"), encoding: .utf8)
      #expect(
        text.hasSuffix(
          """
          messages:
            message: {event: name}
          cases:
            - id: first-case
              title: "TODO: what happens, as a sentence"
              steps:
                - track: opened_shop
                  expect: [{shown: message}]

          """))
      let lint = try CommandLineTool.run("lint", "suite", in: folder)
      #expect(
        lint.standardOutput == "3 rules, 0 open questions, 7 cases in 4 files: 2 warnings\n")
    }
  }

  /// The suites whose words are of all shapes, with engines in all languages.
  @Test(arguments: ["tags", "inbox"])
  func `creates adapters for the words of any suite`(_ suite: String) throws {
    try withTemporaryFolder { folder in
      let specs = Repository.url("Fixtures/suites/\(suite)").path
      for (language, command) in [
        ("python", ["python3", "python/engine.py"]),
        ("javascript", ["node", "javascript/engine.mjs"]),
      ] {
        let run = try CommandLineTool.run(
          "init", language, "--adapter", language, "--specs", specs, in: folder)
        #expect(run.status == 0)
        let doctor = try CommandLineTool.run(
          ["doctor", "--specs", specs, "--"] + command, in: folder)
        #expect(doctor.findings == ["observations"], "\(doctor.standardOutput)")
      }
    }
  }
}

extension Program.Output {
  /// The names of the doctor's checks that found something.
  fileprivate var findings: [String] {
    let checks = standardOutput.split(separator: "\n\n").first ?? ""
    return checks.split(separator: "\n").filter { $0.hasPrefix("✗ ") }.compactMap { line in
      line.dropFirst(2).split(separator: " ").first.map(String.init)
    }
  }
}
