import Foundation
import Platform
import Testing
import Wording

@testable import Inputs

@Suite struct `The scope of a watch` {
  /// Provides a folder with a suite and an engine of two files.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "watching-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "suite/rules.yaml", "suite/stack/order.yaml", "engine.py", "rules.py", "known.yaml",
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try body(folder.resolvingSymlinksInPath().path)
  }

  private func scope(in folder: String) throws -> WatchScope {
    try WatchScope(
      WatchSubject(
        specs: "\(folder)/suite", engine: ["python3", "\(folder)/engine.py", "--fast"],
        knownFailures: "\(folder)/known.yaml"))
  }

  @Test func `includes the suite's files, the engine's, and the list`() throws {
    try withFolder { folder in
      let scope = try scope(in: folder)
      #expect(scope.summary == "\(folder)/suite, \(folder)/engine.py")
      let names = [
        "suite/rules.yaml", "suite/stack/new.yml", "suite/notes.md", "suite/rules.yaml~",
        "engine.py", "rules.py", "bridge.mjs", "answers.json", "other.yaml", "engine.log",
        "cache.db",
        "engine", "known.yaml",
      ]
      #expect(
        names.filter { scope.isOfInterest("\(folder)/\($0)") } == [
          "suite/rules.yaml", "suite/stack/new.yml", "engine.py", "rules.py", "bridge.mjs",
          "answers.json", "other.yaml", "known.yaml",
        ])
    }
  }

  @Test func `includes, beside a compiled engine, only files with its ending`() throws {
    try withFolder { folder in
      for name in ["engine", "engine.jar"] {
        try Data().write(to: URL(filePath: "\(folder)/\(name)"))
      }
      func interest(_ engine: String) throws -> [String] {
        let scope = try WatchScope(WatchSubject(engine: ["\(folder)/\(engine)"]))
        return ["engine", "engine.jar", "other", "other.jar", "rules.py", "answers.json"].filter {
          scope.isOfInterest("\(folder)/\($0)")
        }
      }
      #expect(try interest("engine") == ["engine"])
      #expect(try interest("engine.jar") == ["engine.jar", "other.jar"])
    }
  }

  @Test func `determines what a save affects`() throws {
    try withFolder { folder in
      let scope = try scope(in: folder)
      func touched(_ names: String...) -> Touched {
        scope.touched(
          by: FileChanges(paths: Set(names.map { "\(folder)/\($0)" }), since: .now))
      }
      #expect(
        touched("suite/stack/order.yaml")
          == Touched(specs: ["stack/order.yaml"], list: false, engine: false))
      #expect(scope.isOfInterest("\(folder)/suite/stack/basis.lock"))
      #expect(touched("rules.py", "known.yaml") == Touched(specs: [], list: true, engine: true))
      #expect(touched("answers.json") == Touched(specs: [], list: false, engine: true))
      #expect(touched("known.yaml") == Touched(specs: [], list: true, engine: false))
    }
  }

  @Test func `does not mistake a file of the suite for one of the engine beside it`() throws {
    try withFolder { folder in
      let scope = try WatchScope(WatchSubject(specs: folder, engine: ["\(folder)/engine.py"]))
      func touched(_ name: String) -> Touched {
        scope.touched(by: FileChanges(paths: ["\(folder)/\(name)"], since: .now))
      }
      #expect(
        touched("known.yaml") == Touched(specs: ["known.yaml"], list: false, engine: false))
      #expect(touched("rules.py") == Touched(specs: ["rules.py"], list: false, engine: true))
    }
  }

  @Test func `is an error if it is empty, or if a file does not exist`() throws {
    try withFolder { folder in
      #expect(throws: WatchError.nothingToWatch) { try WatchScope(WatchSubject()) }
      #expect(throws: WatchError.nothingToWatch) {
        try WatchScope(WatchSubject(engine: ["python3", "-c", "pass"]))
      }
      #expect(throws: WatchError.noSuchFile("\(folder)/gone.py")) {
        try WatchScope(WatchSubject(also: ["\(folder)/gone.py"]))
      }
    }
  }

  @Test func `is shown below every verdict`() throws {
    try withFolder { folder in
      let text = WatchText(
        style: TextStyle(isColored: false), width: 1000, scope: try scope(in: folder),
        specs: "\(folder)/suite")
      #expect(
        text.footer(time: .milliseconds(12), redElsewhere: 2, isStale: true)
          == "  verdict 12ms after the save · on the suite without the errors · "
          + "2 cases elsewhere still red · watching \(folder)/suite, \(folder)/engine.py "
          + "(Ctrl-C ends)\n")
      #expect(
        text.idle(isBroken: false, faults: nil)
          == "○ nothing to run: no selected case is in what was saved\n")
    }
  }

  @Test(arguments: [20, 40, 60, 80, 120])
  func `is shown in lines that fit the terminal`(_ width: Int) throws {
    try withFolder { folder in
      let name = String(repeating: "long-", count: 40) + "name.yaml"
      let text = WatchText(
        style: TextStyle(isColored: false), width: width, scope: try scope(in: folder),
        specs: "\(folder)/suite")
      let footer = text.footer(time: .milliseconds(12), redElsewhere: 2, isStale: true)
      let changes = FileChanges(
        paths: ["\(folder)/suite/\(name)"], isComplete: false, since: .now)
      for text in [footer, text.heading(changes), text.idle(isBroken: true, faults: nil)] {
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width }, "\(text)")
      }
      // No part of it is lost.
      let words = footer.filter { $0 != "\n" && $0 != " " }
      #expect(words.contains("\(folder)/suite,\(folder)/engine.py"))
      #expect(footer.hasSuffix("(Ctrl-C ends)\n"))
    }
  }
}
