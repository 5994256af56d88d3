import Foundation
import TestSupport
import Testing

/// A watch for the author of cases: the reference engine, and the suite's files.
@Suite(.serialized) struct `iamspec run --watch, as cases are saved,` {
  private let words = ["--verbose", "--profile", "swift", "--specs", "suite"]
  private let file = "suite/stack/last-in-first-out.yaml"

  /// The ways in which editors save.
  enum Save: CaseIterable {
    case inPlace
    case byRename
    case anew
    case withBackup

    func callAsFunction(_ url: URL) throws {
      let files = FileManager.default
      let data = try Data(contentsOf: url)
      let folder = url.deletingLastPathComponent()
      switch self {
      case .inPlace: try data.write(to: url)
      case .byRename:
        let other = folder.appending(path: "order.yaml.tmp")
        try data.write(to: other)
        try #require(rename(other.path, url.path) == 0)
      case .anew:
        try files.removeItem(at: url)
        try data.write(to: url)
      case .withBackup:
        // Like vim: a probe file, the old file moved aside, a new one, the old one deleted.
        let (probe, backup) = (
          folder.appending(path: "4913"), folder.appending(path: url.lastPathComponent + "~")
        )
        try Data().write(to: probe)
        try files.removeItem(at: probe)
        try files.moveItem(at: url, to: backup)
        try data.write(to: url)
        try files.removeItem(at: backup)
      }
    }
  }

