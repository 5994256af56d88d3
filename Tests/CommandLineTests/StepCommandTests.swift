import Foundation
import TestSupport
import Testing

@Suite struct `iamspec step` {
  private func step(_ typed: String, _ words: String...) throws -> CommandLineTool.Output {
    let words = words.map { "'\($0)'" }.joined(separator: " ")
    return try CommandLineTool.shell(
      "printf '%s' \"$typed\" | $iamspec step \(words)", environment: ["typed": typed])
  }

  @Test func `saves what lint accepts, in a folder whose name has spaces`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init 'my suite' >/dev/null
        printf '%s\n' 'message a: {type: modal, trigger: {custom_event: e}}' \
          'message b: {type: modal, trigger: {custom_event: f}}' \
          'start_session: {deliver: [a]}' 'choose: {b: discard}' 'log_event: e' \
          'save my suite/shop/seen.yaml' | $iamspec step --specs 'my suite' &&
          $iamspec lint 'my suite' --update-ledger
        """, in: folder)
      #expect(run.status == 0, "\(run.standardOutput)\(run.standardError)")
    }
  }

  @Test func `steps through a case beside an engine, goes back, and takes another path`() throws {
    let run = try step(
      "next\n\nback\nlog_event: viewed_cart\nquit\nnever read\n",
      "stack/last-in-first-out/two-waiting", "--", Python.path, "Fixtures/engines/python/engine.py")
    #expect(run.status == 0, "\(run.standardError)")
    #expect(
      run.standardOutput == """
          case      stack/last-in-first-out/two-waiting [swift]
          given     minimum_interval: 0s
          message   first: {type: modal, trigger: {custom_event: opened_shop}}
          message   second: {type: modal, trigger: {custom_event: viewed_cart}}
          screen    empty
          waiting   nothing
          next      {start_session: {deliver: [first, second]}} (and 7 more)
        > next
          1         {start_session: {deliver: [first, second]}}
          reference host is told that the session start matches no trigger
                    because no document says; all is assumed (open.no-match-kinds)
          ✓ python  host is told that the session start matches no trigger
          screen    empty
          waiting   nothing
          next      enter_background (and 6 more)
        >\u{20}
          2         enter_background
          reference nothing
          ✓ python  nothing
          screen    empty
          waiting   nothing
          next      {log_event: opened_shop} (and 5 more)
        > back
          1         {start_session: {deliver: [first, second]}}
          reference host is told that the session start matches no trigger
                    because no document says; all is assumed (open.no-match-kinds)
          ✓ python  host is told that the session start matches no trigger
          screen    empty
          waiting   nothing
          next      enter_background (and 6 more)
        > log_event: viewed_cart
          2         {log_event: viewed_cart}
          reference host is asked about second, second is displayed, an impression of
                    second is logged
                    because second listens for this event
                    (trigger.custom-event/triggers)
          ✓ python  host is asked about second, second is displayed, an impression of
                    second is logged
          screen    second
          waiting   nothing
          next      enter_background (and 6 more)
        > quit

