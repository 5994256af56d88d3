package import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel

/// The proof by a suite's own faults that it does not ask too little: a case of its rule notices each
/// fault, and each case notices one.
///
/// A case proves something only if a good engine passes it: the engine that the user names, or else
/// the reference engine, which may not know the rule.
package struct DeclaredProof: Sendable {
  /// The faults, in the order of their file.
  package let faults: [DeclaredFault]
  /// What the good engine is called.
  package let engine: String
  /// Whether the good engine is the reference engine, because the user names none.
  package let isReference: Bool
  /// The result for each fault, profile by profile.
  package let trials: [Trial]
  /// What the good engine does not pass, with what it does instead.
  package let failing: [(planned: PlannedCase, failure: Failure)]
  /// The ids of what it passes: cases with their profiles.
  package let passed: Set<String>
  /// How many times a case was run on a mistaken engine, or on what is seen of one.
  package var runs: Int { trials.map(\.cases.count).reduce(0, +) }

  /// A fault in one profile, and what noticed it.
  package struct Trial: Sendable {
    /// The fault.
    package let fault: DeclaredFault
    /// The profile.
    package let profile: String
    /// The cases of its rule that a good engine passes and the mistaken one was asked.
    package var cases: [Case] = []
    /// The cases that notice it, with the steps that differ, counted from 0.
    package var catches: [(case: Case, steps: [Int])] = []
    /// Whether its changes change anything that is seen; always so for an engine of its own.
    package var changesSomething = true
    /// Why its engine is none that makes a mistake: it does not start, or does not answer.
    package var trouble: String?
  }

  /// What the good engine does that it should not.
  package enum Failure: Sendable {
    /// Something else than the case expects, in a step, counted from 0.
    case differs(step: Int)
    /// It does not answer properly.
    case noAnswer(String)
  }

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - faults: The faults that the suite declares.
  ///   - suite: The suite.
  ///   - command: The good engine's program and its arguments; empty: the reference engine.
  ///   - starter: Starts programs.
  /// - Throws: Whatever keeps the good engine from introducing itself. What keeps a mistaken one is a
  ///   finding.
  package init(
    _ faults: [DeclaredFault], of suite: Suite, on command: [String],
    _ starter: some EngineStarting
  ) async throws {
    self.faults = faults
    isReference = command.isEmpty
    let good: Asked
    if command.isEmpty {
      // Cases without such faults have the other proofs.
      let rules = Set(faults.map(\.rule))
      good = await Asked(suite, on: InProcessHost(ReferenceAdapter())) {
        $0.rules.contains(where: rules.contains)
      }
    } else {
      good = try await starter.withEngine(command) { await Asked(suite, on: $0) { _ in true } }
    }
    engine = good.engine
    var sound: [Answer] = []
    var failing: [(PlannedCase, Failure)] = []
    for answer in good.answers {
      switch answer.outcome.ending {
      case .completed(let transcript):
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
        case .command(let command):
          trials.append(await Trial(fault, profile, command: command, asked, starter))
        }
      }
    }
    self.trials = trials
  }
}

extension DeclaredProof.Trial {
  /// Changes what is seen of the good engine.
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

  /// Asks an engine that makes the mistake.
  fileprivate init(
    _ fault: DeclaredFault, _ profile: String, command: [String], _ asked: [Answer],
    _ starter: some EngineStarting
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
      case .completed(let transcript): note(transcript, of: answer.planned.case)
      case .failed(let failure):
        trouble = trouble ?? "its engine does not answer \(answer.planned.id): \(failure.message)"
      case .unsupported: break
      }
    }
  }

  /// What an error says in several lines: what happened, then what else there is to say.
  private static func inOneParagraph(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let rest = lines.dropFirst().joined(separator: " ")
    return "\(lines.first ?? "")" + (rest.isEmpty ? "" : "; \(rest)")
  }

  /// Notes what a mistaken engine did in a case.
  private mutating func note(_ transcript: Transcript, of item: Case) {
    cases.append(item)
    let steps = CaseComparison.differingSteps(of: item, in: transcript)
    if !steps.isEmpty { catches.append((item, steps)) }
  }
}

/// The cases that an engine was asked, and what it did.
private struct Asked: Sendable {
  let engine: String
  let profiles: [String]
  let answers: [Answer]

  init(
    _ suite: Suite, on host: any EngineHost, _ isWanted: (Case) -> Bool
  ) async {
    let manifest = host.manifest
    engine = "\(manifest.name) \(manifest.version)"
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

  /// How many cases an engine is asked at a time.
  private static let width = 64

  /// Asks an engine; the answers come in the order of the cases.
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
