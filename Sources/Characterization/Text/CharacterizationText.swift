package import Conformance
package import EngineKit
import ReferenceEngine
import Reporting
import SpecModel
package import Wording

/// An engine's answers to the open questions, as a table for a terminal.
package struct CharacterizationText {
  private let characteristics: [Characteristic]
  private let scripts: ScriptCount
  private let manifest: EngineManifest
  private let broken: [BrokenConvention]
  private let showsAll: Bool
  private let style: TextStyle
  private let width: Int

  private static let column = 20
  /// The number of questions that are shown with their scripts; nobody reads many.
  private static let told = 2

  /// Creates the table of the conclusions about an engine.
  ///
  /// - Parameters:
  ///   - conclusion: The conclusions.
  ///   - manifest: The engine's manifest.
  ///   - broken: The conventions of the protocol that the engine does not keep.
  ///   - showsAll: Whether answers that are certain and the default are shown, and moot questions.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  package init(
    _ conclusion: Inquiry.Conclusion, of manifest: EngineManifest,
    breaking broken: [BrokenConvention] = [], showingAll showsAll: Bool = false, style: TextStyle,
    width: Int
  ) {
    characteristics = conclusion.characteristics
    scripts = conclusion.scripts
    self.manifest = manifest
    self.broken = broken
    self.showsAll = showsAll
    self.style = style
    self.width = max(width, 60)
  }

  /// The conventions that the engine does not keep, and the table, followed by remarks about questions
  /// without an answer.
  package var lines: [String] {
    let engine = VisibleText.line(manifest.nameAndVersion)
    return TextLayout.wrapped(engine, to: width).map { style($0, .strong) }
      + ConventionLines(broken, width: width, style: style).lines + table + legend
      + shown.flatMap(remarks) + untoldNotes
  }

  /// The characteristics of questions that were asked of the engine itself.
  private var asked: [Characteristic] { characteristics.filter(\.isAsked) }

  private var profiles: [String] { asked.map(\.profile).uniqued() }

  private var questions: [Question] { asked.map(\.question).uniqued() }

  /// The questions to show: all, or those that a reader has to look at.
  private var shown: [Question] {
    if showsAll { return questions }
    return asked.filter(\.isRemarkable).map(\.question).uniqued()
  }

  /// The ids of the questions whose scripts are shown.
  private var told: Set<String> {
    Set(scripted.prefix(showsAll ? .max : Self.told))
  }

  /// The ids of the questions that have scripts to show.
  private var scripted: [String] {
    shown.map(\.id).filter { id in
      asked.contains { $0.question.id == id && $0.finding.hasScripts }
    }
  }

  /// A remark about the questions whose scripts are not shown.
  private var untoldNotes: [String] {
    let count = scripted.count - told.count
    guard count > 0 else { return [] }
    let note = "the scripts of \(NumberText.count(count, "other question")): --all shows them"
    return [""] + TextLayout.wrapped(note, to: width).map { style($0, .faint) }
  }

  /// A line for each question, with a column for each profile.
  private var table: [String] {
    let ids = width - Self.column * profiles.count
    let header =
      TextLayout.padded("", to: ids)
      + profiles.map { TextLayout.padded($0, to: Self.column) }.joined()
    if questions.isEmpty {
      return characteristics.isEmpty
        ? [style("– nothing was asked: the suite has no open question in these profiles", .skipped)]
        : []
    }
    if shown.isEmpty { return [] }
    return [style(TextLayout.withoutTrailingSpaces(header), .faint)]
      + shown.map { question in
        let id = TextLayout.truncated(question.id, to: ids - 2)
        let cells = profiles.map { profile in
          cell(characteristics.first { $0.question.id == question.id && $0.profile == profile })
        }
        return TextLayout.withoutTrailingSpaces(
          TextLayout.padded(id, to: ids) + cells.joined())
      }
  }

  /// Returns the cell of a question in a profile.
  private func cell(_ item: Characteristic?) -> String {
    let (text, role): (String, TextStyle.Role?) =
      switch item?.finding {
      case .answer(let answer, _): (answer, item?.isDefault == true ? nil : .strong)
      case .shown(let evidence): (evidence.answer, item?.isDefault == true ? nil : .strong)
      case .severalAnswers: ("(several answers)", .skipped)
      case .moot: ("(moot)", .faint)
      case .cannotTell: ("(cannot be determined)", .skipped)
      case .notShown: ("(not shown)", .faint)
      case .noProbe: ("(no probe)", .skipped)
      case .fitsNone: ("(another answer)", .skipped)
      case .trouble: ("(engine failed)", .trouble)
      case .playedByHarness, .ruleNotApplicable, nil: ("–", .faint)
      }
    let isOther = item?.answer != nil && item?.isDefault == false
    let marks = (item?.isShown == true ? "†" : "") + (isOther ? "*" : "")
    let mark = marks.isEmpty ? "" : " " + marks
    let padding = TextLayout.padded("", to: Self.column - TextLayout.width(text + mark))
    return style(text + mark, role) + padding
  }

  private var legend: [String] {
    let answered = asked.filter { $0.answer != nil }
    let others = answered.count { !$0.isDefault }
    let count = "\(answered.count) of \(NumberText.count(asked.count, "answer")) found"
    let text =
      switch others {
      case _ where answered.isEmpty: count
      case 0: "\(count), all of them \(Self.defaults(of: answered))"
      default: "\(count), \(others) of them (*) not \(Self.defaults(of: answered))"
      }
    let byScripts = answered.count(where: \.isShown)
    let foundByScripts =
      byScripts == 0
      ? [] : ["\(NumberText.count(byScripts, "answer")) (†) found by the scripts, not by a probe"]
    let paragraphs =
      (asked.isEmpty ? [] : [text, Self.meaning]) + foundByScripts + scriptNotes + notShownNotes
      + leftOutNotes
      + notes
    return [""]
      + paragraphs.flatMap { TextLayout.wrapped($0, to: width) }.map { style($0, .faint) }
  }

  /// What the default answers are: the reference engine knows no question that only the suite asks.
  private static func defaults(of answered: [Characteristic]) -> String {
    answered.allSatisfy { Reading.known($0.question) != nil }
      ? "the reference engine's default" : "the default in questions.yaml"
  }

  private static let meaning =
    "`iamspec explain` with the id of a question says what it is about"

  /// A summary of the scripts besides the probes.
  private var scriptNotes: [String] {
    guard scripts.total > 0 else { return [] }
    let looked = "looked at \(NumberText.count(scripts.total, "script")) beside the probes: "
    let parts =
      scripts.explained == scripts.total
      ? "some answers explain each"
      : "some answers explain \(scripts.explained)"
        + (scripts.unexplained > 0 ? ", none \(scripts.unexplained)" : "")
        + (scripts.undecided > 0 ? ", and \(scripts.undecided) were given up" : "")
    return [looked + parts]
  }

  /// A remark about the questions that no probe answers.
  private var notShownNotes: [String] {
    let count = asked.filter { $0.finding == .notShown }.map(\.question.id).uniqued().count
    guard count > 0 else { return [] }
    return [
      "not shown: \(NumberText.count(count, "question")) to which no probe and no script shows an answer; "
        + "more scripts (--scripts) may"
    ]
  }

  /// A remark about the questions that are not listed.
  private var leftOutNotes: [String] {
    let count = questions.count - shown.count
    guard count > 0 else { return [] }
    return [
      "not listed: \(NumberText.count(count, "question")), answered like the default or moot; --all lists "
        + (count == 1 ? "it" : "them")
    ]
  }

  /// A line for each reason why questions were not asked of the engine.
  private var notes: [String] {
    let harness = characteristics.filter { $0.finding == .playedByHarness }.map(\.question.id)
    var rules: [(rule: String, questions: [String])] = []
    for item in characteristics {
      guard case .ruleNotApplicable(let rule, _) = item.finding else { continue }
      if let index = rules.firstIndex(where: { $0.rule == rule }) {
        rules[index].questions.append(item.question.id)
      } else {
        rules.append((rule, [item.question.id]))
      }
    }
    func line(_ questions: [String], _ reason: String) -> String {
      let known = questions.uniqued()
      return "not asked: \(known.count == 1 ? known[0] : "\(known.count) questions"), \(reason)"
    }
    return (harness.isEmpty ? [] : [line(harness, "since the harness plays the core")])
      + rules.map { line($0.questions, "since \($0.rule) does not apply") }
  }

  /// Returns the remarks about a question without an answer.
  private func remarks(_ question: Question) -> [String] {
    let items = asked.filter {
      $0.question.id == question.id && $0.answer == nil && $0.finding != .notShown
        && (showsAll || $0.isRemarkable)
    }
    var grouped: [(item: Characteristic, profiles: [String])] = []
    for item in items {
      if let index = grouped.firstIndex(where: { $0.item.finding == item.finding }) {
        grouped[index].profiles.append(item.profile)
      } else {
        grouped.append((item, [item.profile]))
      }
    }
    return grouped.flatMap { item, profiles in
      ["", style(question.id, .strong) + style("  [\(profiles.joined(separator: ", "))]", .faint)]
        + TextLayout.wrapped(question.question, to: width - 2).map { "  " + $0 }
        + details(of: item.finding, withScripts: told.contains(question.id))
    }
  }

  private func details(
    of finding: Characteristic.Finding, withScripts: Bool
  ) -> [String] {
    if let reason = finding.reason {
      return TextLayout.wrapped(VisibleText.line(reason), to: width - 2).map { "  " + $0 }
    }
    if case .severalAnswers(let evidence) = finding {
      let answers = evidence.map { "`\($0.answer)`" }.joined(separator: ", in another ")
      let text =
        "In one script the answer is \(answers). It may be several questions"
        + (withScripts ? ": these are the shortest scripts." : ".")
      return TextLayout.wrapped(text, to: width - 2).map { "  " + $0 }
        + (withScripts ? evidence.flatMap(lines(showing:)) : [])
    }
    guard case .fitsNone(let unknown) = finding else { return [] }
    guard withScripts else { return ["  What the engine did fits no known answer."] }
    return ["  What the engine did fits no known answer:"]
      + unknown.flatMap { answer in
        TextLayout.wrapped(answer.script.title, to: width - 2).map { style("  " + $0, .faint) }
          + timeline(of: answer.script, answer.transcript)
      }
  }

  /// Returns a script that shows an answer, with its messages.
  private func lines(showing evidence: Characteristic.Evidence) -> [String] {
    let title = "`\(evidence.answer)`: \(evidence.script.title)"
    return [""] + TextLayout.wrapped(title, to: width - 2).map { "  " + $0 }
      + SetupText(evidence.script).lines(width: width - 2, style).map { "  " + $0 }
      + timeline(of: evidence.script, evidence.transcript)
  }

  private func timeline(of script: Case, _ transcript: Transcript) -> [String] {
    var timeline = Timeline(of: script, transcript: transcript, reporting: manifest.observations)
    for index in timeline.rows.indices { timeline.rows[index].mark = .seen }
    return TimelineText(width: width, style: style).lines(of: timeline)
  }
}

extension Characteristic.Finding {
  /// Whether there are scripts to show.
  fileprivate var hasScripts: Bool {
    switch self {
    case .severalAnswers, .fitsNone: true
    default: false
    }
  }
}

extension Characteristic {
  /// Whether a reader has to look at it: it is not certain, or not the default.
  fileprivate var isRemarkable: Bool {
    switch finding {
    case .answer, .shown: !isDefault
    case .moot, .playedByHarness, .ruleNotApplicable: false
    case .severalAnswers, .cannotTell, .notShown, .noProbe, .fitsNone, .trouble: true
    }
  }

  /// Whether a script shows the answer, and no probe does.
  fileprivate var isShown: Bool { if case .shown = finding { true } else { false } }
}
