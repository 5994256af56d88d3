import Wording

extension AuditText {
  /// Returns lines that show how soon explorations find the faults, and how small they make the
  /// scripts.
  ///
  /// - Parameters:
  ///   - measure: The measurement.
  ///   - inFull: Whether to list the faults that are not found, or that are shown under another
  ///     name.
  package func exploration(_ measure: ExplorationMeasure, inFull: Bool) -> [String] {
    let trials = measure.trials
    let noticed = trials.compactMap(\.noticedBy).sorted()
    let ratios = trials.compactMap { trial -> Double? in
      guard let actions = trial.actions, let other = trial.shortestCase else { return nil }
      return Double(actions) / Double(max(other, 1))
    }.sorted()
    let named = trials.count { $0.namedBy != nil }
    let first = trials.count(where: \.isNamedFirst)
    func share(_ count: Int) -> String {
      trials.isEmpty ? "none" : "\(count) (\(tenths(100 * Double(count) / Double(trials.count))) %)"
    }
    var sentence =
      "without any case, an exploration of \(measure.scripts) scripts notices "
      + "\(share(noticed.count)) of \(trials.count) defects, \(share(named)) of them as a breach of "
      + "their own clause, which is the first one shown for \(share(first))"
    if let median = noticed.median, let ratio = ratios.median {
      sentence +=
        "; half of them show within \(NumberText.count(median, "script")); a script, made as small as "
        + "possible, is \(tenths(ratio)) times as long as the shortest case that notices the same (median)"
    }
    let alarms = measure.alarms
    sentence +=
      "; of the reference engine, under random answers, \(alarms.breached) scripts break a clause, "
      + "\(alarms.unexplained) are unexplained, \(alarms.undecided) undecided"
    var lines = TextLayout.wrapped(sentence, to: width) + [""]
    guard inFull else { return lines }
    for trial in trials where trial.namedBy == nil {
      let shown = trial.shownAs.map { "shown as \($0), first in script \(trial.noticedBy ?? 0)" }
      lines.append("  \(trial.defect.name) (\(trial.defect.clause)): \(shown ?? "not noticed")")
    }
    for trial in trials where trial.namedBy != nil && !trial.isNamedFirst {
      lines.append(
        "  \(trial.defect.name) (\(trial.defect.clause)): shown after \(trial.shownBefore ?? "")")
    }
    for trial in trials {
      guard let actions = trial.actions, let other = trial.shortestCase, actions > other + 1 else {
        continue
      }
      lines.append("  \(trial.defect.name): \(actions) actions; the shortest case has \(other)")
    }
    return lines + [""]
  }

  /// A number with one decimal.
  func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Array {
  /// The middle one of sorted elements, or `nil` if there are none.
  fileprivate var median: Element? { isEmpty ? nil : self[count / 2] }
}
