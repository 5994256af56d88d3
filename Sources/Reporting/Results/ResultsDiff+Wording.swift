import Conformance
import EngineKit
import SpecModel
import Wording

extension ResultsDiff.Sort {
  /// Returns a number of changes in words: `2 newly passing`, `1 new case`.
  func counted(_ count: Int) -> String {
    switch self {
    case .added: NumberText.count(count, "new case")
    case .vanished: NumberText.count(count, "vanished case")
    default: "\(count) \(title)"
    }
  }

  private var title: String {
    switch self {
    case .regressed: "regressed"
    case .failingFirst: "failing when first run"
    case .noLongerAsked: "passed before, not run now"
    case .changedFailure: "failing in another way"
    case .newlyPassing: "newly passing"
    case .otherwise: "otherwise changed"
    case .added: "new cases"
    case .vanished: "vanished cases"
    }
  }

  /// A sign one column wide, with its style.
  var sign: (text: String, role: TextStyle.Role) {
    switch self {
    case .regressed: ("✗", .bad)
    case .failingFirst: ("!", .trouble)
    case .noLongerAsked: ("○", .skipped)
    case .changedFailure: ("≠", .trouble)
    case .newlyPassing: ("✓", .good)
    case .otherwise: ("~", .skipped)
    case .added: ("+", .strong)
    case .vanished: ("-", .faint)
    }
  }
}

extension ResultsDiff.Change {
  /// The old and the new result of the case: `passed → failed: step 3, …`.
  var words: String {
    switch (old?.verdict, new?.verdict) {
    case (let old?, let new?) where old.kind == new.kind:
      return "\(old.detail ?? old.kind.words) → \(new.detail ?? new.kind.words)"
    case (let old?, let new?):
      return "\(old.kind.words) → \(new.kind.words)" + (new.detail.map { ": \($0)" } ?? "")
    case (nil, let verdict?), (let verdict?, nil):
      return verdict.kind.words + (verdict.detail.map { ": \($0)" } ?? "")
    case (nil, nil): return ""
    }
  }
}

extension Verdict {
  /// Further details on one line; `nil` if there are none.
  var detail: String? {
    switch self {
    case .passed: nil
    case .failed(let failure): failure.summary
    case .errored(let failure):
      VisibleText.line(failure.message.isEmpty ? failure.kind.rawValue : failure.message)
    case .skipped(let reason): VisibleText.line(reason.description)
    case .knownFailure(let entry, _), .unexpectedPass(let entry): VisibleText.line(entry.reason)
    }
  }
}

extension StepFailure {
  /// The step and its difference: `step 3, -displayed: second +displayed: first`.
  var summary: String {
    let asksForExtras = difference.lines.contains { line in
      if case .missing(let expectation) = line { expectation.namesExtras } else { false }
    }
    var parts = difference.lines.compactMap { line in
      switch line {
      case .asExpected: nil as String?
      case .missing(let expectation): "-" + expectation.flow.bare
      case .unexpected(let observation):
        "+" + (asksForExtras ? observation : observation.withoutExtras).flow.bare
      }
    }
    if let stack {
      parts.append("-" + Observation.stack(stack.expected).flow.bare)
      parts.append("+" + (stack.actual.map { Observation.stack($0).flow.bare } ?? "no stack"))
    }
    return VisibleText.line("step \(step + 1), " + parts.joined(separator: " "))
  }
}

extension Expectation {
  /// Whether it asks for the extras of a message.
  fileprivate var namesExtras: Bool {
    switch self {
    case .observation(.displayed(_, let extras)): extras != nil
    case .observation: false
    case .anyOrder(let entries): entries.contains(where: \.namesExtras)
    case .oneOf(let sequences): sequences.joined().contains(where: \.namesExtras)
    }
  }
}

extension Observation {
  /// The observation without a message's extras.
  fileprivate var withoutExtras: Observation {
    if case .displayed(let message, _) = self { .displayed(message: message) } else { self }
  }
}
