package import EngineKit
import SpecModel
import Wording

/// The certain answers of an engine as a file of pinned answers.
package struct PinnedAnswersText {
  /// The number of answers that are pinned.
  package let count: Int
  /// The file, as YAML that every parser reads alike.
  package let text: String

  private static let width = 100

  /// Writes the answers of which the engine shows a single one.
  ///
  /// - Parameters:
  ///   - characteristics: The engine's answers, profile by profile.
  ///   - manifest: The engine's manifest.
  ///   - day: The day on which it was asked, such as `2026-05-01`.
  package init(
    _ characteristics: [Characteristic], of manifest: EngineManifest, on day: String
  ) {
    let pins = Self.pins(characteristics)
    count = pins.reduce(0) { $0 + $1.entries.count }
    var yaml = YAMLText()
    let engine = "The answers of \(manifest.nameAndVersion) to open questions, seen on \(day)."
    yaml.comment(engine, width: Self.width)
    yaml.comment(Self.purpose, width: Self.width)
    yaml.entry("format", "1")
    yaml.entry("answers") { yaml in
      for (index, pin) in pins.enumerated() {
        if index > 0 { yaml.blankLine() }
        yaml.add(pin, width: Self.width)
      }
    }
    text = yaml.text
  }

  private static let purpose =
    "`iamspec run --answers` and `explore --answers` fail if the engine gives another one. Delete what "
    + "your team does not decide."

  /// A question with the entries for it.
  fileprivate struct Pin {
    var question: Question
    var entries: [PinnedAnswers.Entry]
  }

  /// The entries, question by question; one for all profiles if the answer is the same in each.
  private static func pins(_ characteristics: [Characteristic]) -> [Pin] {
    characteristics.map(\.question).uniqued().compactMap { question in
      let own = characteristics.filter { $0.question.id == question.id && $0.answer != nil }
      let answers = Set(own.compactMap(\.answer))
      let isInAll = answers.count == 1 && Set(own.map(\.profile)) == Set(question.profiles)
      let entries = own.compactMap { item in
        item.answer.map {
          PinnedAnswers.Entry(
            question: question.id, answer: $0, profile: isInAll ? nil : item.profile)
        }
      }
      return entries.isEmpty ? nil : Pin(question: question, entries: entries.uniqued())
    }
  }
}

extension YAMLText {
  /// Writes a comment of as many lines as it takes.
  fileprivate mutating func comment(_ text: String, width: Int) {
    for line in TextLayout.wrapped(VisibleText.line(text), to: width - 2) { comment(line) }
  }

  /// Writes the entries for a question, with the question and each answer in words.
  fileprivate mutating func add(_ pin: PinnedAnswersText.Pin, width: Int) {
    comment(pin.question.question, width: width - 2)
    for entry in pin.entries {
      let text = pin.question.answers.first { $0.id == entry.answer }?.text
      if let text { comment(text, width: width - 2) }
      item { yaml in
        yaml.entry("question", .string(entry.question))
        yaml.entry("answer", .string(entry.answer))
        if let profile = entry.profile { yaml.entry("profile", .string(profile)) }
      }
    }
  }
}
