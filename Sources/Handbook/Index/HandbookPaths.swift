import SpecModel

/// The paths of a handbook: the page and the anchor of each rule, case and question.
///
/// Paths are relative to the handbook's root.
struct HandbookPaths: Sendable {
  /// The terms of the glossary.
  let terms: TermIndex
  private let destinations: [String: String]

  /// Collects the paths of a suite's rules, cases and questions.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - entries: The entries of the glossary.
  ///   - ending: The suffix of the page files, such as `.html`.
  ///   - further: The pages of further cases, if they have pages of their own.
  ///   - questions: The pages of questions, if chapters have pages of their own.
  init(
    _ suite: Suite, terms entries: [GlossaryEntry], ending: String, further: FurtherCases? = nil,
    questions: QuestionPages? = nil
  ) {
    terms = TermIndex(entries)
    var destinations: [String: String] = [:]
    for chapter in suite.chapters {
      for rule in chapter.rules { destinations[rule.id] = "rules/\(Self.file(rule.id))\(ending)" }
    }
    for question in suite.questions {
      destinations[question.id] = "questions\(ending)#\(Self.anchor(question.id))"
    }
    for part in questions?.chapters ?? [] {
      for question in part.group.questions {
        destinations[question.id] = "\(part.path)#\(Self.anchor(question.id))"
      }
    }
    for item in suite.cases {
      guard let rule = item.rules.first, let page = destinations[rule] else { continue }
      destinations[item.id] = "\(page)#\(Self.anchor(item.id))"
    }
    for part in further?.all ?? [] {
      for item in part.cases.joined() {
        destinations[item.id] = "\(part.path)#\(Self.anchor(item.id))"
      }
    }
    for item in suite.cases {
      for former in item.formerIDs { destinations[former] = destinations[item.id] }
    }
    self.destinations = destinations
  }

  /// Returns the path of a rule, a question or a case; `nil` if the suite has none with this id.
  func path(of id: String) -> String? { destinations[id] }

  /// Returns the path of a chapter's page.
  static func chapter(_ id: String, ending: String = ".html") -> String {
    "chapters/\(file(id))\(ending)"
  }

  /// Returns the path of a document's page, sentence by sentence.
  static func account(_ id: String, ending: String = ".html") -> String {
    "documents/\(file(id))\(ending)"
  }

  /// Returns an id as a file name, which cannot lead out of the folder.
  static func file(_ id: String) -> String {
    String(id.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  /// Returns an id as an anchor; the slashes of case ids become hyphens.
  static func anchor(_ id: String) -> String {
    String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_.".contains($0) ? $0 : "-" })
  }

  /// Returns the words of a heading as an anchor: lowercase, joined by hyphens.
  static func slug(_ words: String) -> String {
    words.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }
}
