import EmbeddedFiles
import Reporting
import SpecModel
import Wording

/// The handbook's own prose, around the texts of a suite.
///
/// Where it shows rules, profiles and cases, these are built-in ones only if the suite has them.
struct Articles {
  let suite: Suite
  /// Whether the suite has all rules of the domain.
  let isBuiltin: Bool

  /// Creates the prose for the handbook of a suite.
  init(for suite: Suite, of domain: any Domain) {
    self.suite = suite
    isBuiltin = suite.words == nil && domain.hasAllRules(suite)
  }

  /// What the handbook is about, in a sentence.
  var summary: String {
    suite.words == nil
      ? "How in-app messages are delivered: every rule, with its sources and its cases."
      : "Every rule of the suite, with its sources and its cases."
  }

  /// The terms that the handbook links to.
  var glossary: [GlossaryEntry] {
    let terms = Glossary.entries(isBuiltin: isBuiltin)
    return suite.words.map { OwnGlossary(suite, $0).entries(with: terms) } ?? terms
  }

  /// The number of open questions, for the facts on the first page; none if that says nothing.
  var countedQuestions: [Int] {
    suite.words != nil && suite.questions.isEmpty ? [] : [suite.questions.count]
  }

  /// The introduction to the handbook.
  var introduction: String { suite.words == nil ? Self.delivery : Self.ownIntroduction }

  /// The introduction to message delivery.
  private static let delivery = """
    An in-app message looks simple: something happens, and a card appears. In between, an engine decides **which** \
    message is displayed, **when**, and what becomes of the others. This handbook shows how it decides, rule by \
    rule, with pictures. Every page is generated from the specs that engines are tested with, so what you read is \
    what is tested.
    """

  /// How to read the handbook.
  var howToRead: String {
    "Read the chapters in order\(isBuiltin ? ": each follows a message one stage further" : ""). "
      + (suite.words.map { Self.ownParts($0) } ?? Self.parts)
  }

  private static let parts = """
    A **rule** is a sentence or two, with what every document says about it. Its **cases** are short stories that \
    every engine must be able to act out. Each has a timeline, the same steps in words, and its YAML.

    In a timeline, each column is a step. Read it from the top: what *happens*, what is on the *stack* afterwards, and \
    what the user sees on the *screen*. If a case asserts them, lanes for analytics and for reports to the host \
    follow below.
    """

  /// How to write a case.
  var writingCases: String {
    if let words = suite.words { return ownWritingCases(words) }
    return Self.text(of: .writing_cases_md)
      .replacing(
        "{example}",
        with: Self.text(of: isBuiltin ? .first_case_yaml : .first_case_elsewhere_yaml)
      )
      .replacing(
        "{id}", with: isBuiltin ? "stack/last-in-first-out/two-waiting" : "shop/sale/opening"
      )
      .replacing(
        "{proof}",
        with: isBuiltin
          ? "The audit proves it: every case passes with every answer to\nevery question."
          : "`iamspec audit` says how far that\nis proved."
      )
      .replacing(
        "{check}",
        with: (isBuiltin
          ? "`iamspec run --fault` breaks the reference engine on purpose: a good case catches a fault"
          : "`iamspec audit` shows which faults of `faults.yaml` it catches: a good case catches one")
          + " that no other case\n   catches.")
  }

  /// The article that tells how messages are delivered; `nil` if the suite lacks a case of it.
  var primer: Primer? {
    guard suite.words == nil else { return nil }
    return Primer(Self.text(of: .delivery_in_30_minutes_md), for: suite)
  }

  /// The place of that article.
  static let primerLink = PageLink(
    title: "Delivery in 30 minutes", path: "delivery-in-30-minutes.html")

  /// The place of its second half.
  static let primerRestLink = PageLink(
    title: "Delivery in 30 minutes: to the end", path: "delivery-in-30-minutes-2.html")

  /// Everything that can keep a message from the screen; `nil` if the suite lacks a rule or a question
  /// of it.
  var whyNotDisplayed: String? {
    guard isBuiltin else { return nil }
    let text = Self.text(of: .why_not_displayed_md)
    let known = Set(suite.rules.map(\.id) + suite.questions.map(\.id))
    return SuiteIndex.names(in: [text]).isSubset(of: known) ? text : nil
  }

  /// The place of that article.
  static let whyNotLink = PageLink(
    title: "Why was my message not displayed", path: "why-not-displayed.html")

  /// The place of the table of what happens and what is in the way.
  static let obstaclesLink = PageLink(
    title: "What happens × what is in the way", path: "obstacles.html")

  /// The place of the table of two things in the way.
  static let pairsLink = PageLink(
    title: "Two things in the way at once", path: "two-obstacles.html")

  /// The place of the table of two messages.
  static let meetingsLink = PageLink(title: "Two messages at once", path: "two-messages.html")

