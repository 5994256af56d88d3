package import Conformance
import EngineKit
package import Reporting
import SpecLoading
import SpecModel
import Wording

/// The changes that a run makes to lists of known failures.
package struct KnownFailureChanges {
  private let settlement: Settlement
  private let input: KnownFailureInput
  private let loaded: KnownFailureInput.Loaded
  private var results: [CaseResult] = []

  /// Creates the changes of a run.
  ///
  /// - Parameters:
  ///   - settlement: Which files are changed or written.
  ///   - input: The user's list, and the requirements.
  ///   - loaded: The loaded list.
  package init(
    _ settlement: Settlement, of input: KnownFailureInput, _ loaded: KnownFailureInput.Loaded
  ) {
    self.settlement = settlement
    self.input = input
    self.loaded = loaded
  }

  /// Records an event of the run.
  package mutating func record(_ event: RunEvent) {
    guard settlement.tightens || settlement.newList != nil, case .finished(var result) = event
    else { return }
    // A bug is recognized by what the engine did in a failed case.
    if result.verdict.kind != .failed { result.transcript = nil }
    results.append(result)
  }

  /// Changes the files after a run that was not interrupted.
  ///
  /// - Parameters:
  ///   - plan: The plan of the run.
  ///   - end: The end of the run, with its diagnosis.
  /// - Returns: A line for each change, and the errors of files that could not be written.
  package func write(_ plan: Plan, _ end: RunEnd) -> (lines: [String], errors: [OutputError]) {
    var (lines, errors): ([String], [OutputError]) = ([], [])
    do throws(OutputError) { lines += try tighten(plan, end) } catch { errors.append(error) }
    do throws(OutputError) { lines += try writeNewList(plan, end) } catch { errors.append(error) }
    return (lines, errors)
  }

  private func tighten(_ plan: Plan, _ end: RunEnd) throws(OutputError) -> [String] {
    guard settlement.tightens, let path = input.path, let editor = loaded.editor else { return [] }
    let passed = results.filter { $0.verdict.misbehavior == nil && $0.verdict.kind != .skipped }
    let successors = loaded.list.tightened(
      in: plan.suite, profiles: plan.manifest.profiles,
      passed: Set(passed.map { CaseInProfile($0.planned) }), findings: end.listFindings)
    let old = loaded.list.entries
    let dropped = successors.count(where: \.isEmpty)
    let changed = zip(old, successors).filter { !$1.isEmpty && $1 != [$0] }
    let renamed = changed.count { KnownFailureList.isOutdated($0.0, in: plan.suite) }
    let narrowed = changed.count - renamed
    if dropped + changed.count == 0 { return ["known failures  \(path): nothing in it is stale"] }
    let edited = editor.text(with: successors)
    let requirements = Requirements(
      maxSkipped: loaded.file?.maxSkipped, rules: loaded.file?.requiredRules ?? [])
    try save(
      edited ?? KnownFailureText(successors.flatMap(\.self), requirements: requirements).text,
      to: path)
    return [
      "known failures  \(path): \(entries(dropped)) dropped, \(narrowed) narrowed"
        + (renamed == 0 ? "" : ", \(renamed) under new ids")
        + (edited == nil ? "; rewritten without its comments" : "")
    ]
  }

  private func writeNewList(_ plan: Plan, _ end: RunEnd) throws(OutputError) -> [String] {
    guard let path = settlement.newList else { return [] }
    let bugs = DiagnosedBugs(results, end.diagnosis, of: plan, by: input.judges, file: path)
    let new =
      bugs.entries
      + KnownFailureList.entries(
        for: bugs.rest, of: plan.suite, profiles: plan.manifest.profiles, file: path
      ) { MisbehaviorText.line(for: $0) }
    try save(KnownFailureText(new, requirements: input.requirements).text, to: path)
    let failing = results.count {
      $0.verdict.kind == .failed || $0.verdict.kind == .errored
    }
    return [
      "known failures  \(path): \(entries(new.count)) for "
        + "\(NumberText.count(failing, "case")) written"
    ]
  }

  private func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  private func save(_ text: String, to path: String) throws(OutputError) {
    try WholeFile.write(Array(text.utf8), to: path)
  }
}