  @Test(arguments: Save.allCases) func `reruns only the cases of the saved file`(_ save: Save)
    throws
  {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      let all = try cases(of: "stack/last-in-first-out").union(cases(of: "stack/in-memory"))
      #expect(casesRun(in: try watch.round()) == all)
      try save(watch[file])
      let round = try watch.round(with: "after the save")
      #expect(round.contains("\nsaved suite/stack/last-in-first-out.yaml\n"))
      #expect(casesRun(in: round) == (try cases(of: "stack/last-in-first-out")))
      #expect(round.hasSuffix(" after the save · watching suite (Ctrl-C ends)\n"))
    }
  }

  @Test func `checks the declared faults, and says what detects them`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      func save(_ summary: String) throws {
        let fault =
          "id: lost, breaks: stack.in-memory, \(summary) changes: [{seen: displayed, instead: []}]"
        try "format: 1\nfaults:\n  - {\(fault)}\n".write(
          to: watch["suite/faults.yaml"], atomically: true, encoding: .utf8)
      }
      try save("summary: Nothing is displayed.,")
      #expect(
        try watch.round(with: "saved suite/faults.yaml").replacing("\n", with: " ").contains(
          "○ nothing to run: faults.yaml declares 1 fault, which `iamspec audit --specs suite` proves "
        ))
      try save("")
      #expect(
        try watch.round(with: "saved suite/faults.yaml").contains(
          "○ nothing to run: faults.yaml has errors; no run reads it\n"))
    }
  }

  @Test func `adds new files and folders, and drops deleted ones`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      let specs = Repository.url("Specs")
      let added = [("stack/push-on-trigger", "stack"), ("extras/delivered", "extras/new")]
      for (file, folder) in added {
        let source = specs.appending(path: "\(file).yaml")
        try #require(FileManager.default.fileExists(atPath: source.path))
        let copy = "\(folder)/\(source.deletingPathExtension().lastPathComponent)"
        let target = watch["suite/\(copy).yaml"]
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: target)
        let round = try watch.round(with: "after the save")
        let copies = try cases(of: file).map { $0.replacing("\(file)/", with: "\(copy)/") }
        // Three parts of an id are what a round is searched for.
        let shown = copies.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }
        #expect(casesRun(in: round) == Set(shown))
      }
      try FileManager.default.removeItem(at: watch[file])
      #expect(try watch.round(with: "gone \(file)").contains("○ nothing to run"))
      try FileManager.default.removeItem(at: watch["suite/extras/new"])
      _ = try watch.round(with: "gone suite/extras/new")
      try Save.inPlace(watch["suite/rules.yaml"])
      let rest = try cases(of: "stack/in-memory").union(cases(of: "stack/push-on-trigger"))
      #expect(casesRun(in: try watch.round(with: "after the save")) == rest)
    }
  }

  @Test func `shows a mistake, and continues once it is fixed`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      try watch.replace(file, "[{displayed: first}]", "[{dispalyed: first}]")
      let broken = try watch.round(with: "saved \(file)")
      #expect(broken.contains("error: `dispalyed` is not an observation [unknown-observation]"))
      #expect(broken.contains(/suite\/stack\/last-in-first-out\.yaml:[0-9]+:[0-9]+: error/))
      #expect(broken.contains("○ nothing runs until the errors are fixed"))
      #expect(casesRun(in: broken) == [])
      try Save.byRename(watch["suite/stack/in-memory.yaml"])
      #expect(try watch.round(with: "saved ").contains("unknown-observation"))
      // Both files have been saved since the suite was last valid.
      try watch.replace(file, "dispalyed", "displayed")
      let all = try cases(of: "stack/last-in-first-out").union(cases(of: "stack/in-memory"))
      #expect(casesRun(in: try watch.round(with: "after the save")) == all)
    }
  }

  @Test func `shows failures, and remembers them while other files are saved`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      try watch.replace(file, "[{displayed: first}]", "[{displayed: second}]")
      let red = try watch.round(with: "after the save")
      #expect(red.contains("✗ stack/last-in-first-out/"))
      #expect(red.contains("No monitor sees a broken clause for certain"))
      #expect(red.contains("- displayed: second"))
      try Save.inPlace(watch["suite/stack/in-memory.yaml"])
      let other = try watch.round(with: "after the save")
      #expect(other.contains("✓ iamspec reference engine 1.0 conforms"))
      #expect(other.contains(/· [0-9]+ cases? elsewhere still red ·/))
    }
  }

  #if os(Linux)
    @Test func `reads everything again if the system could not keep up`() throws {
      let most = try String(
        contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(most.trimmingCharacters(in: .whitespacesAndNewlines)))
      try withTemporaryFolder { folder in
        let watch = try WatchSession(words, in: folder)
        _ = try watch.round()
        watch.suspend()
        // Two files in turn, because consecutive equal events are merged.
        let other = ["a", "b"].map { watch["suite/.\($0)"].path }
        for index in 0..<2 * count { close(open(other[index % 2], O_WRONLY | O_CREAT, 0o600)) }
        try FileManager.default.removeItem(at: watch["suite/stack/in-memory.yaml"])
        watch.resume()
        let round = try watch.round(with: "after the save")
        #expect(round.contains("the system lost track of what was saved"))
        #expect(casesRun(in: round) == (try cases(of: "stack/last-in-first-out")))
      }
    }
  #endif

  @Test func `waits for a suite that is invalid at first`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder) { folder in
        try Data("format: 2\n".utf8).write(
          to: folder.appending(path: "suite/stack/later.yaml"))
      }
      #expect(try watch.round().contains("suite/stack/later.yaml:1:"))
      try FileManager.default.removeItem(at: watch["suite/stack/later.yaml"])
      #expect(!casesRun(in: try watch.round(with: "after the save")).isEmpty)
    }
  }

  @Test func `ends with 130 on Ctrl-C`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      watch.interrupt()
      let end = try watch.end()
      #expect(end.status == 130)
      #expect(end.rest == "")
    }
  }

  @Test func `ends with 2 when the suite's folder is gone`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(words, in: folder)
      _ = try watch.round()
      try #require(rename(watch["suite"].path, watch["elsewhere"].path) == 0)
      let end = try watch.end()
      #expect(end.status == 2)
      #expect(end.rest.contains("suite, which was watched, no longer exists; start again"))
    }
  }

  @Test(arguments: [
    (["--junit", "x.xml", "--specs", "Specs"], "--watch writes no reports"),
    (["--results", "x.jsonl", "--specs", "Specs"], "--watch writes no reports"),
    (
      ["--write-known-failures", "x.yaml", "--specs", "Specs"],
      "because that takes a whole run: leave out --watch"
    ),
    (["--plan", "--specs", "Specs"], "cannot be combined with --plan or --characterize"),
    (["--shard", "1/2", "--specs", "Specs"], "leave out --shard and --timings"),
    ([], "--watch has nothing to watch: name a suite's directory with --specs"),
    (["--", "python3", "-m", "engine"], "--watch has nothing to watch"),
    (["--watch-also", "no-such-file"], "there is no such file or folder"),
  ]) func `is rejected with 64 if it makes no sense`(
    _ words: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(["run", "--watch"] + words)
    #expect(run.status == 64)
    #expect(run.standardError.contains(message))
    #expect(run.standardOutput == "")
  }

  @Test func `reports the same as a run if the suite or the selection is wrong`() throws {
    let missing = try CommandLineTool.run("run", "--watch", "--specs", "no-such-folder")
    #expect(missing.status == 2)
    #expect(missing.standardError.contains("no-such-folder"))
    let unknown = try CommandLineTool.run("run", "--watch", "--specs", "Specs", "stack/none")
    #expect(unknown.status == 2)
    #expect(unknown.standardError.contains("there is no case `stack/none`"))
    let alone = try CommandLineTool.run("run", "--watch-also", "Specs")
    #expect(alone.status == 64)
  }
}
