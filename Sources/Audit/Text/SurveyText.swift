import ReferenceEngine
package import Wording

/// A survey of moments as text for a terminal: a matrix, then what a reader has to look at.
package struct SurveyText {
  private let survey: MomentSurvey
  private let style: TextStyle
  private let width: Int

  /// Creates the text of a survey.
  package init(_ survey: MomentSurvey, style: TextStyle, width: Int) {
    self.survey = survey
    self.style = style
    self.width = max(width, 60)
  }

  /// All lines.
  package var lines: [String] { matrix + legend + lists + conclusion }

  // MARK: The matrix

  /// The effects down and the occasions across, each cell with the sign of its weightiest class.
  private var matrix: [String] {
    var outcomes: [Cell: SurveyOutcome] = [:]
    for edit in survey.edits { outcomes[Cell(edit)] = .never }
    for item in survey.classes {
      let outcome = SurveyOutcome(item)
      for edit in item.members {
        outcomes[Cell(edit)] = max(outcomes[Cell(edit)] ?? .never, outcome)
      }
    }
    let margin = width - Occasion.allCases.count - 2
    let head =
      TextLayout.padded("", to: margin) + "  " + String(Self.letters.prefix(occasions.count))
    let effects = Effect.allCases.filter { effect in outcomes.keys.contains { $0.effect == effect }
    }
    return [style(head, .faint)]
      + effects.map { effect in
        let signs = occasions.map { occasion in
          outcomes[Cell(occasion: occasion, effect: effect)]?.sign ?? " "
        }
        return TextLayout.padded(TextLayout.truncated(effect.rawValue, to: margin), to: margin)
          + "  " + signs.joined()
      } + [""]
  }

  private struct Cell: Hashable {
    let occasion: Occasion
    let effect: Effect

    init(occasion: Occasion, effect: Effect) {
      (self.occasion, self.effect) = (occasion, effect)
    }

    init(_ edit: Intervention) {
      self.init(occasion: edit.occasion, effect: edit.effect)
    }
  }

  private let occasions = Occasion.allCases
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  private var legend: [String] {
    zip(Self.letters, occasions).map { "\($0)  \($1.rawValue)" } + [""]
      + SurveyOutcome.allCases.reversed().map { "\($0.sign)  \($0.words)" } + [""]
  }

  // MARK: The lists

  private var lists: [String] {
    SurveyOutcome.allCases.reversed().filter(\.isListed).flatMap { outcome -> [String] in
      let items = survey.classes.filter { SurveyOutcome($0) == outcome }
      guard !items.isEmpty else { return [] }
      return [style("\(outcome.words) (\(items.count))", .strong)] + items.flatMap(lines) + [""]
    }
  }

  private func lines(of item: EditClass) -> [String] {
    let others = item.members.count - 1
    let words =
      item.representative.words
      + (others > 0 ? " (and \(NumberText.count(others, "other")) alike)" : "")
    return TextLayout.wrapped(words, to: width - 2).map { "  " + $0 }
      + TextLayout.wrapped(item.remark, to: width - 4).map { style("    " + $0, .faint) }
  }

  private var conclusion: [String] {
    let counts = SurveyOutcome.allCases.reversed().map { outcome in
      outcome == .never
        ? survey.edits.count - survey.classes.map(\.members.count).reduce(0, +)
        : survey.classes.count { SurveyOutcome($0) == outcome }
    }
    let parts = zip(SurveyOutcome.allCases.reversed(), counts).map { "\($1) \($0.words)" }
    return TextLayout.wrapped(
      "\(survey.edits.count) edits on \(survey.scripts) scripts make \(survey.classes.count) classes; "
        + parts.joined(separator: ", "), to: width)
  }
}

/// What a survey found out about a class, from what needs no look to what needs one most.
enum SurveyOutcome: Int, CaseIterable, Comparable {
  case never
  case allowed
  case fault
  case undecided
  case withoutFault
  case unnoticed
  case unasked

  init(_ item: EditClass) {
    switch item.verdict {
    case .allowed: self = .allowed
    case .undecided: self = .undecided
    case .unasked: self = .unasked
    case .breach(let breach):
      if !item.profilesWithoutFault.isEmpty {
        self = .withoutFault
      } else {
        self = breach.noticed.isEmpty && item.faults.isEmpty ? .unnoticed : .fault
      }
    }
  }

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The sign in the matrix.
  var sign: String {
    switch self {
    case .never: "·"
    case .allowed: "a"
    case .fault: "f"
    case .undecided: "?"
    case .withoutFault: "b"
    case .unnoticed: "N"
    case .unasked: "Q"
    }
  }

  var words: String {
    switch self {
    case .never: "never different"
    case .allowed: "allowed by answers to open questions"
    case .fault: "a breach that is a fault"
    case .undecided: "undecided"
    case .withoutFault: "a breach that a case notices and no fault equals"
    case .unnoticed: "a breach that no case of the clause's rule notices"
    case .unasked: "not allowed by any answer, and no clause speaks of it"
    }
  }

  /// Whether a reader needs the list of its classes.
  var isListed: Bool { self != .never && self != .fault }
}

extension EditClass {
  /// What the verdict rests on.
  fileprivate var remark: String {
    switch verdict {
    case .allowed(let answers): "\(answers.joined(separator: ", "))"
    case .unasked(let script), .undecided(let script): "shown by \(script.name)"
    case .breach(let breach):
      "\(breach.clause)\(breach.isSeen ? "" : " (no monitor sees it)"), shown by \(breach.script.name)"
    }
  }
}
