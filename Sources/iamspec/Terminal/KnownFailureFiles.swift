import Conformance
import EngineKit
import Reporting
import SpecLoading
import SpecModel
import Wording

/// What a run changes about lists of known failures.
struct KnownFailureFiles {
  private let options: KnownFailureOptions
  private let loaded: KnownFailureOptions.LoadedList
  private var results: [CaseResult] = []

  /// Creates the files of a run with a list.
  init(_ options: KnownFailureOptions, _ loaded: KnownFailureOptions.LoadedList) {
    self.options = options
    self.loaded = loaded
  }

  /// Takes note of what a case came to.
  mutating func record(_ event: RunEvent) {
    guard options.tighten || options.newList != nil, case .finished(var result) = event else {
      return
    }
    result.transcript = nil
    results.append(result)
  }

  /// Changes the files after a run that was not interrupted.
  ///
  /// - Returns: What was done, a line each, and what could not be written.
  func write(_ plan: Plan) -> (lines: [String], errors: [OutputError]) {
    var (lines, errors): ([String], [OutputError]) = ([], [])
    do throws(OutputError) { lines += try tighten(plan) } catch { errors.append(error) }
    do throws(OutputError) { lines += try writeNewList(plan) } catch { errors.append(error) }
    return (lines, errors)
  }

  /// Whether a run is red for something that these files have not settled.
  func isRed(_ end: RunEnd) -> Bool { options.settlement.leavesRed(end) }

  private func tighten(_ plan: Plan) throws(OutputError) -> [String] {
    guard options.tighten, let path = options.list, let editor = loaded.editor else { return [] }
    let passed = results.filter { $0.verdict.misbehavior == nil && $0.verdict.kind != .skipped }
    let successors = loaded.list.tightened(
      in: plan.suite, profiles: plan.manifest.profiles,
      passed: Set(passed.map { CaseInProfile($0.planned) }))
    let old = loaded.list.entries
    let dropped = successors.count(where: \.isEmpty)
    let narrowed = zip(old, successors).count { !$1.isEmpty && $1 != [$0] }
    if dropped + narrowed == 0 { return ["known failures  \(path): nothing in it is stale"] }
    let edited = editor.text(with: successors)
    let requirements = Requirements(
      maxSkipped: loaded.loaded?.maxSkipped, rules: loaded.loaded?.requiredRules ?? [])
    try save(
      edited ?? KnownFailureText(successors.flatMap(\.self), requirements: requirements).text,
      to: path)
    return [
      "known failures  \(path): \(entries(dropped)) dropped, \(narrowed) narrowed"
        + (edited == nil ? "; rewritten without its comments" : "")
    ]
  }

  private func writeNewList(_ plan: Plan) throws(OutputError) -> [String] {
    guard let path = options.newList else { return [] }
    let new = KnownFailureList.entries(
      for: results, of: plan.suite, profiles: plan.manifest.profiles, file: path
    ) { MisbehaviorText.line(for: $0) }
    try save(KnownFailureText(new, requirements: options.requirements).text, to: path)
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