        """)
  }

  @Test(arguments: [["--profile", "swift"], ["--profile", "legacy"]])
  func `names the case that it chooses from several`(_ words: [String]) throws {
    let run = try CommandLineTool.run(["step", "stack/last-in-first-out"] + words)
    #expect(run.status == 0)
    let start = "  case      stack/last-in-first-out/two-waiting [\(words[1])], the first of "
    #expect(run.standardOutput.hasPrefix(start), "\(run.standardOutput)")
    #expect(
      run.standardOutput.contains(" cases\n            that `stack/last-in-first-out` names\n"))
  }

  @Test func `starts empty, and saves the steps so far as a case`() throws {
    try withTemporaryFolder { folder in
      try Repository.copySpecs("reenqueue", to: folder.appending(path: "specs"))
      let run = try CommandLineTool.shell(
        """
        printf '%s\\n' 'given {minimum_interval: 0s}' \\
          'message sale: {type: modal, trigger: {custom_event: shop}}' \\
          'start_session: {deliver: [sale]}' enter_background 'log_event: shop' \\
          enter_foreground open_from_push 'save \(folder.path)/specs/reenqueue/by-hand.yaml' |
          $iamspec step --profile swift >/dev/null
        $iamspec lint --update-ledger '\(folder.path)/specs' &&
          $iamspec run -q --specs '\(folder.path)/specs' reenqueue/by-hand
        """)
      #expect(run.status == 0, "\(run.standardOutput)\(run.standardError)")
      #expect(run.standardOutput.contains(": no mistakes\n"))
      #expect(run.standardOutput.contains("conforms: the one case passed"))
    }
  }

  @Test func `saves a case of a custom suite under a rule of its chapter`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite >/dev/null
        printf '%s\\n' 'save suite/shop/typed.yaml' \\
          'message sale: {type: modal, trigger: {custom_event: opened_shop}}' \\
          'start_session: {deliver: [sale]}' 'log_event: opened_shop' enter_background \\
          'save typed.yaml' 'save suite/shop/typed.yaml' |
          $iamspec step --specs suite >/dev/null
        echo "status: $?"
        $iamspec lint suite
        """, in: folder)
      #expect(
        run.standardError == """
          error: there is no case to save: nothing has happened yet
          error: no rule of the suite stands behind what has happened
                 save it in a chapter's folder: shop

          """)
      #expect(
        run.standardOutput == """
          status: 64
          1 rule, 1 open question, 3 cases in 2 files: no mistakes

          """)
    }
  }

  /// Steps that make the suite of `iamspec init` display a message.
  private static let sale = """
    'message sale: {type: modal, trigger: {custom_event: opened_shop}}' \
      'start_session: {deliver: [sale]}' 'log_event: opened_shop'
    """

  @Test func `saves a case of the built-in suite under a rule of the suite around its file`() throws
  {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite >/dev/null; echo 'cases: [' > suite/shop/broken.yaml
        printf '%s\\n' \(Self.sale) 'save suite/shop/deep/typed.yaml' 'log_event: again' \
          'save suite/shop/deep/typed.yaml' | $iamspec step >/dev/null
        echo "status: $?"; rm suite/shop/broken.yaml; $iamspec lint suite
        """, in: folder)
      #expect(run.standardError == "")
      #expect(
        run.standardOutput == """
          status: 0
          1 rule, 1 open question, 3 cases in 2 files: no mistakes

          """)
    }
  }

  @Test(arguments: [
    (
      "suite/shop/sale.yaml",
      "suite/shop/sale.yaml already exists, and is not overwritten; save under\n       another name"
    ),
    (
      "suite/shpo/typed.yaml",
      "the suite in suite has no chapter `shpo`\n       did you mean `shop`?\n"
        + "       save it in a chapter's folder: suite/CHAPTER/NAME.yaml"
    ),
    (
      "suite/shop/typed",
      "the name of a case file ends in .yaml, that of shop/typed does not"
    ),
    ("suite/shop", "cannot write suite/shop: it is a directory, not a file"),
    ("locked/typed.yaml", "cannot write locked/typed.yaml: Not a directory"),
    (
      "broken/shop/typed.yaml",
      "nothing was saved: `iamspec lint broken` has to pass first"
    ),
    (
      "legacy/shop/typed.yaml",
      "the suite in legacy has no profile `swift`; it has: legacy"
    ),
  ]) func `saves nothing at an invalid path, and says why`(
    _ path: String, message: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite >/dev/null; cp -r suite before; cp -r suite legacy; mkdir broken
        sed -i 's/swift/legacy/g' legacy/rules.yaml; echo 'format: [' > broken/rules.yaml; touch locked
        printf '%s\\n' \(Self.sale) 'save \(path)' | $iamspec step >/dev/null
        echo "status: $?"; diff -r before suite
        """, in: folder)
      #expect(run.standardError.hasSuffix("error: \(message)\n"), "\(run.standardError)")
      let status = message.hasPrefix("cannot write") ? 4 : 64
      #expect(run.standardOutput == "status: \(status)\n")
    }
  }

  @Test(arguments: [
    ("save", "save my-suite/stack/seen.yaml"), ("message", "message a: {type: modal, …}"),
    ("given", "given {minimum_interval: 0s}"),
  ]) func `shows how an incomplete action continues`(_ word: String, example: String) throws {
    let run = try step("\(word)\n", "--profile", "swift")
    #expect(run.status == 64)
    #expect(run.standardError == "error: `\(word)` goes on: \(example)\n")
  }

  @Test func `shows where an engine stops being allowed, and its state then`() throws {
    let run = try step(
      "next\nnext\nnext\nnext\nnext\nnext\n", "stack/last-in-first-out/two-waiting",
      "--fault", "queue-instead-of-stack")
    #expect(run.status == 0)
    let places = run.standardOutput.components(separatedBy: "> next\n")
    #expect(places.count == 7)
    #expect(places[3].contains("\n  ✓ engine  first is put back on the stack"))
    #expect(
      places[4].contains(
        """
          ✗ engine  first is put back on the stack (the app is in the background)
                    No answers to the open questions allow this.
                    allowed: first is put back on the stack (the app is in the
                    background), second is put back on the stack (the app is in the
                    background)
          screen    empty
          waiting   second, first; in your engine: first, second

        """))
    #expect(
      places[5].contains(
        """
          ~ engine  nothing
                    may follow from action 4, which no answers allow

        """))
    #expect(
      places[6].contains(
        """
                    about second, second is displayed, an impression of second is logged
                    may follow from action 4, which no answers allow
          screen    second
          waiting   first

        """))
  }

  @Test func `names the clause that an engine breaks, at the action that breaks it`() throws {
    let run = try step(
      "given {minimum_interval: 0s}\n"
        + "message sale: {type: modal, trigger: {custom_event: shop}}\n"
        + "start_session: {deliver: [sale]}\nchoose: discard\nlog_event: shop\nenter_background\n",
      "--profile", "swift", "--fault", "discard-choice-ignored")
    #expect(run.status == 0, "\(run.standardError)")
    let places = run.standardOutput.components(separatedBy: "> ")
    #expect(places[5].contains("\n            breaks discard.display-choice/"), "\(places[5])")
    #expect(places[5].contains("\n  screen    empty; in your engine: sale\n"))
    #expect(places[6].contains("\n  ~ engine  nothing\n"))
  }

  @Test func `shows the screen and the stack of an engine with other answers`() throws {
    let run = try step(
      "next\nnext\nnext\nnext\nnext\nnext\nnext\n", "stack/last-in-first-out/two-waiting",
      "--reading", "after-dismiss=shows-next")
    #expect(
      run.standardOutput.contains(
        """
            allowed by open.after-dismiss=shows-next
          screen    empty; in your engine: first
          waiting   first; in your engine: nothing

        """))
  }

  @Test func `fits its output into 80 columns`() throws {
    let run = try step("help\nnothing\nsave Specs/rules.yaml\n", "--profile", "swift")
    let lines = (run.standardOutput + run.standardError).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("error: `nothing` is neither an action nor a command") })
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `says what a line should have been, and continues, with status 64 at the end`() throws
  {
    let run = try step("dismis\nback\nlo?\n", "--profile", "swift")
    #expect(run.status == 64)
    #expect(
      run.standardError == """
        error: `dismis` is neither an action nor a command
               did you mean `dismiss`?
        error: nothing has happened yet

        """)
    #expect(
      run.standardOutput.hasSuffix(
        "> lo?\n  log_event\n  log_purchase\n  log_impression\n  log_click\n"))
  }

  @Test(arguments: [
    ("nxt", "did you mean `next`?"), ("bak", "did you mean `back`?"),
    ("sav specs/stack/x.yaml", "did you mean `save`?"), ("mesage a: {}", "did you mean `message`?"),
    ("log_evnt: shop", "did you mean `log_event`?"),
    ("presnt_local", "did you mean `present_local`?"),
    ("log_event shop", "write `log_event: shop`"), ("advance 3s", "write `advance: 3s`"),
    ("fly", "`help` lists the commands, and `?` what can begin a line"),
  ]) func `says what a misspelled command or action should have been`(
    _ line: String, _ advice: String
  ) throws {
    let run = try step(line + "\n", "--profile", "swift")
    #expect(run.status == 64)
    #expect(run.standardError.contains(advice), "\(run.standardError)")
  }

  @Test func `saves a case only under a rule that stands behind it, or that is named`() throws {
    try withTemporaryFolder { folder in
      try Repository.copySpecs(to: folder.appending(path: "specs"))
      let run = try CommandLineTool.shell(
        """
        cd '\(folder.path)'
        printf '%s\\n' \(Self.sale) 'save specs/discard/seen.yaml' \\
          'save specs/discard/seen.yaml discard.timout' \\
          'save specs/discard/seen.yaml stack.in-memory' \\
          'save specs/discard/seen.yaml discard.timeout' | $iamspec step >/dev/null
        $iamspec lint --strict specs
        """)
      #expect(
        run.standardError.contains(
          "no rule of the chapter `discard` stands behind what has happened\n"))
      #expect(run.standardError.contains("or name the rule: save FILE RULE"))
      #expect(run.standardError.contains("did you mean `discard.timeout`?"))
      #expect(
        run.standardError.contains("the rule `stack.in-memory` belongs to the chapter `stack`"))
      #expect(run.standardOutput.contains("1 case in 1 file: no mistakes"), "\(run)")
    }
  }

  /// Types lines at a terminal, and returns its contents without cursor movements.
  private func type(_ keys: String, _ words: String...) throws -> (status: Int32, lines: [String]) {
    let literal = "\"" + keys.replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      [
        Repository.url("Tests/terminal/pty_session.py").path, literal,
        try CommandLineTool.path, "step",
      ] + words, in: Repository.root)
    let lines = run.standardOutput.replacing("\r\n", with: "\n").replacing("\r", with: "").split(
      separator: "\n"
    )
    .map { String($0).components(separatedBy: "\u{1B}[2K").last ?? "" }
    return (run.status, lines)
  }

  @Test func `completes typed words at a terminal, and lists the choices`() throws {
    let run = try type(
      "giv\t {minimum_interval: 0s}\nmess\t sale: {type: modal, trigger: session_start}\n"
        + "star\t: {deliver: [s\t]}\ndis\t\nlog_\t\u{15}quit\n",
      "--profile", "swift", "--color", "never")
    let lines = run.lines
    #expect(run.status == 0, "\(lines)")
    #expect(lines.contains("> given {minimum_interval: 0s}"))
    #expect(lines.contains("> message sale: {type: modal, trigger: session_start}"))
    #expect(lines.contains("> start_session: {deliver: [sale]}"))
    #expect(lines.contains("  screen    sale"))
    #expect(lines.contains("> dismiss"))
    #expect(lines.contains("log_event  log_purchase  log_impression  log_click"))
    #expect(lines.last == "> quit")
  }

  @Test func `ends at a terminal on Ctrl-D, and with status 130 on Ctrl-C`() throws {
    #expect(try type("\u{04}").status == 0)
    #expect(try type("\u{03}").status == 130)
  }

  @Test(
    arguments: [
      (["step", "stack/no-such-case"], 2), (["step", "--profile", "swfit"], 2),
      (["step", "--", "no-such-engine"], 3),
    ] as [([String], Int32)])
  func `reports what cannot be stepped through`(_ words: [String], _ status: Int32) throws {
    #expect(try CommandLineTool.run(words).status == status)
  }
}
