import Characterization
import Conformance
import Diagnosing
import EngineKit
import Exploration
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// How often the diagnosis of a red run is right, measured over engines whose faults are known.
package struct DiagnosisMeasure: Sendable {
  /// Engines with a known fault, for which the diagnosis names the fault or an equivalent one.
  package let named: Share
  /// Engines with a fault hidden from the diagnosis, for which the right rule comes first.
  package let unnamed: Share
  /// Engines with two faults in different rules, for which the first three causes include both
  /// rules.
  package let pairs: Share
  /// Engines that do something wrong at a moment, for which the right rule comes first.
  package let breaches: Share
  /// The same, if the diagnosis does not know what they do.
  package let unnamedBreaches: Share
  /// How many causes are named for engines with one defect, and with two.
  package let causes: (one: Mean, two: Mean)
  /// Engines with one defect that the first cause tells in the words of this defect; otherwise, what it tells
  /// explains all that was seen as well.
  package let sentences: Share
  /// How many causes are named for engines with one defect that is not known.
  package let causesOfUnnamed: Mean

  /// The mean of some counts.
  package struct Mean: Hashable, Sendable {
    private var sum = 0
    private var total = 0

    /// The mean; 0 if there are none.
    package var value: Double { total == 0 ? 0 : Double(sum) / Double(total) }

    fileprivate mutating func add(_ count: Int?) {
      guard let count else { return }
      sum += count
      total += 1
    }
  }

  /// A count out of a total.
  package struct Share: Hashable, Sendable {
    /// The count.
    package var count = 0
    /// The total.
    package var total = 0
    /// The names of what was not counted.
    package var misses: [String] = []

    /// The share in percent.
    package var percent: Double { total == 0 ? 0 : 100 * Double(count) / Double(total) }

    fileprivate mutating func add(_ isCounted: Bool?, _ name: String) {
      guard let isCounted else { return }
      count += isCounted ? 1 : 0
      total += 1
      if !isCounted { misses.append(name) }
    }
  }

  /// Runs the whole suite with faulty engines, and diagnoses the failures.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - faults: The faults, each of which one engine has.
  ///   - count: The number of engines with two faults, drawn at random.
  ///   - defects: What other engines do wrong, of which the diagnosis knows some.
  package init(
    of suite: Suite, faults: [Fault], pairs count: Int, breaches defects: [KnownDefect] = []
  ) async {
    let cases = AuditedCases(suite)
    let known = Set(suite.rules.map(\.id))
    let faults = faults.filter { known.contains($0.rule) }
    let trials = await inParallel(faults) { Trial([$0], suite, cases) }
    var (named, unnamed, pairs) = (Share(), Share(), Share())
    var (breaches, unnamedBreaches, sentences) = (Share(), Share(), Share())
    var (one, two, unknown) = (Mean(), Mean(), Mean())
    for trial in trials {
      named.add(trial.isNamed, trial.name)
      unnamed.add(trial.isRuleFirst, trial.name)
      sentences.add(trial.isToldAsItself, trial.told)
      one.add(trial.causes)
      unknown.add(trial.blindCauses)
    }
    for trial in await inParallel(defects, { Trial($0, suite, cases) }) {
      breaches.add(trial.isNamed, trial.name)
      unnamedBreaches.add(trial.isRuleFirst, trial.blindName)
      sentences.add(trial.isToldAsItself, trial.told)
      one.add(trial.causes)
      unknown.add(trial.blindCauses)
    }
    var random = SeededGenerator(seed: 1)
    var drawn: [[Fault]] = []
    while drawn.count < count, let one = faults.randomElement(using: &random),
      let two = faults.randomElement(using: &random)
    {
      let isShared = one.profiles.contains(where: two.profiles.contains)
      if one.rule != two.rule, isShared { drawn.append([one, two]) }
    }
    for trial in await inParallel(drawn, { Trial($0, suite, cases) }) {
      pairs.add(trial.areBothAmongThree, trial.name)
      two.add(trial.causes)
    }
    (self.named, self.unnamed, self.pairs) = (named, unnamed, pairs)
    (self.breaches, self.unnamedBreaches, self.sentences) = (breaches, unnamedBreaches, sentences)
    (causes, causesOfUnnamed) = ((one, two), unknown)
  }

  /// The diagnosis of an engine with faults; its answers are `nil` if no case failed.
  private struct Trial: Sendable {
    private(set) var name: String
    private(set) var isNamed: Bool?
    private(set) var isRuleFirst: Bool?
    private(set) var areBothAmongThree: Bool?
    private(set) var causes: Int?
    /// The name, with the rules that are named if the defect is not known, and how many causes there are then.
    private(set) var blindName = ""
    private(set) var blindCauses: Int?
    /// Whether the first cause is told in the words of the defect; if not, how.
    private(set) var isToldAsItself: Bool?
    private(set) var told = ""

    /// Diagnoses an engine with a defect of which the diagnosis may not know.
    init(_ defect: KnownDefect, _ suite: Suite, _ cases: AuditedCases) {
      let (failed, passed) = Self.results(of: defect.adapter, cases)
      let right = defect.rules(brokenIn: failed)
      name = "\(defect.name) (\(right.joined(separator: " or ")))"
      guard !failed.isEmpty else { return }
      let full = Diagnostician(suite: suite, manifest: defect.adapter.manifest)
        .diagnose(failed: failed, passed: passed)
      causes = full.causes.count
      tell(full, of: defect.name, in: defect.sentence)
      isNamed = full.rules.first.map(right.contains) ?? false
      let blind = Diagnostician(suite: suite, manifest: defect.adapter.manifest) {
        $0.id != defect.name
      }.diagnose(failed: failed, passed: passed)
      blindCauses = blind.causes.count
      isRuleFirst = blind.rules.first.map(right.contains) ?? false
      blindName = name + ": " + Self.list(blind.rules) + Self.unruled(blind)
      name += ": " + Self.list(full.rules) + Self.unruled(full)
    }

    init(_ faults: [Fault], _ suite: Suite, _ cases: AuditedCases) {
      name = faults.map(\.id).joined(separator: " + ")
      let adapter = ReferenceAdapter(faults: faults)
      let (failed, passed) = Self.results(of: adapter, cases)
      guard let fault = faults.first, !failed.isEmpty else { return }
      let ids = Set(faults.map(\.id))
      if faults.count == 1 {
        let full = Diagnostician(suite: suite, manifest: adapter.manifest)
          .diagnose(failed: failed, passed: passed)
        // A single other fault that explains everything is equivalent.
        if case .faults? = full.causes.first?.finding { isNamed = full.causes.count == 1 }
        isNamed = isNamed ?? false
        causes = full.causes.count
        tell(full, of: fault.id, in: fault.summary)
        let blind = Diagnostician(suite: suite, manifest: adapter.manifest) {
          !ids.contains($0.id)
        }.diagnose(failed: failed, passed: passed)
        blindCauses = blind.causes.count
        let right = KnownDefect(fault).rules(brokenIn: failed)
        isRuleFirst = blind.rules.first.map(right.contains) ?? false
        if isRuleFirst == false {
          name +=
            " (\(right.joined(separator: " or "))): " + Self.list(blind.rules)
            + Self.unruled(blind)
        }
      } else {
        // A fault that makes no difference beside the other cannot be diagnosed.
        let isSeen = faults.allSatisfy { fault in
          let alone = ReferenceAdapter(faults: faults.filter { $0.id != fault.id })
          return cases.entries.contains {
            Self.result($0, alone).transcript != Self.result($0, adapter).transcript
          }
        }
        guard isSeen else { return }
        let full = Diagnostician(suite: suite, manifest: adapter.manifest)
          .diagnose(failed: failed, passed: passed)
        causes = full.causes.count
        areBothAmongThree = Set(full.rules.prefix(3)).isSuperset(of: faults.map(\.rule))
      }
    }

    /// Notes how a diagnosis tells a defect, compared with the defect's own sentence.
    private mutating func tell(_ diagnosis: Diagnosis, of name: String, in sentence: String) {
      guard let first = diagnosis.causes.first else { return }
      let words: String
      switch first.finding {
      case .faults(let faults): words = faults.first?.summary ?? ""
      case .clause(let clause, let because): words = because.isEmpty ? clause : because
      default: words = "\(first.finding)"
      }
      // It may be told of the failed cases alone.
      isToldAsItself = words.lowercased().hasSuffix(sentence.lowercased())
      told = "\(name), in \(first.cases.count) of \(diagnosis.cases) cases: \(words)"
    }

    /// The first rules that are named.
    private static func list(_ rules: [String]) -> String {
      rules.isEmpty ? "no rule" : rules.prefix(3).joined(separator: ", ")
    }

    /// What the first cause says, if it names no rule.
    private static func unruled(_ diagnosis: Diagnosis) -> String {
      guard let first = diagnosis.causes.first, first.rule == nil else { return "" }
      return " (first, \(first.cases.count) of \(diagnosis.cases): \(first.finding))"
    }

    /// What becomes of the cases with an engine.
    private static func results(
      of adapter: ReferenceAdapter, _ cases: AuditedCases
    ) -> (failed: [CaseResult], passed: [CaseResult]) {
      let results = cases.entries.map { result($0, adapter) }
      return (
        results.filter { $0.verdict != .passed }, results.filter { $0.verdict == .passed }
      )
    }

    private static func result(
      _ entry: AuditedCases.Entry, _ adapter: ReferenceAdapter
    ) -> CaseResult {
      guard let engine = try? adapter.makeEngine(for: entry.setup) else {
        return CaseResult(planned: entry.planned, verdict: .passed)
      }
      let transcript = Transcript(observations: entry.script.actions.map(engine.perform))
      let difference = CaseComparison.difference(from: entry.planned.case, in: transcript)
      return CaseResult(
        planned: entry.planned, verdict: difference.map(Verdict.failed) ?? .passed,
        transcript: transcript)
    }
  }
}

extension Diagnosis {
  /// The rules that the diagnosis names, each once, in order.
  fileprivate var rules: [String] {
    var rules: [String] = []
    for rule in causes.compactMap(\.rule) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}
