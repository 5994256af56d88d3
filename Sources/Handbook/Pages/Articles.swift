import EmbeddedFiles
import Reporting

/// The handbook's own prose, around the texts of the suite.
enum Articles {
  /// The introduction to message delivery.
  static let introduction = """
    An in-app message looks simple: something happens, and a card appears. In between, an engine decides **which** \
    message is displayed, **when**, and what becomes of the others. This handbook shows how it decides, rule by \
    rule, with pictures. Every page is generated from the specs that engines are tested with, so what you read is \
    what is tested.
    """

  /// How to read the handbook.
  static let howToRead = """
    Read the chapters in order: each follows a message one stage further. A **rule** is a sentence or two, with what \
    every document says about it. Its **cases** are short stories that every engine must be able to act out. Each \
    has a timeline, the same steps in words, and its YAML.

    In a timeline, each column is a step. Read it from the top: what *happens*, what is on the *stack* afterwards, and \
    what the user sees on the *screen*. If a case asserts them, lanes for analytics and for reports to the host \
    follow below.
    """

  /// How to write a case.
  static let writingCases = WritingCases.text

  /// How to write a rule.
  static let writingRules = WritingRules.text

  /// How to read the results of engines.
  static let readingResults = ReadingResults.text

  /// A session that shows how to find what no case tests; a test checks its output.
  static let finding = String(
    decoding: EmbeddedFile.find_what_no_case_asks_md.bytes, as: UTF8.self)

  /// How to connect an engine.
  static let engines = ConnectingEngines.text

  /// The complete protocol: the text of `Specs/PROTOCOL.md`, without its heading.
  static let wire: String = {
    let text = String(decoding: EmbeddedFile.PROTOCOL_md.bytes, as: UTF8.self)
    return String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }()
}
