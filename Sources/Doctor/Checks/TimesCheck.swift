import EngineKit
import SpecModel

/// Checks that the engine reads times in their units, and an interval of 0 as no interval.
struct TimesCheck: Check {
  let id = CheckID.times

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: patient.excuse) }
    try await patient.askAhead()
    let zero = try await intervalOfZero(patient)
    let findings = [patient.paces.flatMap(Self.unitFinding), zero].compactMap(\.self)
    guard let paces = patient.paces else {
      return findings.isEmpty
        ? CheckResult(id, skipped: "time could not be measured")
        : CheckResult(id, "", found: "an interval of 0 holds something back", findings: findings)
    }
    let measured = [paces.interval, paces.fetch, paces.timeout].compactMap(\.self)
    if measured.isEmpty, findings.isEmpty {
      return CheckResult(id, skipped: "nothing was seen to take time")
    }
    return CheckResult(
      id, "read in their units, and an interval of 0 means no interval",
      found: "a time is not read as it is written", findings: findings)
  }

  // MARK: Units

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

  // MARK: An interval of 0

  /// Returns scripts that trigger two messages one after the other: at once, after a millisecond,
  /// after a second, and late.
  ///
  /// An interval of 0 must not hold back the second message.
  ///
  /// - Returns: No scripts if the engine does not take their actions.
  static func scripts(_ maker: ScriptMaker) -> [Script] {
    let (sale, news) = (ScriptMaker.sale, ScriptMaker.news)
    func script(after pause: [Action]) -> Script? {
      maker.script(
        "interval-of-0", given: Given(minimumInterval: 0),
        maker.trigger(sale, delivering: [sale, news]) + [.dismiss] + pause
          + maker.triggerAgain(news))
    }
    // The core keeps the interval.
    guard maker.manifest.layer == .engine, let prompt = script(after: []),
      let soon = script(after: [.advance(.milliseconds(1))]),
      let later = script(after: [.advance(.seconds(1))]),
      let late = script(after: [.advance(.seconds(31))])
    else { return [] }
    return [prompt, soon, later, late]
  }

  /// Returns a finding if an interval of 0 holds a message back.
  private func intervalOfZero(_ patient: Patient) async throws -> CheckFinding? {
    let (maker, sale, news) = (patient.scripts, ScriptMaker.sale, ScriptMaker.news)
    let scripts = Self.scripts(maker)
    guard let prompt = scripts.first else { return nil }
    let answers = try await patient.runner.session(scripts).answers
    guard answers[0].displays(sale), !answers[0].displays(news), answers[3].displays(news) else {
      return nil
    }
    // The delay may be that of the first message leaving the screen.
    if let ended = maker.endedDisplay {
      let session = try await patient.runner.session([ended.control, ended.script])
      if ended.isKept(by: session.answers[1], control: session.answers[0]) == false { return nil }
    }
    let (seen, advice) =
      if answers[1].displays(news) {
        (
          "not displayed at once, and displayed 1 millisecond later",
          "0 switches the interval off: let a message through where no time has passed, too, by `>=` "
            + "instead of `>`, or ask for 0 first."
        )
      } else if answers[2].displays(news) {
        (
          "not displayed after 1 millisecond, and displayed after 1 second",
          "0 switches the interval off: look for what is added to the interval, or rounded up, or ask "
            + "for 0 first."
        )
      } else {
        (
          "not displayed after 1 second, and displayed after 31 seconds",
          "0 switches the interval off, and only its absence stands for the default: tell the two "
            + "apart (in many languages, 0 counts as false)."
        )
      }
    return CheckFinding(
      "`minimum_interval` 0 holds a message back: of two that are triggered one after the other, the "
        + "second is \(seen).",
      advice: advice, input: .requests([answers[1].displays(news) ? prompt : scripts[1]]))
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
