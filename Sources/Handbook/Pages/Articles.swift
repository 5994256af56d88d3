import EmbeddedFiles
import Web

/// The prose that is not the specs': what surrounds the rules.
enum Articles {
  /// What delivery is.
  static let introduction = """
    A message inside an app looks simple: something happens, a card appears. Between the two lies an engine that \
    decides **which** message is shown, **when**, and what becomes of it otherwise. This handbook tells how it \
    decides, rule by rule, with pictures. Every page is rendered from the specs that engines are tested with, so \
    what you read here is what is tested.
    """

  /// How to read the handbook.
  static let howToRead = """
    Read the chapters in order: each follows a message one station further on its way. A **rule** is a sentence or \
    two, with what every document says about it. Its **cases** are short stories that any engine must be able to \
    act out; each comes with a timeline, with the same in words, and with its YAML.

    In a timeline, each column is a step. Read it from the top: what *happens*, what the *stack* holds after it, and \
    what the user sees on the *screen*. Where a case asks for them, lanes for analytics and for reports to the host \
    follow below.
    """

  /// How to write a case.
  static let writingCases = WritingCases.text

  /// How to write a rule.
  static let writingRules = WritingRules.text

  /// How to read the results of engines.
  static let readingResults = ReadingResults.text

  /// How to find what no case asks: a session, whose outputs a test holds.
  static let finding = String(
    decoding: EmbeddedFile.find_what_no_case_asks_md.bytes, as: UTF8.self)

  /// How to plug an engine in.
  static let engines = PluggingIn.text

  /// The protocol in full: the text of `Specs/PROTOCOL.md`, without its heading.
  static let wire: String = {
    let text = String(decoding: EmbeddedFile.PROTOCOL_md.bytes, as: UTF8.self)
    return String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }()
}
