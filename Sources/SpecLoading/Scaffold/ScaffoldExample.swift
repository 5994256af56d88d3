import EmbeddedFiles

/// The messages and steps of a new case file: an example of the cases of a chapter.
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
