import EngineKit
import EngineProcess
import Foundation
import SpecModel
import TestSupport
import Testing

/// An engine of `Fixtures/engines/misbehaving`, with the means to run it.
struct Misbehaving {
  var name: String
  var window = 1
  var limits = EngineLimits(startTimeout: .seconds(60), maximumRestarts: 3)
  /// The engines that never answer and have a short deadline; on a busy machine, the others may
  /// take longer.
  static let hanging: Set = [
    "all_of_it", "answers_late", "hangs", "hangs_with_replies_held_back", "ignores_sigterm",
    "never_reads", "writes_text",
  ]
  var timeout: Duration { Self.hanging.contains(name) ? .seconds(2) : .seconds(60) }

  /// A text by which the processes are recognized.
  let mark = FileManager.default.temporaryDirectory.path + "/iamspec-\(UUID().uuidString)"

  static let folder = Repository.url("Fixtures/engines/misbehaving").path

  var command: [String] {
    Python.command("\(Self.folder)/\(name).py") + ["\(window)", mark]
  }

  /// Runs cases one after another or all at once, and returns their outcomes.
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
          // The requests must be queued in order.
          try? await Task.sleep(for: .microseconds(500))
        }
        var outcomes = [Int: ScriptOutcome]()
        for await (index, outcome) in group { outcomes[index] = outcome }
        return cases.indices.compactMap { outcomes[$0] }
      }
    }
  }

  /// Returns the number of its processes.
  func survivors() async -> Int {
    // A killed process takes a moment to disappear.
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
  /// A script with two actions, which misbehaving engines answer with the case's id.
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
