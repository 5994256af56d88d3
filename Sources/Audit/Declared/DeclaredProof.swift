package import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel

/// The proof, by a suite's own faults, that the suite does not ask too little: a case of its rule
/// notices each fault, and each case notices a fault.
///
/// A case proves something only if a good engine passes it: the engine named by the user, or else
/// the reference engine, which may not know the rule.
package struct DeclaredProof: Sendable {
  /// The faults, in the order of their file.
  package let faults: [DeclaredFault]
  /// The name and version of the good engine.
  package let engine: String
  /// Whether the good engine is the reference engine because the user named none.
  package let isReference: Bool
  /// The result for each fault, profile by profile.
  package let trials: [Trial]
  /// The cases that the good engine does not pass, with what it does instead.
  package let failing: [(planned: PlannedCase, failure: Failure)]
  /// The ids of the cases, with their profiles, that the good engine passes.
  package let passed: Set<String>
  /// What the suite's own monitors say about all of that.
  package let monitors: DeclaredMonitorsProof
  /// The number of runs of a case on a faulty engine, or on its changed observations.
  package var runs: Int { trials.map(\.cases.count).reduce(0, +) }

  /// A fault in one profile, and what noticed it.
  package struct Trial: Sendable {
    /// The fault.
    package let fault: DeclaredFault
    /// The profile.
    package let profile: String
    /// The cases of the fault's rule that the good engine passes and the faulty engine ran.
    package var cases: [Case] = []
    /// The cases that notice it, with the steps that differ, counted from 0.
    package var catches: [(case: Case, steps: [Int])] = []
    /// Whether the fault's changes alter any observation; always `true` for a fault with an engine
    /// of its own.
    package var changesSomething = true
    /// Why the fault's engine proves nothing: it does not start, or does not answer.
    package var trouble: String?
  }

  /// How the good engine fails a case.
  package enum Failure: Sendable {
    /// A step, counted from 0, differs from what the case expects.
    case differs(step: Int)
    /// The engine does not answer properly.
    case noAnswer(String)
  }

  /// Runs the cases with the good engine, then with each fault.
  ///
  /// - Parameters:
  ///   - faults: The faults that the suite declares.
  ///   - suite: The suite.
  ///   - command: The good engine's program and its arguments; empty for the reference engine.
  ///   - starter: Starts engine programs.
  /// - Throws: An error if the good engine cannot be started. A faulty engine that cannot be
  ///   started is a finding.
  package init(
    _ faults: [DeclaredFault], of suite: Suite, on command: [String],
    _ starter: some EngineStarting
  ) async throws {
    self.faults = faults
    isReference = command.isEmpty
    let good: Asked
    if command.isEmpty {
      // The other proofs cover the cases of rules without declared faults.
      let rules = Set(faults.map(\.rule))
      good = await Asked(suite, on: InProcessHost(ReferenceAdapter())) {
        $0.rules.contains(where: rules.contains)
      }
    } else {
      good = try await starter.withEngine(command) { await Asked(suite, on: $0) { _ in true } }
    }
    engine = good.engine
    var monitors = DeclaredMonitorsProof(suite)
    var sound: [Answer] = []
    var failing: [(PlannedCase, Failure)] = []
    for answer in good.answers {
      switch answer.outcome.ending {
      case .completed(let transcript):
        if !isReference { monitors.watch(good: transcript, in: answer.planned, good.manifest) }
        if let step = CaseComparison.differingSteps(of: answer.planned.case, in: transcript).first {
          failing.append((answer.planned, .differs(step: step)))
        } else {
          sound.append(answer)
        }
      case .failed(let failure): failing.append((answer.planned, .noAnswer(failure.message)))
      case .unsupported: break
      }
    }
    self.failing = failing
    passed = Set(sound.map(\.planned.id))
    var trials: [Trial] = []
    for fault in faults {
      let own = sound.filter { $0.planned.case.rules.contains(fault.rule) }
      let profiles = suite.profiles.map(\.id).filter { profile in
        good.profiles.contains(profile)
          && suite.rules.contains { $0.id == fault.rule && $0.profiles.contains(profile) }
      }
      for profile in profiles {
        let asked = own.filter { $0.planned.profile == profile }
        switch fault.origin {
        case .changes(let changes):
          trials.append(Trial(fault, profile, changes: changes, asked))
          for answer in asked {
            guard case .completed(let transcript) = answer.outcome.ending else { continue }
            let changed = transcript.changed(by: changes, in: answer.planned.script)
            monitors.watch(fault, changed, in: answer.planned, good.manifest)
          }
        case .command(let command):
          trials.append(
            await Trial(fault, profile, command: command, asked, starter) {
              monitors.watch(fault, $0, in: $1, good.manifest)
            })
        }
      }
    }
    self.trials = trials
    self.monitors = monitors
  }
}

