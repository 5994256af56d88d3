import Conformance
import SpecModel

/// What a step caused compared with what it should have caused, as a diff.
struct FailureDifference {
  private let `case`: Case
  private let failure: StepFailure
  private let width: Int

  /// Creates the diff for a failure of a case.
  init(of case: Case, _ failure: StepFailure, width: Int) {
    self.case = `case`
    self.failure = failure
    self.width = width
  }

  /// Returns the step and its actions, then the diff: `-` was expected, `+` happened instead.
  func lines(_ style: TextStyle) -> [String] {
    guard `case`.steps.indices.contains(failure.step) else { return [] }
    let step = `case`.steps[failure.step]
    let line = step.position.line > 0 ? ", line \(step.position.line)" : ""
    let place = "step \(failure.step + 1) of \(`case`.steps.count)\(line)"
    let actions = step.actions.map(\.flow.description).joined(separator: ", ")
    let diff = entries(of: step)
    let widest = diff.map { TextLayout.width($0.text) }.max() ?? 0
    let heading = TextLayout.wrapped("\(place): \(actions)", to: width - 2)
    return heading.map { "  " + $0 }
      + diff.flatMap { entry -> [String] in
        let isShort = widest + 18 <= width
        let text =
          isShort
          ? [TextLayout.padded(entry.text, to: widest)]
          : TextLayout.wrapped(entry.text, to: width - 6)
        return text.enumerated().map { index, line in
          let remark = isShort && !entry.remark.isEmpty ? "   \(entry.remark)" : ""
          let sign = index == 0 ? entry.sign : " "
          let text = "    \(sign) \(line)\(remark)"
          return style(TextLayout.withoutTrailingSpaces(text), entry.role)
        }
      }
  }

  private struct Entry {
    var sign: String
    var text: String
    var remark: String
    var role: TextStyle.Role?
  }

  private func entries(of step: Step) -> [Entry] {
    let showsExtras = step.expectations.contains(where: Self.statesExtras)
    var entries = failure.difference.lines.flatMap { line -> [Entry] in
      switch line {
      case .asExpected(let observations):
        observations.map {
          Entry(sign: " ", text: Self.text($0, showsExtras), remark: "", role: nil)
        }
      case .missing(let expectation):
        [
          Entry(
            sign: "-", text: VisibleText.line(expectation.flow.bare),
            remark: "expected", role: .bad)
        ]
      case .unexpected(let observation):
        [
          Entry(
            sign: "+", text: Self.text(observation, showsExtras), remark: "happened", role: .good)
        ]
      }
    }
    if failure.difference.lines.allSatisfy({ if case .missing = $0 { true } else { false } }),
      !failure.difference.lines.isEmpty
    {
      entries.append(Entry(sign: "+", text: "(nothing)", remark: "happened", role: .good))
    }
    if let stack = failure.stack {
      entries.append(
        Entry(
          sign: "-", text: Self.text(.stack(stack.expected), false), remark: "expected", role: .bad)
      )
      entries.append(
        Entry(
          sign: "+", text: stack.actual.map { Self.text(.stack($0), false) } ?? "(no stack)",
          remark: "happened", role: .good))
    }
    return entries
  }

  private static func text(_ observation: Observation, _ showsExtras: Bool) -> String {
    var shown = observation
    if case .displayed(let message, _) = observation, !showsExtras {
      shown = .displayed(message: message)
    }
    return VisibleText.line(shown.flow.bare)
  }

  private static func statesExtras(_ expectation: SpecModel.Expectation) -> Bool {
    switch expectation {
    case .observation(.displayed(_, _?)): true
    case .observation: false
    case .anyOrder(let entries): entries.contains(where: statesExtras)
    case .oneOf(let sequences): sequences.joined().contains(where: statesExtras)
    }
  }
}
