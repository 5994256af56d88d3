import Foundation
import TestSupport
import Testing

@Suite struct `A custom suite` {
  /// A suite with two rules, one of them known to the reference engine, in its own folder.
  private struct CustomSuite {
    let folder: URL

    init(in folder: URL, cases: String) throws {
      self.folder = folder
      try FileManager.default.createDirectory(
        at: folder.appending(path: "my/stack"), withIntermediateDirectories: true)
      try Data(Self.rules.utf8).write(to: folder.appending(path: "my/rules.yaml"))
      try Data((Self.head + cases).utf8).write(to: folder.appending(path: "my/stack/order.yaml"))
    }

    func run(_ arguments: String...) throws -> CommandLineTool.Output {
      try CommandLineTool.run(arguments, in: folder, environment: ["COLUMNS": "80"])
    }

    private static let rules = """
      format: 1
      suite: {name: my, title: My rules, version: "1"}
      documents:
        guide: {title: The guide, language: English, profile: swift}
      profiles:
        swift: {title: Swift, documents: [guide]}
      chapters:
        - id: stack
          title: The stack
          rules:
            - id: stack.last-in-first-out
              title: Newest first
              layer: presenter
              profiles: [swift]
              statement: The newest waiting message is displayed first.
              documents: {guide: {says: stated}}
            - id: stack.shop
              title: The shop
              layer: presenter
              profiles: [swift]
              statement: The shop shows its sale.
              documents: {guide: {says: stated}}

      """

    private static let head = """
      format: 1
      title: The shop opens
      rules: [stack.shop]
      about: What is shown in a shop.
      given: {minimum_interval: 0s}
      messages:
        sale: {type: modal, trigger: {custom_event: opened_shop}}
        cart: {type: modal, trigger: {custom_event: viewed_cart}}
      cases:

      """
  }

  private static let shown = """
      - id: shown
        title: The sale is shown
        steps:
          - start_session: {deliver: [sale, cart]}
          - do: {log_event: opened_shop}
            expect: [{displayed: sale}]

    """

