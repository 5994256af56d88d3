import EngineKit
import SpecModel

/// Whether each case starts afresh: a sample of cases gets the same answers in other orders.
struct FreshStateCheck: Check {
  let id = CheckID.freshState

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let count = patient.sample.count
    if patient.answers.isEmpty { return CheckResult(id, skipped: "there is nothing to compare") }
    var random = SplitMix(state: patient.options.seed &+ 1)
    let positions = Array(patient.sample.indices)
    // What shows state comes last here, as it came first before.
    let orders = [
      positions.reversed(), Self.probes(patient), positions.flatMap { [$0, $0] },
      positions.shuffled(using: &random),
    ]
    // One process takes them all: to start an engine may take seconds.
    let order = Array(orders.joined())
    let scripts = order.map { patient.sample[$0] }
    let answers = try await patient.runner.session(scripts).answers
    let differing = order.indices.filter { answers[$0].differs(from: patient.answers[order[$0]]) }
    if let first = differing.first {
      let affected = Set(differing.map { order[$0] })
      let finding = try await finding(
        patient, at: order[first], after: Array(scripts[..<first]), answer: answers[first])
      patient.exclude(affected)
      return CheckResult(
        id, "\(affected.count) of \(count) cases depend on the cases before them",
        findings: [finding])
    }
    return CheckResult(id, "\(count) cases, the same answers in \(orders.count + 1) orders")
  }

  /// The positions of what sets each kind of state, each followed by what would show it.
  private static func probes(_ patient: Patient) -> [Int] {
    let positions = Dictionary(
      patient.sample.enumerated().map { ($1.caseID, $0) }, uniquingKeysWith: { first, _ in first })
    return patient.probes.flatMap { probe -> [Int] in
      guard let cause = positions[probe.cause.caseID], let witness = positions[probe.witness.caseID]
      else { return [] }
      return [cause, witness]
    }
  }

  /// Finds out which cases before another change its answer.
  ///
  /// - Parameters:
  ///   - position: The case's position in the sample.
  ///   - others: What was asked before it in the order in which it was answered differently.
  ///   - answer: What it was answered then.
  private func finding(
    _ patient: Patient, at position: Int, after others: [Script], answer: Answer
  ) async throws -> CheckFinding {
    let script = patient.sample[position]
    let fresh = try await patient.runner.lastAnswer(to: [script])
    // Where a fresh process agrees with the new order, the sample's own order had polluted it.
    let prefix = answer == fresh ? Array(patient.sample[..<position]) : others
    let search = PollutionSearch(runner: patient.runner, script: script, fresh: fresh)
    let advice =
      "Make a new engine for each request: state survived. Look for what outlives one: globals, "
      + "singletons, caches, files, defaults that are shared and changed."
    guard let pollution = try await search.smallest(of: prefix) else {
      return CheckFinding(
        "\(script.caseID) is answered differently in another order of cases.", advice: advice)
    }
    let difference = pollution.answer.difference(
      from: fresh, to: script, when: "then", otherwise: "in a fresh process")
    let names = pollution.scripts.map { $0 == script ? "itself" : $0.caseID }
    let shown = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return CheckFinding(
      "After \(shown)\(more), \(script.caseID) is answered differently. \(difference)",
      advice: advice,
      input: names.count <= 2 ? .requests(pollution.scripts + [script]) : nil)
  }
}