  /// The places of the tables, if the suite has them.
  var tableLinks: [PageLink] {
    whyNotDisplayed == nil ? [] : [Self.obstaclesLink, Self.pairsLink, Self.meetingsLink]
  }

  /// How to write a rule.
  var writingRules: String {
    Self.text(of: .writing_rules_md)
      .replacing("profiles: [swift]", with: "profiles: [\(profile)]")
  }

  /// How to read the results of engines.
  var readingResults: String {
    var text = Self.text(of: .reading_results_md)
    if suite.words != nil {
      // The parts of an engine are those of the built-in words, and so is the reference engine.
      text = Self.without("**binds the core**", upTo: "**not run**", in: text)
      text = Self.without("- **As if …**", upTo: "- **Versions**", in: text)
    }
    let profiles = suite.profiles.map(\.id)
    guard profiles.count > 1 else {
      return text.replacing(
        "**kept in swift, not judged in legacy** is that in one profile. ", with: "")
    }
    return text.replacing(
      "kept in swift, not judged in legacy",
      with: "kept in \(profiles[0]), not judged in \(profiles[1])")
  }

  /// A session with the built-in suite that shows how to find what no case tests; `nil` in another suite.
  ///
  /// A test checks its output.
  var finding: String? {
    isBuiltin ? String(cString: EmbeddedFile.find_what_no_case_asks_md.start) : nil
  }

  /// How to connect an engine.
  var engines: String {
    if let words = suite.words { return ownEngines(words) }
    return Self.text(of: .connecting_engines_md)
      .replacing("\"swift\"", with: "\"\(profile)\"")
      .replacing("\"stack/…\"", with: "\"\(suite.chapters.first?.id ?? "chapter")/…\"")
  }

  /// The complete protocol: the text of `Specs/PROTOCOL.md`, without its heading.
  var wire: String {
    let text = String(cString: EmbeddedFile.PROTOCOL_md.start)
    return (isBuiltin ? "" : Self.aboutWire + "\n\n")
      + String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }

  /// The protocol on two pages: the messages; and what they mean, with what only presenters need.
  var wirePages: (messages: String, conventions: String) {
    let text = wire
    guard let start = text.firstRange(of: "\n## Conventions\n")?.lowerBound else {
      return (text, "")
    }
    var messages = text[..<start]
    var conventions = (isBuiltin ? "" : Self.aboutWire + "\n\n") + text[start...]
    if let presenters = messages.firstRange(of: "\n## Half an engine: presenters\n"),
      let next = messages[presenters.upperBound...].firstRange(of: "\n## ")
    {
      conventions += messages[presenters.lowerBound..<next.lowerBound]
      messages.removeSubrange(presenters.lowerBound..<next.lowerBound)
    }
    return (String(messages), conventions)
  }

  /// Precedes the protocol in the handbook of another suite.
  private static let aboutWire = """
    This is the protocol as `iamspec protocol` prints it. The words are the same in every suite; the profiles, the \
    rules and the cases in its examples are those of the suite that comes with iamspec.
    """

  /// What an answer to an open question has to do with cases, in a sentence.
  var aboutAnswers: String {
    isBuiltin
      ? "No case depends on an answer."
      : "No case should depend on an answer; `iamspec audit` says how far that is proved."
  }

  /// What the list of pages and the start page call the profiles.
  var profilesTitle: String { isBuiltin ? "Two generations of engines" : "Profiles" }

  /// What the page of documents is about, in a sentence.
  var documentsSummary: String {
    (isBuiltin ? "The generations of engines" : "The profiles")
      + ", the documents that describe them, and where they differ."
  }

  /// The lead of the page of documents.
  var documentsLead: String {
    isBuiltin
      ? "The rules are based on five public documents of \(vendors) about two generations of its SDK for iOS. "
        + "\(independence ?? "") Each generation is a profile. An engine declares which profiles it follows, and is tested against their rules."
      : "The rules are based on these documents. An engine declares which profiles it follows, and is tested "
        + "against their rules."
  }

  /// That the built-in suite is not the vendor's; `nil` for other suites, which may be.
  var independence: String? {
    isBuiltin ? "This project is independent of \(vendors), and not endorsed by it." : nil
  }

  /// Whose documents they are.
  private var vendors: String {
    suite.documents.compactMap(\.origin.vendor).uniqued().joined(separator: " and ")
  }

  /// Leaves out what is between two texts, with the first one.
  private static func without(_ start: String, upTo end: String, in text: String) -> String {
    guard let first = text.firstRange(of: start), let last = text.firstRange(of: end),
      first.lowerBound < last.lowerBound
    else { return text }
    return String(text[..<first.lowerBound] + text[last.lowerBound...])
  }

  /// The first of the suite's profiles.
  var profile: String { suite.profiles.first?.id ?? "profile" }

  static func text(of file: EmbeddedFile) -> String { WebText.joined([file.bytes]) }
}
