import Conformance
import SpecModel

/// The failed cases in which the engine's reports differ from the protocol.
///
/// They say nothing about the rules of the cases.
struct MisreportedCases {
  /// The misreports, each with its cases.
  private(set) var groups: [(finding: Cause.Finding, cases: [Evidence])] = []
  /// The cases without a misreport.
  private(set) var rest: [Evidence] = []

  /// The minimum number of cases with repeated lists before an engine is said to repeat its lists.
  private static let fewestRepeating = 3

  /// Looks for misreports.
  ///
  /// - Parameters:
  ///   - failed: The failed cases, those with the shortest scripts first.
  ///   - passed: Cases that passed; an engine that repeats its lists does so in these, too.
  ///   - kinds: The kinds of observation that the engine reports.
  init(_ failed: [Evidence], passed: [CaseResult], reporting kinds: Set<Observation.Kind>) {
    if failed.count(where: { $0.observed.repeatsLists }) >= Self.fewestRepeating,
      !failed.contains(where: { $0.observed.hasFreshList }),
      !passed.contains(where: { $0.transcript?.of(kinds).hasFreshList ?? false })
    {
      groups = [(.misreport(.repeatedLists, because: ""), failed)]
      return
    }
    for evidence in failed {
      if let (kind, because) = evidence.misreport(reporting: kinds) {
        add(evidence, kind, because)
      } else {
        rest.append(evidence)
      }
    }
  }

  /// Takes the cases that fail only because an observation is missing or comes twice, and in which, for most kinds,
  /// no clause is seen to be broken; returns the others.
  ///
  /// - Parameters:
  ///   - cases: The cases that no fault explains.
  ///   - reportsNoFetch: Whether the engine never reports that it fetches an asset.
  mutating func takingMiscounted(from cases: [Evidence], reportsNoFetch: Bool) -> [Evidence] {
    cases.filter { evidence in
      guard let (kind, because) = evidence.miscount(reportsNoFetch: reportsNoFetch) else {
        return true
      }
      add(evidence, kind, because)
      return false
    }
  }

  private mutating func add(
    _ evidence: Evidence, _ kind: Cause.Misreport, _ because: String
  ) {
    let index = groups.firstIndex {
      if case .misreport(kind, _) = $0.finding { true } else { false }
    }
    if let index {
      groups[index].cases.append(evidence)
    } else {
      groups.append((.misreport(kind, because: because), [evidence]))
    }
  }
}

extension [[Observation]] {
  /// Whether each list begins with the entire list before it, and at least one of those is not
  /// empty.
  fileprivate var repeatsLists: Bool { !hasFreshList && dropLast().contains { !$0.isEmpty } }

  /// Whether a list does not begin with the list before it.
  fileprivate var hasFreshList: Bool { zip(self, dropFirst()).contains { !$1.starts(with: $0) } }
}

extension Evidence {
  /// Returns what the engine misreports, and where that is seen first.
  fileprivate func misreport(
    reporting kinds: Set<Observation.Kind>
  ) -> (Cause.Misreport, because: String)? {
    if let because = foreignReason { return (.unknownReason, because) }
    let names = Set(script.messages.map(\.name))
    for (action, list) in zip(script.actions, observed) {
      for observation in list {
        let (kind, argument) = observation.parts
        let word = kind.inManifest.rawValue
        if let name = argument.messages.first(where: { !names.contains($0) }) {
          return (
            .unknownMessage, "`\(word)` names `\(name)`, which is no message of the request."
          )
        }
      }
      if case .queryStack = action, kinds.contains(.stack),
        !list.contains(where: { $0.kind == .stack })
      {
        return (.noStack, "The list of a `query_stack` has no `stack`.")
      }
    }
    return nil
  }
}

extension Evidence {
  /// The reasons that the protocol defines for any observation.
  private static let documentedReasons = Set(
    DiscardReason.documented.map(\.rawValue) + ReenqueueReason.documented.map(\.rawValue))

  /// A reason of the engine's own in place of the documented one that the case expects.
  ///
  /// In other places, an engine may give reasons that no document mentions. A reason that the
  /// protocol defines for other observations is no word of its own: an engine that discards a
  /// message because of the background breaks a rule.
  private var foreignReason: String? {
    guard case .failed(let failure) = result.verdict else { return nil }
    for case .unexpected(let happened) in failure.difference.lines {
      guard case .reason(let message, let given?) = happened.parts.argument else { continue }
      for case .missing(.observation(let expected)) in failure.difference.lines {
        guard expected.kind == happened.kind,
          case .reason(message, let documented?) = expected.parts.argument,
          !Self.documentedReasons.contains(given)
        else { continue }
        return "`\(happened.kind.inManifest.rawValue)` has the reason `\(given)`, and not "
          + "`\(documented)`."
      }
    }
    return nil
  }
}

extension Observation.Argument {
  /// The messages that the argument names.
  fileprivate var messages: [String] {
    switch self {
    case .message(let name), .extras(let name, _), .reason(let name, _): [name]
    case .stack(let names): names
    case .word(let word): word.messages
    case .event, .asset: []
    }
  }
}
