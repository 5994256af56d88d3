import EngineKit
import SpecModel
import Wording

/// Checks that each case starts afresh: a sample of cases gets the same answers in other orders.
struct FreshStateCheck: Check {
  let id = CheckID.freshState

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    let count = patient.sample.count
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    if patient.answers.isEmpty { return CheckResult(id, skipped: "there is nothing to compare") }
    var random = SplitMix(state: patient.options.seed &+ 1)
    let positions = Array(patient.sample.indices)
    // Scripts that show state come last here; in the sample, they come first.
    let orders = [
      positions.reversed(), Self.probes(patient), positions.flatMap { [$0, $0] },
      positions.shuffled(using: &random),
    ]
    // One process runs them all, because starting an engine may take seconds.
    let order = Array(orders.joined())
    let scripts = order.map { patient.sample[$0] }
    let answers = try await patient.runner.session(scripts).answers
    let differing = order.indices.filter { answers[$0].differs(from: patient.answers[order[$0]]) }
    if let first = differing.first {
      let affected = Set(differing.map { order[$0] })
      if patient.answersByChance { return byChance(&patient, order[first], affected) }
      let finding = try await finding(
        patient, at: order[first], after: Array(scripts[..<first]), answer: answers[first])
      patient.exclude(affected)
      return CheckResult(
        id, "\(affected.count) of \(count) cases depend on the cases before them",
        findings: [finding])
    }
    return CheckResult(
      id, "\(NumberText.count(count, "case")), the same answers in \(orders.count + 1) orders")
  }

  /// Returns the result if two processes answered the same requests differently: what differs in another
  /// order may do so by chance.
  private func byChance(
    _ patient: inout Patient, _ position: Int, _ affected: Set<Int>
  ) -> CheckResult {
    let count = patient.sample.count
    let finding = CheckFinding(
      "\(patient.sample[position].caseID) is answered differently in another order of cases.",
      advice: "First remove what makes two processes answer differently; this may be due to that."
    )
    patient.exclude(affected)
    return CheckResult(
      id, "\(affected.count) of \(count) cases are answered differently in another order",
      findings: [finding])
  }

  /// Returns the positions of the scripts that set each kind of state, each followed by the script
  /// that shows it.
  private static func probes(_ patient: Patient) -> [Int] {
    let positions = Dictionary(
      patient.sample.enumerated().map { ($1.caseID, $0) }, uniquingKeysWith: { first, _ in first })
    return patient.probes.flatMap { probe -> [Int] in
      guard let cause = positions[probe.cause.caseID], let witness = positions[probe.witness.caseID]
      else { return [] }
      return [cause, witness]
    }
  }

  /// Finds the cases that change the answer to a later case.
  ///
  /// - Parameters:
  ///   - position: The later case's position in the sample.
  ///   - others: The scripts before it, in the order with the different answer.
  ///   - answer: The different answer.
  private func finding(
    _ patient: Patient, at position: Int, after others: [Script], answer: ScriptReply
  ) async throws -> CheckFinding {
    let script = patient.sample[position]
    let fresh = try await patient.runner.lastAnswer(to: [script])
    // If a fresh process agrees with the new order, the order of the sample polluted the answer.
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
