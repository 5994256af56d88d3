import Conformance
import EngineKit
import Foundation
import Inputs
import ReferenceEngine
import ReferenceFaults
import Reporting
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `The changes to lists of known failures` {
  private let selection = Selection(rules: ["stack.last-in-first-out"], profiles: ["swift"])
  private let diagnostics = DiagnosticOutput(RecordingConsole(), style: .plain)

  /// Runs the cases of a rule, and changes the files.
  private func changes(
    _ settlement: Settlement, of input: KnownFailureInput, faults: [Fault] = []
  ) async throws -> (lines: [String], errors: [OutputError]) {
    let loaded = try input.load(diagnostics)
    var changes = KnownFailureChanges(settlement, of: input, loaded)
    let pipeline = ConformancePipeline(
      RunRequest(selection: selection, knownFailures: loaded.list))
    let engine = EngineInput.inProcess(
      InProcessHost(ReferenceAdapter(reading: .default, faults: faults)), jobs: 1)
    return try await engine.withEngine { engine, _ in
      let plan = try pipeline.plan(
        pipeline.load(try Builtin.suite()), for: engine.host.manifest)
      let end = await pipeline.run(plan, on: engine, telling: RunListener { changes.record($0) })
      return changes.write(plan, end)
    }
  }

  @Test func `create a list of what fails, and later remove what passes`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "known.yaml").path()
      let written = try await changes(
        Settlement(newList: path), of: KnownFailureInput(nil), faults: [fault])
      #expect(written.errors.isEmpty)
      #expect(
        written.lines.first?.contains(
          /^known failures  .*: \d+ entr(y|ies) for \d+ cases? written$/)
          == true)
      let list = KnownFailureInput(path)
      #expect(try list.load(diagnostics).list.entries.allSatisfy { $0.kind == .fail })

      let same = try await changes(Settlement(tightens: true), of: list, faults: [fault])
      #expect(same.lines == ["known failures  \(path): nothing in it is stale"])

      let tightened = try await changes(Settlement(tightens: true), of: list)
      #expect(tightened.lines.first?.hasSuffix("dropped, 0 narrowed") == true)
      #expect(try list.load(diagnostics).list.entries.isEmpty)
    }
  }

  @Test func `are not made unless requested`() async throws {
    let changed = try await changes(Settlement(), of: KnownFailureInput(nil))
    #expect(changed.lines.isEmpty && changed.errors.isEmpty)
  }

  @Test func `are an error if the file cannot be written`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.path()
      let changed = try await changes(Settlement(newList: path), of: KnownFailureInput(nil))
      #expect(changed.lines.isEmpty)
      #expect(changed.errors.map(\.situation) == [.isDirectory])
    }
  }
}