extension DeclaredProof.Trial {
  /// Changes the observations of the good engine.
  fileprivate init(
    _ fault: DeclaredFault, _ profile: String, changes: [DeclaredFault.Change], _ asked: [Answer]
  ) {
    self.init(fault: fault, profile: profile)
    changesSomething = asked.isEmpty
    for answer in asked {
      guard case .completed(let transcript) = answer.outcome.ending else { continue }
      let changed = transcript.changed(by: changes, in: answer.planned.script)
      if changed != transcript { changesSomething = true }
      note(changed, of: answer.planned.case)
    }
  }

  /// Runs the cases with the fault's engine.
  fileprivate init(
    _ fault: DeclaredFault, _ profile: String, command: [String], _ asked: [Answer],
    _ starter: some EngineStarting, watch: (Transcript, PlannedCase) -> Void
  ) async {
    self.init(fault: fault, profile: profile)
    guard !asked.isEmpty else { return }
    let answers: [Answer]
    do {
      answers = try await starter.withEngine(command) { host in
        await Answer.all(to: asked.map(\.planned), of: host)
      }
    } catch {
      trouble = "its engine does not start: \(Self.inOneParagraph("\(error)"))"
      return
    }
    for answer in answers {
      switch answer.outcome.ending {
      case .completed(let transcript):
        note(transcript, of: answer.planned.case)
        watch(transcript, answer.planned)
      case .failed(let failure):
        trouble = trouble ?? "its engine does not answer \(answer.planned.id): \(failure.message)"
      case .unsupported: break
      }
    }
  }

  /// Joins the lines of an error's text in one paragraph.
  private static func inOneParagraph(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let rest = lines.dropFirst().joined(separator: " ")
    return "\(lines.first ?? "")" + (rest.isEmpty ? "" : "; \(rest)")
  }

  /// Notes what a faulty engine did in a case.
  private mutating func note(_ transcript: Transcript, of item: Case) {
    cases.append(item)
    let steps = CaseComparison.differingSteps(of: item, in: transcript)
    if !steps.isEmpty { catches.append((item, steps)) }
  }
}

/// The answers of one engine to the cases that it was asked.
private struct Asked: Sendable {
  let engine: String
  let manifest: EngineManifest
  let profiles: [String]
  let answers: [Answer]

  init(
    _ suite: Suite, on host: any EngineHost, _ isWanted: (Case) -> Bool
  ) async {
    let manifest = host.manifest
    self.manifest = manifest
    engine = manifest.nameAndVersion
    profiles = manifest.profiles
    let coreRules = Set(suite.rules.filter { $0.layer == .core }.map(\.id))
    let wanted = suite.cases.filter(isWanted)
    let planned = suite.profiles.map(\.id).filter(manifest.profiles.contains).flatMap { profile in
      wanted.filter { $0.profiles.contains(profile) }.map {
        PlannedCase(
          $0, profile: profile, skip: manifest.reasonToSkip($0, coreRules: coreRules))
      }
    }
    answers = await Answer.all(to: planned.filter { $0.skip == nil }, of: host)
  }
}

/// A case, and what an engine did in it.
private struct Answer: Sendable {
  let planned: PlannedCase
  let outcome: ScriptOutcome

  /// The number of cases that an engine is asked at a time.
  private static let width = 64

  /// Runs cases with an engine, and returns the answers in the order of the cases.
  static func all(to planned: [PlannedCase], of host: any EngineHost) async -> [Answer] {
    await withTaskGroup(of: (Int, Answer).self) { group in
      var answers = [Answer?](repeating: nil, count: planned.count)
      func ask(_ index: Int) {
        group.addTask {
          (
            index,
            Answer(planned: planned[index], outcome: await host.outcome(of: planned[index].script))
          )
        }
      }
      for index in planned.indices.prefix(width) { ask(index) }
      var next = min(width, planned.count)
      while let (index, answer) = await group.next() {
        answers[index] = answer
        if next < planned.count { ask(next) }
        next += 1
      }
      return answers.compactMap(\.self)
    }
  }
}
