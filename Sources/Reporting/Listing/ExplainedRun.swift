import Conformance
import SpecModel
import Wording

/// The reference engine's run of a case, with another engine's beside it.
struct ExplainedRun {
  /// The profiles in which both engines do the same.
  var profiles: [String]
  private let reference: CaseResult
  private let reasons: CaseReasons
  private let engine: ExplanationText.Engine?
  private let result: CaseResult?

  /// Creates the run from the results of the reference engine, with its reasons, and, if given, of
  /// another engine.
  init(
    _ reference: CaseResult, because reasons: CaseReasons,
    beside engine: ExplanationText.Engine?, _ result: CaseResult?
  ) {
    profiles = [reference.planned.profile]
    self.reference = reference
    self.reasons = reasons
    self.engine = engine
    self.result = result
  }

  /// The case.
  var `case`: Case { reference.planned.case }

  /// Tells whether the engines do the same in another run.
  func isLike(_ other: ExplainedRun) -> Bool {
    reference.verdict == other.reference.verdict
      && reference.transcript == other.reference.transcript
      && result?.verdict == other.result?.verdict
      && result?.transcript == other.result?.transcript
  }

  /// The timelines of the engines, each with an introductory sentence.
  func lines(width: Int, _ style: TextStyle) -> [String] {
    var expected = reference.timeline(reporting: Set(Observation.Kind.allCases))
    if reference.transcript != nil { expected = expected.telling(reasons) }
    guard let engine, let result else { return alone(expected, width, style) }
    switch result.verdict {
    case .skipped(let reason):
      let sentence =
        "\(engine.name) did not run the case in \(names): \(VisibleText.line("\(reason)"))"
      return TextLayout.wrapped(sentence, to: width).map { style($0, .skipped) } + [""]
        + alone(expected, width, style)
    case .errored(let failure):
      let trouble = EngineTrouble(failure, in: result)
      var expected = expected
      if let step = trouble.step, expected.rows.indices.contains(step) {
        expected.rows[step].mark = .broke
      }
      let sentence = "! \(engine.name) in \(names): \(VisibleText.line(trouble.headline))"
      let log = LogExcerpt(result.log, limit: 10).lines(width: width, style)
      return TextLayout.wrapped(sentence, to: width).map { style($0, .trouble) }
        + trouble.lines(width: width, style) + (log.isEmpty ? [] : [""] + log) + [""]
        + alone(expected, width, style)
    default:
      return together(expected, engine, result, width, style)
    }
  }

  /// The profiles, joined for a sentence.
  private var names: String { profiles.joined(separator: " and ") }

  /// Returns the reference engine's timeline.
  private func alone(_ timeline: Timeline, _ width: Int, _ style: TextStyle) -> [String] {
    let sentence =
      reference.transcript == nil
      ? "What the case expects in \(names):"
      : "The reference engine in \(names), \(reference.comparison):"
    return TextLayout.wrapped(sentence, to: width).map { style($0, .faint) }
      + TimelineText(width: width, style: style).lines(of: timeline)
  }

  /// Returns the engine's timeline, beside that of the reference engine if they differ.
  private func together(
    _ expected: Timeline, _ engine: ExplanationText.Engine, _ result: CaseResult, _ width: Int,
    _ style: TextStyle
  ) -> [String] {
    let timeline = result.timeline(reporting: engine.reported)
    let isAlone = reference.transcript == nil
    let steps =
      isAlone ? [] : expected.differingSteps(from: timeline, in: engine.reported)
    let comparison =
      isAlone
      ? ""
      : steps.isEmpty
        ? ", like the reference engine"
        : reference.verdict == result.verdict
          ? "; unlike the reference engine in \(steps.words)" : ""
    let sentence = "\(engine.name) in \(names), \(result.comparison)\(comparison):"
    let text = TimelineText(width: width, style: style)
    return TextLayout.wrapped(sentence, to: width).map { style($0, .faint) }
      + (steps.isEmpty
        ? text.lines(of: isAlone ? timeline : timeline.telling(reasons))
        : text.lines(of: [expected, timeline], titles: ["reference engine", engine.title]))
  }
}

extension CaseResult {
  /// Returns the timeline of the engine in the whole case; if it did not answer, of what is
  /// expected.
  fileprivate func timeline(reporting reported: Set<Observation.Kind>) -> Timeline {
    var failure: StepFailure?
    if case .failed(let found)? = verdict.misbehavior { failure = found }
    return transcript.map {
      Timeline(
        of: planned.case, transcript: $0, failure: failure, reporting: reported, isWhole: true)
    } ?? Timeline(expectationsOf: planned.case)
  }

  /// How the result relates to the case, in words.
  fileprivate var comparison: String {
    if case .failed(let failure)? = verdict.misbehavior {
      return "unlike what the case expects in step \(failure.step + 1)"
    }
    return planned.case.steps.contains(where: \.hasAlternatives)
      ? "in one of the ways that the case allows" : "as the case expects"
  }
}

extension Timeline {
  /// Returns the numbers of the steps in which an engine does something else, as far as it reports
  /// it.
  fileprivate func differingSteps(
    from other: Timeline, in reported: Set<Observation.Kind>
  ) -> [Int] {
    zip(rows, other.rows).filter { $0.facts(in: reported) != $1.facts(in: reported) }
      .map(\.0.number)
  }
}

extension Timeline.Row {
  /// Returns what is seen of each action, limited to some kinds, and what is waiting.
  fileprivate func facts(in kinds: Set<Observation.Kind>) -> [[Timeline.Event.Content]] {
    actions.map { entry in
      entry.events.filter { event in
        guard ![.missing, .alternatives].contains(event.mark) else { return false }
        if case .observation(let observation) = event.content {
          return kinds.contains(observation.kind)
        }
        return true
      }.map(\.content)
    }
  }
}

extension [Int] {
  /// The step numbers in words: `step 2`, `steps 2 and 5`.
  fileprivate var words: String {
    let names = map(String.init)
    guard let last = names.last, names.count > 1 else { return "step \(names.first ?? "")" }
    return "steps \(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
