package import EngineKit
import SpecModel
package import Wording

/// How an engine answers the open questions, as a table for a terminal.
package struct CharacterizationText {
  private let characteristics: [Characteristic]
  private let manifest: EngineManifest
  private let style: TextStyle
  private let width: Int

  private static let column = 20

  /// Creates a way to show what was found of an engine.
  package init(
    _ characteristics: [Characteristic], of manifest: EngineManifest, style: TextStyle, width: Int
  ) {
    self.characteristics = characteristics
    self.manifest = manifest
    self.style = style
    self.width = max(width, 60)
  }

  /// The table, then what there is to say about questions without an answer.
  package var lines: [String] {
    let engine = VisibleText.line("\(manifest.name) \(manifest.version)")
    return TextLayout.wrapped(engine, to: width).map { style($0, .strong) } + table + legend
      + questions.flatMap(remarks)
  }

  /// What was put to the engine itself.
  private var asked: [Characteristic] { characteristics.filter(\.finding.isAsked) }

  private var profiles: [String] { Self.unique(asked.map(\.profile)) }

  private var questions: [Question] { Self.unique(asked.map(\.question)) }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// One line a question, with a column for each profile.
  private var table: [String] {
    let titles = width - Self.column * profiles.count
    let header =
      TextLayout.padded("", to: titles)
      + profiles.map { TextLayout.padded($0, to: Self.column) }.joined()
    if questions.isEmpty { return [] }
    return [style(TextLayout.withoutTrailingSpaces(header), .faint)]
      + questions.map { question in
        let title = TextLayout.truncated(question.title, to: titles - 2)
        let cells = profiles.map { profile in
          cell(characteristics.first { $0.question.id == question.id && $0.profile == profile })
        }
        return TextLayout.withoutTrailingSpaces(
          TextLayout.padded(title, to: titles) + cells.joined())
      }
  }

  /// What is in the table for a question in a profile.
  private func cell(_ item: Characteristic?) -> String {
    let (text, role): (String, TextStyle.Role?) =
      switch item?.finding {
      case .answer(let answer, _): (answer, item?.isDefault == true ? nil : .strong)
      case .moot: ("(moot)", .faint)
      case .cannotTell: ("(cannot be told)", .skipped)
      case .fitsNone: ("(another answer)", .skipped)
      case .trouble: ("(engine failed)", .trouble)
      case .playedByHarness, .ruleNotApplicable, nil: ("–", .faint)
      }
    let mark = item?.answer != nil && item?.isDefault == false ? " *" : ""
    let padding = TextLayout.padded("", to: Self.column - TextLayout.width(text + mark))
    return style(text + mark, role) + padding
  }

  private var legend: [String] {
    let answered = asked.filter { $0.answer != nil }
    let others = answered.count { !$0.isDefault }
    let count = "\(answered.count) of \(NumberText.count(asked.count, "answer")) told"
    let text =
      switch others {
      case _ where answered.isEmpty: count
      case 0: "\(count), all of them the reference engine's default"
      default: "\(count), \(others) of them (*) not the reference engine's default"
      }
    let paragraphs = (asked.isEmpty ? [] : [text]) + notes
    return [""]
      + paragraphs.flatMap { TextLayout.wrapped($0, to: width) }.map { style($0, .faint) }
  }

  /// A line for each reason for which questions were not put to the engine.
  private var notes: [String] {
    let harness = Self.unique(
      characteristics.filter { $0.finding == .playedByHarness }.map(\.question.id))
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
      let known = Self.unique(questions)
      return "not asked: \(known.count == 1 ? known[0] : "\(known.count) questions"), \(reason)"
    }
    return (harness.isEmpty ? [] : [line(harness, "since the harness plays the core")])
      + rules.map { line($0.questions, "since \($0.rule) does not apply") }
  }

  /// What there is to say about a question without an answer.
  private func remarks(_ question: Question) -> [String] {
    let items = asked.filter { $0.question.id == question.id && $0.answer == nil }
    var told: [(item: Characteristic, profiles: [String])] = []
    for item in items {
      if let index = told.firstIndex(where: { $0.item.finding == item.finding }) {
        told[index].profiles.append(item.profile)
      } else {
        told.append((item, [item.profile]))
      }
    }
    return told.flatMap { item, profiles in
      ["", style(question.id, .strong) + style("  [\(profiles.joined(separator: ", "))]", .faint)]
        + TextLayout.wrapped(question.question, to: width - 2).map { "  " + $0 }
        + details(of: item.finding)
    }
  }

  private func details(of finding: Characteristic.Finding) -> [String] {
    if let reason = finding.reason {
      return TextLayout.wrapped(VisibleText.line(reason), to: width - 2).map { "  " + $0 }
    }
    guard case .fitsNone(let unknown) = finding else { return [] }
    return ["  What the engine did fits no known answer:"]
      + unknown.flatMap { answer in
        var timeline = Timeline(
          of: answer.script, transcript: answer.transcript, reporting: manifest.observations)
        for index in timeline.rows.indices { timeline.rows[index].mark = .seen }
        let title = TextLayout.wrapped(answer.script.title, to: width - 2)
        return title.map { style("  " + $0, .faint) }
          + TimelineText(width: width, style: style).lines(of: timeline)
      }
  }
}

extension Characteristic.Finding {
  /// Whether the engine itself was asked: what the harness answers in the core's place says nothing of
  /// it, and neither do questions about rules that do not apply to it.
  fileprivate var isAsked: Bool {
    switch self {
    case .playedByHarness, .ruleNotApplicable: false
    case .answer, .moot, .cannotTell, .fitsNone, .trouble: true
    }
  }
}
