import EngineKit
import EngineProcess
import Foundation
import SpecModel
import TestSupport
import Testing

/// An engine of `Fixtures/engines/misbehaving`, and how to run it.
struct Misbehaving {
  var name: String
  var window = 1
  var limits = EngineLimits(startTimeout: .seconds(60), maximumRestarts: 3)
  /// Those that never answer, and are not waited for long; on a busy machine the others may take
  /// their time.
  static let hanging: Set = [
    "all_of_it", "answers_late", "hangs", "hangs_with_replies_held_back", "ignores_sigterm",
    "never_reads",
  ]
  var timeout: Duration { Self.hanging.contains(name) ? .seconds(2) : .seconds(60) }

  /// What the processes are recognized by.
  let mark = FileManager.default.temporaryDirectory.path + "/iamspec-\(UUID().uuidString)"

  static let folder = Repository.url("Fixtures/engines/misbehaving").path

  var command: [String] {
    Python.command("\(Self.folder)/\(name).py") + ["\(window)", mark]
  }

  /// Runs cases one after the other, or all at once, and tells what became of each.
  func outcomes(
    of cases: [String], atOnce: Bool = false, jobs: Int = 1
  ) async throws -> [ScriptOutcome] {
    defer { try? FileManager.default.removeItem(atPath: mark) }
    return try await ProcessHost.withEngine(
      command: command, jobs: jobs, timeout: timeout, limits: limits
    ) { host in
      if !atOnce {
        var outcomes: [ScriptOutcome] = []
        for id in cases { outcomes.append(await host.outcome(of: .echo(id))) }
        return outcomes
      }
      return await withTaskGroup(of: (Int, ScriptOutcome).self) { group in
        for (index, id) in cases.enumerated() {
          group.addTask { (index, await host.outcome(of: .echo(id))) }
          // Requests are to be queued in order.
          try? await Task.sleep(for: .microseconds(500))
        }
        var outcomes = [Int: ScriptOutcome]()
        for await (index, outcome) in group { outcomes[index] = outcome }
        return cases.indices.compactMap { outcomes[$0] }
      }
    }
  }

  /// How many of its processes there are.
  func survivors() async -> Int {
    // A process that was killed takes a moment to go.
    for _ in 0..<500 {
      if processes() == 0 { return 0 }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return processes()
  }

  private func processes() -> Int {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { $0.allSatisfy(\.isNumber) }.count { entry in
      guard let line = manager.contents(atPath: "/proc/\(entry)/cmdline") else { return false }
      return line.range(of: Data(mark.utf8)) != nil
    }
  }
}

extension Script {
  /// A script of two actions that misbehaving engines answer with the case's id.
  static func echo(_ id: String) -> Script {
    Script(
      caseID: id, profile: "swift", given: Given(),
      messages: [Message(name: "hello", type: .modal)],
      actions: [.presentLocal(message: "hello"), .advance(.milliseconds(100))])
  }
}

extension ScriptOutcome {
  /// The outcome in words: `a a` for what an engine displayed, `crash: …` for a failure.
  var words: String {
    switch ending {
    case .completed(let transcript):
      transcript.observations.joined().map { observation in
        if case .displayed(let message, _) = observation { message } else { "?" }
      }.joined(separator: " ")
    case .unsupported(let reason): "unsupported: \(reason)"
    case .failed(let failure): "\(failure.kind.rawValue): \(failure.message)"
    }
  }
}
