package import Conformance
package import SpecModel
import Wording

/// Hears a run, and adds the diagnosis to its end.
package final class RunDiagnosis: CauseSearch {
  private var plan: Plan?
  private var failed: [CaseResult] = []
  /// What a diagnosis asks of cases that passed: all of a result would take ten times the memory.
  private var passed: [(planned: PlannedCase, transcript: Transcript?)] = []
  private var unexamined = 0
  /// The maximum number of causes whose case is run again: as long as none passes, and in total.
  private static let (fewTries, manyTries) = (6, 30)

  private let investigator: any Investigator
  package var brokenConventions: [BrokenConvention] = []
  package var hasFailures: Bool {
    failed.contains { $0.verdict.kind == .failed }
  }
  private var declared: [DeclaredSuspect] = []
  /// Faults that the suite declares by changes, where no engine is at hand to be asked.
  private let changingFaults: [DeclaredFault]
  /// The maximum number of cases that the engine of a declared fault is asked.
  private static let mostAsked = 500

  /// Creates a listener for one run.
  ///
  /// - Parameters:
  ///   - investigator: Looks for faults, and at what no fault explains.
  ///   - faults: The faults that the suite declares, if ``suspect(_:running:)`` is not called; those
  ///     with an engine of their own are left out.
  package init(by investigator: some Investigator, declaring faults: [DeclaredFault] = []) {
    self.investigator = investigator
    changingFaults = faults
  }

  /// Suspects the faults that the suite declares, if a case failed.
  ///
  /// - Parameters:
  ///   - faults: The faults.
  ///   - run: Runs cases on the engine of a fault, and returns what it did in each.
  package func suspect(
    _ faults: [DeclaredFault],
    running run: (_ command: [String], [PlannedCase]) async -> [PlannedCase.ID: Transcript]
  ) async {
    guard !failed.isEmpty else { return }
    suspectChanges(of: faults)
    for fault in faults {
      guard case .command(let command) = fault.origin else { continue }
      let asked = Array(cases.prefix(Self.mostAsked))
      declared.append(DeclaredSuspect(fault, transcripts: await run(command, asked)))
    }
  }

  private func suspectChanges(of faults: [DeclaredFault]) {
    for fault in faults {
      guard case .changes(let changes) = fault.origin else { continue }
      declared.append(
        DeclaredSuspect(
          fault, changing: changes, in: cases, by: investigator.domain))
    }
  }

  /// The cases that tell something about a fault.
  private var cases: [PlannedCase] { failed.map(\.planned) + passed.map(\.planned) }

  package func hear(_ event: RunEvent) {
    switch event {
    case .started(let plan): self.plan = plan
    case .finished(let result): note(result)
    case .ended: break
    }
  }

  package func diagnose(_ end: inout RunEnd) {
    // A script that shows a changed answer has its cause with it.
    let told = Set(end.answerChanges.flatMap(\.places))
    let failed = failed.filter { !told.contains($0.planned.case.id) }
    guard end.diagnosis.isEmpty, let plan, !failed.isEmpty else { return }
    suspectChanges(of: changingFaults)
    let diagnostician = Diagnostician(
      suite: plan.suite, manifest: plan.manifest, by: investigator)
    end.diagnosis = diagnostician.diagnose(
      failed: failed,
      passed: passed.map {
        CaseResult(planned: $0.planned, verdict: .passed, transcript: $0.transcript)
      }, declared: declared, breaking: brokenConventions)
    end.diagnosis.unexamined = unexamined
  }

  package func doubting(
    _ diagnosis: Diagnosis, alone run: (PlannedCase) async -> CaseResult?
  ) async -> Diagnosis {
    let places = self.places
    var (passing, tries) = ([Cause](), 0)
    for cause in diagnosis.causes {
      // If none of the first cases passes, the other causes are accepted.
      if tries >= (passing.isEmpty ? Self.fewTries : Self.manyTries) { break }
      switch cause.finding {
      // Cases in which the engine did not answer properly were already sent again alone, and a new
      // process was asked about conventions.
      case .trouble, .brokenConvention: continue
      default: break
      }
      guard let place = cause.cases.first.flatMap({ places[$0] }),
        let result = await run(failed[place].planned)
      else { continue }
      tries += 1
      if case .passed = result.verdict { passing.append(cause) }
    }
    return Self.joined(passing, in: diagnosis, places)
  }

  package func doubting(_ diagnosis: Diagnosis, passesAlone: (String) -> Bool) -> Diagnosis {
    let passing = diagnosis.causes.filter { cause in
      switch cause.finding {
      case .trouble, .brokenConvention: return false
      default: return cause.cases.first.map(passesAlone) ?? false
      }
    }
    return Self.joined(passing, in: diagnosis, places)
  }

  /// The positions of the failed cases.
  private var places: [String: Int] {
    Dictionary(
      zip(failed.map(\.planned.id), failed.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Joins some of a diagnosis's causes to one, whose cases did not fail because of their rules.
  private static func joined(
    _ passing: [Cause], in diagnosis: Diagnosis, _ places: [String: Int]
  ) -> Diagnosis {
    if passing.isEmpty { return diagnosis }
    let cases = passing.flatMap(\.cases).sorted { places[$0] ?? .max < places[$1] ?? .max }
    // The case to show is the one that passed.
    let shown = passing.min { $0.actions < $1.actions }
    let others = cases.filter { $0 != shown?.cases.first }
    let joined = Cause(
      .passesAlone, cases: (shown?.cases.prefix(1) ?? []) + others, actions: shown?.actions ?? 0)
    var doubtful = diagnosis
    doubtful.causes = [joined] + diagnosis.causes.filter { !passing.contains($0) }
    return doubtful
  }

  private func note(_ result: CaseResult) {
    switch result.verdict.kind {
    case .failed, .errored:
      if failed.count < Diagnosis.limit { failed.append(result) } else { unexamined += 1 }
    case .passed:
      if passed.count < Diagnosis.passedLimit {
        passed.append((result.planned, result.transcript))
      }
    case .unexpectedPass, .knownFailure, .skipped: break
    }
  }
}
