import Foundation
import TestSupport
import Testing

/// A watch for the author of an engine: the process is kept as long as possible, and restarted when
/// its own files are saved.
@Suite(.serialized) struct `iamspec run --watch, with an engine behind --,` {
  private let file = "suite/stack/last-in-first-out.yaml"
  private let command = ["--", "python3", "engine.py"]
  private let loop = "for line in sys.stdin.buffer:\n"

  /// Starts a watch of the Python engine, with one process at a time, which records each start.
  private func watch(
    _ words: [String], in folder: URL, prepare: (URL) throws -> Void = { _ in }
  ) throws -> WatchSession {
    try WatchSession(words + command, in: folder) { folder in
      let source = Repository.url("Fixtures/engines/python")
      for name in ["engine.py", "delivery.py"] {
        let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
        let note = "import os; open('starts.txt', 'a').write(f'{os.getpid()}\\n')\n"
        try Data(text.replacing("import sys\n", with: "import sys\n" + note).utf8)
          .write(to: folder.appending(path: name))
      }
      try prepare(folder)
    }
  }

  private let words = ["--verbose", "--jobs", "1", "--profile", "swift", "--specs", "suite"]

  /// The processes that have been started so far.
  private func processes(of watch: WatchSession) throws -> [Int32] {
    try watch.text("starts.txt").split(separator: "\n").compactMap { Int32($0) }
  }

