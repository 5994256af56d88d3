import Conformance
import EngineKit
import Foundation
import InAppMessages
import Inputs
import Platform
import ReferenceEngine
import Reporting
import TestSupport
import Testing
import Wording

@Suite struct `A watch` {
  private let output = RecordingConsole()
  private let errors = RecordingConsole()

  private func run(
    _ selection: Selection = Selection(rules: ["stack.in-memory"]), list: String? = nil,
    engine: EngineInput = .inProcess(InProcessHost(ReferenceAdapter()), jobs: 1),
    output: RecordingConsole? = nil
  ) -> WatchedRun {
    WatchedRun(
      selection: selection, suite: SuiteInput(nil), knownFailures: KnownFailureInput(list),
      engine: engine, domain: InAppMessages(), style: .plain, output: output ?? self.output,
      errors: errors,
      diagnostics: DiagnosticOutput(errors, style: .plain))
  }

  /// Starts a watch over a folder of the engine; it ends when its task is cancelled.
  private func watch(_ run: WatchedRun, in folder: URL) throws -> Task<Void, any Error> {
    let scope = try WatchScope(WatchSubject(also: [folder.path()]))
    let files = try FileWatch(scope.folders, isOfInterest: scope.isOfInterest)
    return Task {
      var loop = try await WatchLoop(run, scope, files)
      try await loop.start()
    }
  }

  /// Waits until the given number of rounds has ended.
  private func rounds(_ count: Int) async {
    var ended = 0
    for await text in output.texts where text.contains("(Ctrl-C ends)") {
      ended += 1
      if ended == count { return }
    }
  }

  @Test func `runs, runs again after a save, and ends when it is cancelled`() async throws {
    try await withTemporaryFolder { folder in
      let task = try watch(run(), in: folder)
      await rounds(1)
      #expect(output.text.contains("✓ "))
      try Data().write(to: folder.appending(path: "engine.txt"))
      await rounds(1)
      #expect(output.text.contains("saved "))
      #expect(output.text.contains(" after the save"))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(errors.text == "")
    }
  }

  @Test func `ends in its first round if nothing is selected`() async throws {
    try await withTemporaryFolder { folder in
      let task = try watch(run(Selection(rules: ["stack.none"])), in: folder)
      await #expect(throws: SelectionError.self) { try await task.value }
    }
  }

  @Test func `ends before its first round if the list is invalid`() async throws {
    try await withTemporaryFolder { folder in
      let task = try watch(run(list: "none.yaml"), in: folder)
      await #expect(throws: InputError.mistakes) { try await task.value }
      #expect(errors.text.hasPrefix("none.yaml: error: "))
    }
  }

  @Test func `waits for a save if the engine does not start`() async throws {
    try await withTemporaryFolder { folder in
      let program = EngineInput.program(
        ["\(folder.path())/none"], jobs: 1, timeout: .seconds(60), of: InAppMessages())
      let task = try watch(run(engine: program), in: folder)
      await rounds(1)
      #expect(errors.text.hasPrefix("error: "))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `ends if its output cannot be read`() async throws {
    try await withTemporaryFolder { folder in
      let closed = RecordingConsole(hasFailed: true)
      let task = try watch(run(output: closed), in: folder)
      await #expect(throws: WatchOutputError.self) { try await task.value }
    }
  }
}
