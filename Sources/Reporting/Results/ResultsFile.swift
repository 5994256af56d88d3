import Conformance
import Wording

/// A results file that has been read and checked.
package struct ResultsFile: Sendable {
  /// The file, as the user gave it.
  package var name: String
  /// The header.
  package var header: ResultsHeader
  /// The results of the cases, in the order of the plan.
  package var cases: [ResultsCase] = []
  /// The engine's answers to open questions.
  package var answers: [ResultsAnswer] = []
  /// The end of the run; `nil` if the file has no footer.
  package var footer: ResultsFooter?
  /// What the file lacks, in words; `nil` if it is complete.
  package var incompleteness: String?

  /// Reads a file to its end.
  ///
  /// - Throws: ``ResultsError`` if the file is invalid; a missing end is not an error.
  package init(_ reader: ResultsReader) throws {
    var stream = try ResultsStream(reader)
    name = reader.name
    header = stream.header
    while let line = try stream.next() {
      switch line {
      case .case(let line): cases.append(line)
      case .answer(let answer): answers.append(answer)
      }
    }
    footer = stream.footer
    incompleteness = stream.incompleteness
  }
}
