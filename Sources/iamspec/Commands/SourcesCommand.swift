import ArgumentParser
import Inputs
import Reporting
import SpecModel
import Wording

/// `iamspec sources`: what a new edition of a document means for a suite.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "sources",
    abstract: "Compare documents with what the suite made of their sentences.",
    usage: "iamspec sources <file> ... [--document <id>] [<options>]",
    discussion: """
      A suite can account for each sentence of its documents: documents/<id>.yaml says which clauses and \
      questions rest on it, or why none does. The text itself is not kept; a digest stands for it. Given the \
      text, this command shows which sentences are the same, changed, moved, new or gone, and which clauses, \
      questions and cases to look at again.

      A file is Markdown, or the text of a rendered page. Its document is the one that it resembles most, \
      unless --document names it.

      Exits with 0 if all is the same, and with 1 if something is not.

      EXAMPLES
        iamspec sources in-app-message-delivery.md
        iamspec sources de.md en.md --json
        iamspec sources --specs my-suite --document guide guide.md
        iamspec sources --specs my-suite --document guide guide.md --write
      """)

  @Argument(help: ArgumentHelp("The texts of documents.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The id of the document; by default, the one that the text resembles most.", valueName: "id"))
  var document: String?

  @Flag(
    help: """
      Write the account of this text to documents/<id>.yaml of the suite: what is the same keeps its account, and \
      comments show the rest.
      """)
  var write = false

  @Flag(help: "Write everything as JSON.")
  var json = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if document != nil, files.count > 1 {
      throw ValidationError(
        "--document names the document of one file, and \(files.count) are given")
    }
    if write, files.count > 1 {
      throw ValidationError("--write is about one file, and \(files.count) are given")
    }
    if write, json { throw ValidationError("--write writes YAML: leave out --json") }
    if write, specs.path == nil {
      throw ValidationError("--write needs the suite's directory: --specs DIR")
    }
  }

  func run() async throws {
    let suite = try await specs.load(style: terminal)
    let reviews = try files.map { try review(of: $0, in: suite) }
    if write { return try reviews.forEach(writeAccount) }
    if json {
      Terminal.output.write(PrintedText(json: SourceReviewJSON(reviews).bytes))
    } else {
      let style = terminal.style(for: .output)
      let lines = reviews.map {
        SourceReviewText($0, style: style, width: Terminal.output.width).lines
      }
      Terminal.output.write(PrintedText(lines: lines.joined(separator: [""]), style: style))
    }
    if !reviews.allSatisfy(\.comparison.isSame) { throw ExitStatus.doesNotConform }
  }

  /// Writes the account of a new edition, to be completed by the author.
  private func writeAccount(_ review: SourceReview) throws {
    guard let directory = try specs.input.directory() else { return }
    let path = "\(directory)/documents/\(review.document.id).yaml"
    let text = SourceDraft(review.comparison, of: review.document).text
    try WholeFile.write(Array(text.utf8), to: path)
    let open = review.comparison.count(of: .new) + review.comparison.count(of: .changed)
    Terminal.output.write(
      "\(path): \(NumberText.count(open, "new or changed part")) to account for\n")
  }

  private func review(of file: String, in suite: Suite) throws -> SourceReview {
    let text = SourceText(try contents(of: file))
    let document = try document(of: text, in: file, suite)
    let account =
      suite.accounts.first { $0.document == document.id }
      ?? SourceAccount(document: document.id, sections: [])
    return SourceReview(
      SourceComparison(text, with: account), of: document, in: file, suite: suite)
  }

  private func contents(of file: String) throws -> String {
    let bytes: [UInt8]
    do {
      bytes = try WholeFile.read(file, atMost: Self.limit + 1)
    } catch {
      throw InputError.unusable("cannot read \(file): \(error.reason)")
    }
    guard bytes.count <= Self.limit else {
      throw InputError.unusable(
        "\(file) has more than \(Self.limit >> 20) MiB, the limit of a document")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError.unusable("\(file) is not a text in UTF-8")
    }
    return text
  }

  /// The size of the longest document, in bytes: far more than anybody reads sentence by sentence.
  private static let limit = 1 << 20

  /// The document that a file is about.
  private func document(
    of text: SourceText, in file: String, _ suite: Suite
  ) throws -> SourceDocument {
    if let document {
      guard let found = suite.documents.first(where: { $0.id == document }) else {
        throw Unknown(sort: "document", name: document, known: suite.documents.map(\.id))
      }
      guard write || suite.accounts.contains(where: { $0.document == document }) else {
        throw InputError.unusable(
          "the suite does not account for the sentences of \(document); --write begins it")
      }
      return found
    }
    let resembling = suite.accounts.map { (account: $0, count: $0.resemblance(to: text)) }
    guard let best = resembling.max(by: { $0.count < $1.count }), best.count > 0,
      let found = suite.documents.first(where: { $0.id == best.account.document })
    else {
      throw InputError.unusable(
        suite.accounts.isEmpty
          ? "the suite does not account for the sentences of its documents; `--document ID --write` begins that"
          : "\(file) has no sentence in common with a document of the suite; name it with --document"
      )
    }
    return found
  }
}