  private func isThere(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  @Test func `keeps its process while cases are saved`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder)
      #expect(try watch.round().contains("✓ python 1.0.0 conforms: all "))
      for _ in 1...3 {
        try watch.replace(file, "about: |", "about: |")
        let round = try watch.round(with: "after the save")
        #expect(casesRun(in: round) == (try cases(of: "stack/last-in-first-out")))
        #expect(round.hasSuffix("· watching suite, engine.py (Ctrl-C ends)\n"))
      }
      #expect(try processes(of: watch).count == 1)
    }
  }

  @Test(arguments: ["engine.py", "delivery.py"])
  func `restarts it and reruns everything when one of its files is saved`(_ saved: String) throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder)
      let all = casesRun(in: try watch.round())
      try watch.save(saved, try watch.text(saved))
      let round = try watch.round(with: "after the save")
      #expect(round.contains("\nsaved \(saved)\n"))
      #expect(casesRun(in: round) == all)
      #expect(try processes(of: watch).count == 2)
      #expect(!isThere(try processes(of: watch)[0]))
    }
  }

  @Test func `restarts an engine that writes a file beside itself a few times only`()
    throws
  {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder) { folder in
        let engine = folder.appending(path: "engine.py")
        let text = try String(contentsOf: engine, encoding: .utf8)
        let write = "import os; open('state.json', 'w').write(str(os.getpid()))\n"
        try Data(text.replacing("import sys\n", with: "import sys\n" + write).utf8).write(
          to: engine)
      }
      let note = "state.json changed in 3 runs in a row, so the engine seems to write it"
      var text = ""
      repeat { text += try watch.round() } while !text.contains(note)
      #expect(text.ranges(of: "saved state.json").count == 3)
      try watch.save("engine.py", try watch.text("engine.py"))
      let round = try watch.round(with: "after the save")
      #expect(round.contains("\nsaved engine.py\n"))
      #expect(!round.contains("state.json"))
      // The engine's first file may be noticed before or after its first run has ended.
      #expect((4...5).contains(try processes(of: watch).count))
    }
  }

  @Test func `runs red cases first when the engine is saved`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder) { folder in
        let delivery = folder.appending(path: "delivery.py")
        let text = try String(contentsOf: delivery, encoding: .utf8)
        try Data(text.replacing("self.stack.append(", with: "self.stack.insert(0, ").utf8)
          .write(to: delivery)
      }
      let first = try watch.round()
      #expect(first.contains("✗ stack.last-in-first-out: "))
      try watch.replace("delivery.py", "self.stack.insert(0, ", "self.stack.append(")
      let second = try watch.round(with: "after the save")
      let order = second.matches(of: /✓ (\S+) \[/).map { String($0.output.1) }
      let red = Set(first.matches(of: /\n  (\S+\/\S+) \[swift\]\n/).map { String($0.output.1) })
      #expect(!red.isEmpty)
      #expect(Set(order.prefix(red.count)) == red)
      #expect(order.count > red.count)
    }
  }

  @Test func `prints its last words if it does not start, and continues once it does`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder) { folder in
        try Data("def broken(:\n".utf8).write(to: folder.appending(path: "delivery.py"))
      }
      let broken = try watch.round()
      #expect(broken.hasPrefix("error: the engine could not be run: `python3 engine.py` exited"))
      #expect(broken.contains("SyntaxError"))
      let source = Repository.url("Fixtures/engines/python/delivery.py")
      try watch.save("delivery.py", try String(contentsOf: source, encoding: .utf8))
      #expect(try watch.round(with: "after the save").contains("✓ python 1.0.0 conforms"))
      try watch.save("delivery.py", "def broken(:\n")
      #expect(try watch.round(with: "saved delivery.py").contains("SyntaxError"))
    }
  }

  #if os(Linux)
    @Test func `says that the machine starts no more processes`() throws {
      try withTemporaryFolder { folder in
        let watch = try watch(words, in: folder) { folder in
          let engine = folder.appending(path: "engine.py")
          let text = try String(contentsOf: engine, encoding: .utf8)
          // At its first request, the engine lets the harness have few files open, and exits.
          let exhaust = """
                import resource
                _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
                resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE, (8, hard))
                break

            """
          try Data(text.replacing(loop, with: loop + exhaust).utf8).write(to: engine)
        }
        let round = try watch.round()
        #expect(round.contains("error: the engine could not be run: this machine has no room for"))
        #expect(round.contains("python 1.0.0 could not be run"))
        #expect(!round.contains("interrupted"))
      }
    }
  #endif

  @Test func `aborts a hanging round when the engine is saved`() throws {
    try withTemporaryFolder { folder in
      let watch = try hanging(in: folder)
      try watch.replace("engine.py", hang, "")
      let text = try watch.round(with: "after the save")
      #expect(text.contains("No case ran on python 1.0.0. Interrupted after 0 of"))
      #expect(text.contains("✓ python 1.0.0 conforms: all "))
      #expect(!text.contains("was stopped"))
    }
  }

  @Test func `continues a round during which cases are saved`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder) { folder in
        let engine = folder.appending(path: "engine.py")
        // Waits within a case until it is released, and then for longer than it takes to notice a
        // save; if the save is not noticed by then, the outcome is the same.
        let wait = """
              if b'last-in-first-out/two-waiting' in line and not os.path.exists('go.txt'):
                  import time; open('waits.txt', 'w')
                  while not os.path.exists('go.txt'): time.sleep(0.01)
                  time.sleep(0.5)

          """
        let text = try String(contentsOf: engine, encoding: .utf8)
          .replacing("\"window\": 32", with: "\"window\": 1")
        try Data(text.replacing(loop, with: loop + wait).utf8).write(to: engine)
      }
      while !FileManager.default.fileExists(atPath: watch["waits.txt"].path) { usleep(10_000) }
      try watch.save("suite/stack/in-memory.yaml", try watch.text("suite/stack/in-memory.yaml"))
      try watch.save("go.txt", "")
      let text = try watch.round(with: "after the save")
      #expect(
        casesRun(in: text)
          == (try cases(of: "stack/in-memory"))
          .union(casesRun(in: text).filter { $0.hasPrefix("stack/last-in-first-out/") }))
      for id in try cases(of: "stack/last-in-first-out") {
        #expect(text.ranges(of: "✓ \(id) [").count <= 1)
      }
      #expect(try processes(of: watch).count == 1)
    }
  }

  @Test func `runs the last valid suite while the suite has errors`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder)
      let all = casesRun(in: try watch.round())
      try watch.replace(file, "[{displayed: first}]", "[{dispalyed: first}]")
      _ = try watch.round(with: "unknown-observation")
      try watch.save("engine.py", try watch.text("engine.py"))
      let round = try watch.round(with: "after the save")
      #expect(casesRun(in: round) == all)
      #expect(round.contains("after the save · on the suite without the errors · watching"))
    }
  }

  @Test func `ends with 130 on Ctrl-C and leaves no process`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(words, in: folder)
      _ = try watch.round()
      watch.interrupt()
      #expect(try watch.end().status == 130)
      #expect(try !processes(of: watch).contains(where: isThere))
    }
  }

  @Test func `ends with 130 on Ctrl-C, without a delay, if the engine hangs`() throws {
    try withTemporaryFolder { folder in
      let watch = try hanging(in: folder)
      watch.interrupt()
      let end = try watch.end()
      #expect(end.status == 130)
      #expect(end.rest.contains("No case ran on python 1.0.0. Interrupted after 0 of"))
      #expect(try !processes(of: watch).contains(where: isThere))
    }
  }

  @Test func `stops waiting for an engine that hangs before its manifest at the next save`()
    throws
  {
    try withTemporaryFolder { folder in
      var healthy = ""
      let watch = try watch(words, in: folder) { folder in
        let engine = folder.appending(path: "engine.py")
        healthy = try String(contentsOf: engine, encoding: .utf8)
        let wait = "open('hangs.txt', 'w'); import time; time.sleep(600)\n"
        try Data(healthy.replacing("write(MANIFEST)\n", with: wait).utf8).write(to: engine)
      }
      while !FileManager.default.fileExists(atPath: watch["hangs.txt"].path) { usleep(10_000) }
      try watch.save("engine.py", healthy)
      let round = try watch.round()
      #expect(!round.contains("wrote no manifest"), "\(round)")
      #expect(round.contains("✓ python 1.0.0 conforms: all "))
      #expect(try !processes(of: watch).prefix(1).contains(where: isThere))
    }
  }

  private let hang = "    open('hangs.txt', 'w'); import time; time.sleep(600)\n"

  /// Starts a watch whose engine is running a case that it never answers.
  private func hanging(in folder: URL) throws -> WatchSession {
    let watch = try watch(["--timeout", "600"] + words, in: folder) { folder in
      let engine = folder.appending(path: "engine.py")
      let text = try String(contentsOf: engine, encoding: .utf8)
      try #require(text.contains(loop))
      try Data(text.replacing(loop, with: loop + hang).utf8).write(to: engine)
    }
    while !FileManager.default.fileExists(atPath: watch["hangs.txt"].path) { usleep(10_000) }
    return watch
  }

  @Test func `restarts it at the next save after it crashed in every case`() throws {
    try withTemporaryFolder { folder in
      let watch = try watch(["--jobs", "1", "--specs", "suite"], in: folder) { folder in
        let engine = folder.appending(path: "engine.py")
        let text = try String(contentsOf: engine, encoding: .utf8)
        let crash = "    if os.path.exists('crash.txt'): os._exit(4)\n"
        try Data(text.replacing(loop, with: loop + crash).utf8).write(to: engine)
        try Data().write(to: folder.appending(path: "crash.txt"))
      }
      #expect(try watch.round().contains("The engine crashed: the engine exited with status 4"))
      try FileManager.default.removeItem(at: watch["crash.txt"])
      try watch.save(file, try watch.text(file))
      #expect(try watch.round(with: "after the save").contains("✓ python 1.0.0 conforms: all "))
    }
  }

  @Test func `only watches the engine if the suite is the built-in one`() throws {
    try withTemporaryFolder { folder in
      let words = ["-q", "stack/last-in-first-out", "--watch-also", "settings"]
      let watch = try watch(words, in: folder) { folder in
        try FileManager.default.createDirectory(
          at: folder.appending(path: "settings"), withIntermediateDirectories: true)
      }
      #expect(try watch.round().hasSuffix("  watching engine.py, settings (Ctrl-C ends)\n"))
      try watch.save("settings/engine.json", "{}")
      #expect(try watch.round(with: "after the save").contains("saved settings/engine.json"))
    }
  }

  @Test func `reruns everything when the list of known failures is saved`() throws {
    try withTemporaryFolder { folder in
      let list = """
        format: 1
        known_failures:
          - cases: stack/in-memory/*
            kind: fail
            reason: Not yet.

        """
      let watch = try watch(words + ["--known-failures", "known.yaml"], in: folder) { folder in
        try Data(list.utf8).write(to: folder.appending(path: "known.yaml"))
      }
      #expect(try watch.round().contains("The list of known failures is out of date: "))
      try watch.save("known.yaml", "format: 1\nknown_failures: []\n")
      let round = try watch.round(with: "after the save")
      #expect(round.contains("✓ python 1.0.0 conforms: all "))
      #expect(try processes(of: watch).count == 1)
    }
  }
}
