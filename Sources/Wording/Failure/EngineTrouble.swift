package import Conformance
package import EngineKit
import SpecModel

/// The reason why an engine did not answer properly, in words.
package struct EngineTrouble {
  private let failure: EngineFailure
  private let `case`: Case

  /// Creates the words for an engine's failure in a case.
  package init(_ failure: EngineFailure, in result: CaseResult) {
    self.failure = failure
    self.case = result.planned.case
  }

  /// What happened, on one line.
  package var headline: String {
    let clause = failure.kind.clause
    let subject = clause.prefix(1).uppercased() + clause.dropFirst()
    let message = failure.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return message.isEmpty ? subject : "\(subject): \(message)"
  }

  /// Returns where it happened: the step and the action, if known.
  package func lines(width: Int, _ style: TextStyle) -> [String] {
    guard let (step, action) = place else {
      if `case`.steps.count == 1 { return [] }
      let count = NumberText.count(`case`.steps.count, "step")
      return ["  It is not known where in the case's \(count) it happened."]
    }
    // A generated script has no file.
    let line = `case`.steps[step].position.line
    let place =
      "step \(step + 1) of \(`case`.steps.count)" + (line > 0 ? ", line \(line)" : "")
    return TextLayout.wrapped("\(place): \(action.flow.description)", to: width - 2).map {
      "  " + $0
    }
  }

  /// What the case expects up to the step where it happened; `nil` if unknown.
  package var timeline: Timeline? {
    guard let (step, _) = place else { return nil }
    var timeline = Timeline(expectationsOf: `case`)
    timeline.rows.removeLast(timeline.rows.count - step - 1)
    timeline.rows[step].mark = .broke
    return timeline
  }

  /// The step where it happened, counted from 0; `nil` if unknown.
  package var step: Int? { place?.step }

  /// The step and the action that the engine reached; a query for the stack belongs to its step.
  private var place: (step: Int, action: Action)? {
    guard var rest = failure.action, rest >= 0 else { return nil }
    for (index, step) in `case`.steps.enumerated() {
      if rest < step.actions.count { return (index, step.actions[rest]) }
      rest -= step.actions.count
      if step.stack != nil {
        if rest == 0 { return (index, .queryStack) }
        rest -= 1
      }
    }
    return nil
  }
}

extension EngineFailure.Kind {
  /// What the engine did, as a clause of a sentence: `the engine crashed`.
  var clause: String {
    switch self {
    case .error: "the engine reported an error"
    case .crash: "the engine crashed"
    case .timeout: "the engine did not answer in time"
    case .malformed: "the engine broke the protocol"
    }
  }
}
