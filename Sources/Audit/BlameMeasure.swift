import Conformance
import EngineKit
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// How often the first broken rule that a run shows is the one that is broken.
package struct BlameMeasure: Sendable {
  /// Faults with any number of failed cases.
  package let all: Share
  /// Faults with ten failed cases or more.
  package let wide: Share
  /// How many failed cases, of all, are told as not judged because they need a broken rule.
  package let unjudged: Share

  /// A number, out of how many.
  package struct Share: Hashable, Sendable {
    /// The number.
    package var count = 0
    /// Out of how many.
    package var total = 0

    /// The share in percent.
    package var percent: Int { total == 0 ? 0 : 100 * count / total }

    fileprivate mutating func add(_ isCounted: Bool) {
      count += isCounted ? 1 : 0
      total += 1
    }
  }

  /// Lets an engine with each fault run the whole suite, and diagnoses what failed.
  ///
  /// - Parameters:
  ///   - suite: The suite, whose cases say what they stand on.
  ///   - faults: The faults.
  package init(of suite: Suite, faults: [Fault] = Fault.all) async {
    let cases = AuditedCases(suite)
    let order = suite.rules.map(\.id)
    let known = Set(order)
    let inputs = faults.filter { known.contains($0.rule) }.flatMap { fault in
      fault.profiles.filter(cases.profiles.contains).map { (fault: fault, profile: $0) }
    }
    let diagnoses = await inParallel(inputs) { fault, profile in
      let adapter = ReferenceAdapter(faults: [fault])
      var failed: [Diagnosis.Stand: Int] = [:]
      for entry in cases.entries(in: profile)
      where !AuditedCases.differingSteps(entry, adapter).isEmpty {
        failed[Diagnosis.Stand(entry.planned.case), default: 0] += 1
      }
      return (fault.rule, Diagnosis(failed, order: order), failed.values.reduce(0, +))
    }
    var (all, wide, unjudged) = (Share(), Share(), Share())
    for (rule, diagnosis, failed) in diagnoses where failed > 0 {
      let isFirst = diagnosis.broken.first?.rule == rule
      all.add(isFirst)
      if failed >= 10 { wide.add(isFirst) }
      unjudged.count += diagnosis.broken.reduce(0) { $0 + $1.others }
      unjudged.total += failed
    }
    (self.all, self.wide, self.unjudged) = (all, wide, unjudged)
  }
}
