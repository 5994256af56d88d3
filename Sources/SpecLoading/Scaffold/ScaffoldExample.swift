import EmbeddedFiles
import SpecModel

/// The messages and steps of a new case file: an example of the cases of a chapter, or one in words of a
/// suite's own.
struct ScaffoldExample {
  /// The text below the introduction.
  let text: String

  /// Chooses the example for a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The id of the chapter; an unknown one gets the simplest example.
  ///   - lacks: What the rule's profiles lack; examples that need any of it are not used.
  init(chapter: String, without lacks: Set<String>) {
    let plain = ScaffoldExample.byChapter["any"] ?? ""
    let chosen = ScaffoldExample.byChapter[chapter] ?? plain
    text = lacks.contains(where: chosen.contains) ? plain : chosen
  }

  /// Makes an example of the first action and the first observation that a suite declares; `nil` if its
  /// messages are built in.
  ///
  /// - Parameters:
  ///   - words: The words of the suite.
  ///   - lacks: What the rule's profiles lack; such actions are not used.
  init?(in words: SuiteWords, without lacks: Set<String>) {
    guard words.included.messageKeys.isEmpty else { return nil }
    let action = words.vocabulary.actions.first { $0.isWritten && !lacks.contains($0.name) }
    let seen =
      words.vocabulary.observations.first { $0.isWritten && $0.screen == .shows }
      ?? words.vocabulary.observations.first(where: \.isWritten)
    let included = Action.Kind.allCases.first { words.included.actions.contains($0) }
    let step =
      action.flatMap { words.actions[$0.name]?.example } ?? included?.example
      ?? "TODO: an action of vocabulary.yaml"
    var lines: [String] = []
    // The examples of words name this message.
    let keys = words.vocabulary.messages.filter { $0.presence == .required }
    lines += ["messages:", "  message: \(words.example(of: keys))"]
    lines += ["cases:", "  - id: first-case", "    title: \"TODO: what happens, as a sentence\""]
    lines += ["    steps:", "      - \(step.entry)"]
    if let seen = seen.flatMap({ words.observations[$0.name]?.example }) {
      lines.append("        expect: [\(seen)]")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The examples of `examples.yaml`: a comment with the id of the chapter is before each.
  private static let byChapter: [String: String] = {
    let text = String(cString: EmbeddedFile.examples_yaml.start)
    let sections = text.split(separator: "# ").map { section in
      let chapter = section.prefix { $0 != "\n" }
      return (String(chapter), String(section.dropFirst(chapter.count + 1)))
    }
    return Dictionary(uniqueKeysWithValues: sections)
  }()
}

extension SuiteWords {
  /// An example of a mapping with these keys.
  fileprivate func example(of keys: [DeclaredWord]) -> String {
    forms.example(of: shape(of: keys))
  }
}

extension String {
  /// An action in flow style as an entry of a step, beside which there can be others.
  fileprivate var entry: String {
    hasPrefix("{") && hasSuffix("}") ? String(dropFirst().dropLast()) : "do: \(self)"
  }
}
