import ArgumentParser
import Characterization
import Diagnosing
import Handbook
import InAppMessages
import Inputs
import ReferenceFaults
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec handbook`: a suite as living documentation.
struct HandbookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "handbook",
    abstract: "Write the suite as a handbook.",
    usage: "iamspec handbook --output <dir> [<options>]",
    discussion: """
      FORMAT
        html       a static site; open index.html, from a file or a server
        markdown   the same in Markdown, for a forge
        overview   one README.md beside the suite's files

      EXAMPLES
        iamspec handbook --output handbook
        iamspec handbook --output handbook --results a.jsonl --results b.jsonl
        iamspec handbook --output site --results new.jsonl --history site/results
        iamspec handbook --output handbook --results new.jsonl \\
          --results old.jsonl --earlier-specs old.json
        iamspec handbook --specs my-suite --output handbook --format markdown
        iamspec handbook --specs Specs --output Specs --format overview
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this directory; it is created if needed.", valueName: "dir"))
  var output: String

  @Option(help: ArgumentHelp("What to write: html, markdown, overview.", valueName: "format"))
  var format: SuiteHandbook.Format = .html

  @Option(
    help: ArgumentHelp(
      "Show on the site how engines conform, by these results; may be repeated.",
      valueName: "file"))
  var results: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep these results in a folder, one run of each version of an engine, and show all that are there.",
      valueName: "dir"))
  var history: String?

  @Option(
    help: ArgumentHelp(
      "The directory or bundle of an earlier version of the suite, to compare its results if they do "
        + "not say what their cases asked; may be repeated.",
      valueName: "dir"))
  var earlierSpecs: [String] = []

  @Flag(
    help: "Link every page to the start page in the folder above, which `iamspec gallery` writes.")
  var inGallery = false

  @OptionGroup var specs: SuiteOptions
  @OptionGroup var terminal: TerminalOptions

  /// Checks that the pages replace nothing but an earlier handbook.
  ///
  /// - Throws: `ValidationError` if they would, `OutputError` if there is a file instead of a folder.
  private func checkFolder() throws {
    try WholeFile.checkDirectory(output, option: "--output")
    let start = format.startPage
    let path = SourceFile.path(of: start, in: output)
    guard WholeFile.isRegular(path) else { return }
    let text = String(decoding: (try? WholeFile.read(path, atMost: 1 << 16)) ?? [], as: UTF8.self)
    guard !format.wrote(text) else { return }
    throw ValidationError(
      "--output \(output): its \(start) does not come from a handbook, and is not overwritten; "
        + "name another folder, or remove the file")
  }

  private func book(
    of results: [String], suite: Suite, earlier: [Suite]
  ) throws -> ResultsBook {
    var book = ResultsBook(of: suite, earlier: earlier)
    for (place, path) in results.enumerated() {
      Waiting.now("reading results, \(place + 1) of \(results.count): \(path)")
      try book.read(try ResultsReader(path: path))
    }
    return book
  }

  /// Adds the results to those in a folder, and returns the paths of all.
  private func kept(in folder: String) throws -> [String] {
    try WholeFile.checkDirectory(folder, option: "--history")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var archive = try ResultsArchive(folder, files: files)
    for path in results { try archive.keep(path) }
    return archive.paths
  }

  func run() async throws {
    try checkFolder()
    let suite = try await specs.load(style: terminal)
    let faults = try specs.declaredFaults(of: suite, style: terminal)
    var earlier: [Suite] = []
    for path in earlierSpecs {
      earlier.append(try await SuiteInput(path).load(terminal.diagnostics()))
    }
    let waiting = Waiting("reading results")
    defer { waiting.end() }
    var book = try book(of: results, suite: suite, earlier: earlier)
    if let history { book = try self.book(of: kept(in: history), suite: suite, earlier: earlier) }
    try book.findCauses(in: suite) { RunDiagnosis(declaring: faults) }
    Waiting.now("making the pages")
    let handbook = SuiteHandbook(
      suite, of: InAppMessages(), breaking: Fault.all.map(KnownFault.init), faults: faults,
      results: book, searchWords: try specs.searchWords(), isInGallery: inGallery)
    let files = try handbook.files(format)
    Waiting.now("writing \(files.count) files")
    for file in files {
      try WholeFile.write(Array(file.text.utf8), to: SourceFile.path(of: file.path, in: output))
    }
    let start = VisibleText.line(SourceFile.path(of: format.startPage, in: output))
    Terminal.output.write("\(NumberText.count(files.count, "file")); start at \(start)\n")
  }
}

extension SuiteHandbook.Format: Choice {}

extension KnownFault {
  /// A fault of the reference engine.
  fileprivate init(_ fault: Fault) {
    self.init(fault.id, breaks: fault.clause, fault.summary, in: fault.profiles)
  }
}