  @Test func `an unused message is a warning, and the suite runs`() throws {
    try withTemporaryFolder { folder in
      let suite = try CustomSuite(
        in: folder, cases: Self.shown.replacing("sale, cart", with: "sale"))
      let lint = try suite.run("lint", "my")
      #expect(lint.status == 0)
      #expect(
        lint.standardError == """
          my/stack/order.yaml:8:3: warning: no case of this file uses the message `cart` [unused-message]
              8 |   cart: {type: modal, trigger: {custom_event: viewed_cart}}
                |   ^^^^
                = remove it, or let a step deliver or present it

          """)
      #expect(try suite.run("run", "--specs", "my").status == 0)
    }
  }

  @Test func `lint reports a dismissal and a click that no reading reaches`() throws {
    let cases =
      Self.shown + """
              - do: [dismiss, click]
                expect: [{dismissed: sale}]
              - do: [{log_event: viewed_cart}]
                expect: [{displayed: cart}, {dismissed: cart}]
          - id: early
            title: A dismissal comes too early
            steps:
              - dismiss
              - start_session: {deliver: [sale]}
              - do: [{log_event: opened_shop}, {advance: 1s}]
                expect: [{displayed: sale}]
          - id: told
            title: The same, and a note says why
            steps:
              - {do: dismiss, note: Nothing is there.}

        """
    try withTemporaryFolder { folder in
      let lint = try CustomSuite(in: folder, cases: cases).run("lint", "my")
      #expect(lint.status == 0)
      #expect(
        lint.standardError == """
          my/stack/order.yaml:16:9: warning: no message can be visible at `click` [nothing-visible]
             16 |       - do: [dismiss, click]
                |         ^
                = display a message first, or remove `click`

          my/stack/order.yaml:18:9: warning: `cart` cannot be dismissed in this step [never-dismissed]
             18 |       - do: [{log_event: viewed_cart}]
                |         ^
                = add `dismiss` to it while the message is visible, or remove the
                  expectation

          my/stack/order.yaml:23:9: warning: no message can be visible at `dismiss` [nothing-visible]
             23 |       - dismiss
                |         ^
                = display a message first, or remove `dismiss`

          """)
    }
  }

  @Test func `lint shows fifty of a kind, says what it omits, and shows all on demand`() throws {
    let repeats = (0..<400).map { index in
      Self.shown.replacing("id: shown", with: "id: shown-\(index)")
        .replacing("The sale is shown", with: index < 60 ? "test" : "Sale \(index)")
    }
    try withTemporaryFolder { folder in
      let suite = try CustomSuite(in: folder, cases: repeats.joined())
      let some = try suite.run("lint", "my")
      #expect(some.standardError.count(of: "[repeated-script]") == 51)
      #expect(some.standardError.count(of: "[placeholder]") == 51)
      #expect(
        some.standardError.hasSuffix(
          """

          10 more warnings [placeholder]
          349 more warnings [repeated-script]
          left out: `iamspec lint --all` shows everything

          """))
      #expect(some.standardOutput.hasSuffix(": 459 warnings\n"))
      let all = try suite.run("lint", "--all", "my")
      #expect(all.standardError.count(of: "[repeated-script]") == 399)
      #expect(!all.standardError.contains("left out"))
    }
  }

  @Test func `audit only requires the faults of its rules, and reports problems in a few lines`()
    throws
  {
    try withTemporaryFolder { folder in
      let suite = try CustomSuite(in: folder, cases: Self.shown)
      let audit = try suite.run("audit", "--specs", "my")
      #expect(audit.status == 1)
      let lines = audit.standardOutput.split(separator: "\n")
      #expect(
        lines.prefix(4) == [
          "error: stack.last-in-first-out has no behavioral case in swift",
          "warning: the reference engine has no faults of stack.shop: whether their cases",
          "  ask too little is not proved; declare faults in the suite's faults.yaml, which",
          "  a bundle leaves out",
        ])
      #expect(lines.contains { $0.hasPrefix("✓ not too much: every case passes") })
      #expect(lines.contains { $0.hasPrefix("✗ too little: ") })
      #expect(lines.last?.hasPrefix("1 error, 1 warning in ") == true)
      #expect(lines.count < 15)
      #expect(!audit.standardOutput.contains("rate-limit"))
      let details = try suite.run("audit", "--details", "--specs", "my")
      #expect(details.standardOutput.contains("queue-instead-of-stack"))
    }
  }

  @Test func `audit reports a case that always fails, and where`() throws {
    try withTemporaryFolder { folder in
      let suite = try CustomSuite(
        in: folder, cases: Self.shown.replacing("{displayed: sale}", with: "{displayed: cart}"))
      let audit = try suite.run("audit", "--specs", "my")
      #expect(audit.status == 1)
      #expect(
        audit.standardOutput.contains(
          """
          error: my/stack/order.yaml:10:5: stack/order/shown [swift] fails against the
            reference engine, in step 2, whatever the answers to the open questions;
            `iamspec run` shows how
          """))
    }
  }

  @Test func `gets a hint about declared faults when its bundle is audited`() throws {
    try withTemporaryFolder { folder in
      let audit = try CommandLineTool.shell(
        """
        $iamspec init my >&2 && $iamspec bundle --specs my --output my.json >&2
        COLUMNS=1000 $iamspec audit --fast --specs my.json
        """, in: folder)
      #expect(audit.status == 0)
      let advice = "; declare faults in the suite's faults.yaml, which a bundle leaves out\n"
      #expect(audit.standardOutput.ranges(of: advice).count == 2)
    }
  }

  @Test func `has a heading for its only questions`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "my", in: folder)
      for words in ["--format overview", "--format markdown", "--format html"] {
        let run = try CommandLineTool.shell(
          "$iamspec handbook --specs my --output out \(words); cat out/README.md out/questions.*",
          in: folder)
        #expect(!run.standardOutput.contains("Other questions"), "\(words)")
      }
      let list = try CommandLineTool.run("list", "questions", "--specs", "my", in: folder)
      #expect(list.standardOutput.hasPrefix("Questions\n"))
    }
  }
}

@Suite struct `The built-in suite` {
  @Test func `has no lint findings`() throws {
    let lint = try CommandLineTool.run("lint", "--strict")
    #expect(lint.standardError == "")
    #expect(lint.status == 0)
  }

  @Test func `is audited in a few lines`() throws {
    // AuditTests run the full audit and check its output.
    let fast = try CommandLineTool.run("audit", "--fast")
    #expect(fast.status == 0)
    #expect(fast.standardOutput.split(separator: "\n").count < 14)
    #expect(fast.standardOutput.contains("\n– not proved, because this was the fast audit: "))
    let both = try CommandLineTool.run("audit", "--fast", "--rule", "stack.last-in-first-out")
    #expect(both.status == 64)
    #expect(
      both.standardError.hasPrefix("error: --rule needs the full proofs: leave out --fast\n"))
  }
}

extension String {
  /// Returns the number of occurrences of another text.
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
