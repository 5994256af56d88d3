import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct `A run whose engine hangs` {
  /// The ways to end a run.
  enum End: String, CaseIterable, Sendable {
    case interrupt, terminate, hangUp, twoInterrupts, kill
  }

  @Test(arguments: End.allCases)
  func `leaves no process behind, however it ends`(_ end: End) throws {
    try withTemporaryFolder { folder in
      let run = try HangingRun("leaves_runaways", in: folder)
      switch end {
      case .interrupt: run.signal(SIGINT)
      case .terminate: run.signal(SIGTERM)
      case .hangUp: run.signal(SIGHUP)
      case .twoInterrupts:
        run.signal(SIGINT)
        run.signal(SIGINT)
      case .kill: run.signal(SIGKILL)
      }
      run.process.waitUntilExit()
      switch end {
      case .interrupt, .terminate, .hangUp:
        #expect(run.process.terminationReason == .exit)
        #expect(run.process.terminationStatus == 130)
        #expect(try run.report.hasSuffix("</testsuites>\n"))
        // The interrupted case has no result.
        #expect(try !run.report.contains("<error"))
      case .twoInterrupts: break
      case .kill: #expect(run.process.terminationReason == .uncaughtSignal)
      }
      #expect(run.survivors() == 0)
    }
  }

  @Test func `leaves no process behind if it is killed while it starts one`() throws {
    try withTemporaryFolder { folder in
      let mark = folder.appending(path: "mark")
      for delay in 0..<24 {
        let process = Process()
        process.executableURL = try CommandLineTool.binary
        process.arguments = [
          "run", "-q", "--jobs", "2", "--", "sh", "-c", "trap '' HUP TERM; sleep 600; exit",
          mark.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(delay * 4_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      #expect(HangingRun.survivors(of: mark) == 0)
    }
  }

  @Test func `replaces the reports of an earlier run, even before its first case`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        echo old > r.jsonl; echo old > r.xml
        $iamspec run --results r.jsonl --junit r.xml -- \
          sh -c 'touch started; exec sleep 60' & run=$!
        until [ -e started ]; do sleep 0.05; done
        kill -INT $run; wait $run
        """, in: folder)
      #expect(run.status == 130)
      for name in ["r.jsonl", "r.xml"] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(text.contains("interrupted") && !text.contains("old"), "\(text)")
      }
    }
  }

  @Test func `ends at once even if the engine ignores signals`() throws {
    try withTemporaryFolder { folder in
      let run = try HangingRun("reaches_for_the_terminal", in: folder)
      run.signal(SIGTERM)
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 130)
      #expect(run.survivors() == 0)
    }
  }

  @Test func `keeps the terminal, and its Ctrl-C, from the engine`() throws {
    try withTemporaryFolder { folder in
      // The run has its own terminal, and Ctrl-C is typed once the engine hangs.
      let typist = """
        import os, pty, select, sys
        process, terminal = pty.fork()
        if process == 0:
            os.execv(sys.argv[2], sys.argv[2:])
        is_typed = False
        while True:
            if not is_typed and os.path.exists(sys.argv[1]) and os.path.getsize(sys.argv[1]):
                is_typed = True
                os.write(terminal, b"\\x03")
            if select.select([terminal], [], [], 0.02)[0]:
                try:
                    os.read(terminal, 4096)
                except OSError:
                    break
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
        """
      let mark = folder.appending(path: "mark")
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["python3", "-c", typist, mark.path, try CommandLineTool.path]
        + HangingRun.arguments("reaches_for_the_terminal", mark: mark)
      process.currentDirectoryURL = Repository.root
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text == "130\n")
      #expect(try String(contentsOf: mark, encoding: .utf8) == "has no terminal\n")
      #expect(HangingRun.survivors(of: mark) == 0)
    }
  }
}

@Suite struct `An exploration of one script` {
  @Test(arguments: [SIGINT, SIGTERM])
  func `ends at a signal while it makes the scripts before it`(_ signal: Int32) throws {
    try withTemporaryFolder { folder in
      let mark = folder.appending(path: "mark")
      let process = Process()
      process.executableURL = try CommandLineTool.binary
      process.arguments = [
        "explore", "--script", "explore/1/999999999", "--", "sh", "-c",
        "touch '\(mark.path)'; exec \(try CommandLineTool.path) engine",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      while !FileManager.default.fileExists(atPath: mark.path) && process.isRunning {
        usleep(20_000)
      }
      try #require(process.isRunning)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
    }
  }
}

@Suite struct `An engine that writes more than it was asked for` {
  /// Writes an engine that answers one request a second time, when it has answered all.
  private func talkativeEngine(in folder: URL) throws -> String {
    let engine = folder.appending(path: "engine.sh")
    try """
    #!/bin/sh
    \(try CommandLineTool.path) engine
    echo '{"id":1,"observations":[]}'
    """.write(to: engine, atomically: true, encoding: .utf8)
    return engine.path
  }

  @Test func `is red in an exploration, too, and in its reports`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "explore", "--scripts", "4", "--jobs", "1", "--results", "r.jsonl", "--junit", "r.xml",
        "--", "sh", try talkativeEngine(in: folder), in: folder)
      #expect(run.status == 1)
      #expect(run.standardError.contains("the engine broke the protocol: the engine answered "))
      for (file, word) in [
        ("r.jsonl", "\"breach\":\"the engine answered "),
        ("r.xml", "<failure type=\"protocol\""),
      ] {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(text.contains(word), "\(file): \(text.suffix(400))")
      }
    }
  }

  @Test(arguments: [
    "explain stack/last-in-first-out/two-waiting", "characterize --question duplicate-visible",
  ]) func `is red in every command that runs it`(_ words: String) throws {
    try withTemporaryFolder { folder in
      let words = words.split(separator: " ").map(String.init)
      let engine = try talkativeEngine(in: folder)
      let run = try CommandLineTool.run(words + ["--", "sh", engine], in: folder)
      #expect(run.status == 1)
      #expect(run.standardError.contains("error: the engine broke the protocol: the engine a"))
    }
  }

  @Test func `does not conform even if every case has passed`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "run", "-q", "--jobs", "1", "stack/last-in-first-out/two-waiting", "--results",
        "r.jsonl", "--markdown", "r.md", "--junit", "r.xml", "--html", "r.html", "--badge",
        "b.json",
        "--", "sh", try talkativeEngine(in: folder), in: folder)
      #expect(run.status == 1)
      let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.hasPrefix("! The engine broke the protocol: the engine answered "))
      #expect(
        words.contains(
          " a second time ✗ iamspec reference engine 1.0 does not conform, because it broke the protocol: "
            + "2 of 2 cases passed in "))
      for (file, word) in [
        ("r.jsonl", "\"breach\":\"the engine answered "), ("r.md", "## ❌ "),
        ("r.md", "- ⚠️ The engine broke the protocol: "), ("r.xml", "<failure type=\"protocol\""),
        ("r.html", "The engine broke the protocol: "), ("b.json", "\"protocol broken\""),
      ] {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        #expect(text.contains(word), "\(file): \(text.suffix(400))")
      }
      let again = try CommandLineTool.run("report", "r.jsonl", in: folder)
      #expect(again.standardOutput.contains("! The engine broke the protocol: "))
    }
  }
}

/// A run with a case in which its engine hangs.
private struct HangingRun {
  let process = Process()
  private let mark: URL
  private let reportFile: URL

  init(_ engine: String, in folder: URL) throws {
    mark = folder.appending(path: "mark")
    reportFile = folder.appending(path: "junit.xml")
    process.executableURL = try CommandLineTool.binary
    process.arguments = Self.arguments(engine, mark: mark, report: reportFile)
    process.currentDirectoryURL = Repository.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Under `nohup`, a run rightly continues after a hangup.
    let atHangup = Foundation.signal(SIGHUP, SIG_DFL)
    defer { _ = Foundation.signal(SIGHUP, atHangup) }
    try process.run()
    // The engine creates the file just before it hangs.
    while !FileManager.default.fileExists(atPath: mark.path) && process.isRunning {
      usleep(20_000)
    }
    try #require(process.isRunning)
  }

  static func arguments(_ engine: String, mark: URL, report: URL? = nil) -> [String] {
    ["run", "--profile", "swift", "--jobs", "1", "--timeout", "600"]
      + (report.map { ["--junit", $0.path] } ?? [])
      + ["--", "python3", "Fixtures/engines/misbehaving/\(engine).py", "1", mark.path, "any"]
  }

  var report: String {
    get throws { try String(contentsOf: reportFile, encoding: .utf8) }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Returns the number of the engine's processes after giving them time to end.
  func survivors() -> Int { Self.survivors(of: mark) }

  static func survivors(of mark: URL) -> Int {
    for _ in 0..<3000 {
      if processes(with: mark) == 0 { return 0 }
      usleep(20_000)
    }
    return processes(with: mark)
  }

  private static func processes(with mark: URL) -> Int {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { $0.allSatisfy(\.isNumber) }.count { entry in
      guard let line = manager.contents(atPath: "/proc/\(entry)/cmdline") else { return false }
      return line.range(of: Data(mark.path.utf8)) != nil
    }
  }
}
