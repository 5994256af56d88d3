import EngineKit
import SpecModel

/// Checks that the engine reads times in their units.
struct TimesCheck: Check {
  let id = CheckID.times

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    try await patient.askAhead()
    if PaceMeter(patient: patient).scripts.isEmpty {
      return CheckResult(id, unjudgedIn: patient.scope, otherwise: "time could not be measured")
    }
    guard let paces = patient.paces else {
      return CheckResult(id, skipped: "time could not be measured")
    }
    if [paces.interval, paces.fetch, paces.timeout].allSatisfy({ $0 == nil }) {
      return CheckResult(id, skipped: "nothing was seen to take time")
    }
    return CheckResult(
      id, "read in their units", found: "a time is not read as it is written",
      findings: [Self.unitFinding(paces)].compactMap(\.self))
  }

  private static func unitFinding(_ paces: Paces) -> CheckFinding? {
    guard let evidence = paces.evidence else { return nil }
    let explanations = paces.explanations.map { errors in
      errors.sorted { $0.quantity.rawValue < $1.quantity.rawValue }.map(\.words)
        .joined(separator: ", and ")
    }
    // Unlikely explanations are left out.
    let shown = explanations.prefix(2).joined(separator: ". Or ")
    return CheckFinding(
      "A time is off by a thousand: \(evidence.words(in: paces)).",
      advice: "\(shown).", input: .requests([evidence.example]))
  }
}

extension Paces.Measurement {
  /// What was observed.
  fileprivate func words(in paces: Paces) -> String {
    let how =
      pace == .thousandTimesTooEarly ? "after \(span.words) already" : "only after \(span.words)"
    if example == paces.interval?.example {
      return "an interval of 60 seconds is over \(how)"
    }
    if example == paces.fetch?.example {
      return "an asset that takes 60 seconds is there \(how)"
    }
    return "a timeout of 60 seconds is over \(how)"
  }
}

extension Paces.UnitError {
  /// What the engine seems to do.
  fileprivate var words: String {
    let isMore = exponent > 0
    switch quantity {
    case .advance:
      return "`by` of `advance` is in milliseconds: the engine seems to "
        + (isMore ? "take it for seconds" : "divide it by 1000 once too often")
    case .interval:
      return "`minimum_interval` is in seconds: the engine seems to "
        + (isMore ? "multiply it by 1000 once too often" : "take it for milliseconds")
    case .fetch:
      return "`after` of an asset is in milliseconds: the engine seems to "
        + (isMore ? "take it for seconds" : "divide it by 1000 once too often")
    case .timeout:
      return "`timeout` of a message is in milliseconds: the engine seems to "
        + (isMore ? "take it for seconds" : "divide it by 1000 once too often")
    }
  }
}

extension TimeSpan {
  /// The span in words, such as `90 milliseconds` or `25 hours`.
  fileprivate var words: String {
    switch milliseconds {
    case ..<1000: "\(milliseconds) milliseconds"
    case ..<3_600_000: "\(milliseconds / 1000) seconds"
    default: "\(milliseconds / 3_600_000) hours"
    }
  }
}
