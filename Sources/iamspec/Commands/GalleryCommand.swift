import ArgumentParser
import Handbook
import Reporting
import SpecJSON
import SpecLoading
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec gallery`: the start page of several handbooks.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "gallery",
    abstract: "Write the start page of several handbooks, with the engines of each.",
    usage: "iamspec gallery <dir> [--title <text>]",
    discussion: """
      Each folder in <dir> with a handbook that `iamspec handbook` wrote is listed, with the engines that it shows \
      results of. Write the page again when one of them changes.

      EXAMPLES
        iamspec handbook --output site/delivery --results a.jsonl
        iamspec handbook --specs my-suite --output site/my-suite --results b.jsonl
        iamspec gallery site --title "Our engines"
      """)

  @Argument(help: ArgumentHelp("The folder with the handbooks.", valueName: "dir"))
  var folder: String

  @Option(help: ArgumentHelp("The title of the page.", valueName: "text"))
  var title = "Conformance"

  func run() async throws {
    try checkPage()
    let handbooks = try handbooks()
    guard !handbooks.isEmpty else {
      throw ValidationError(
        "\(VisibleText.line(folder)): no folder in it has a handbook; write one with "
          + "`iamspec handbook --output \(VisibleText.line(folder))/NAME`")
    }
    for file in try Gallery(title, of: handbooks).files() {
      try WholeFile.write(Array(file.text.utf8), to: SourceFile.path(of: file.path, in: folder))
    }
    let start = VisibleText.line(SourceFile.path(of: Gallery.startPage, in: folder))
    Terminal.output.write("\(NumberText.count(handbooks.count, "handbook")); start at \(start)\n")
  }

  /// Checks that the page replaces nothing but an earlier one.
  private func checkPage() throws {
    let path = SourceFile.path(of: Gallery.startPage, in: folder)
    guard WholeFile.isRegular(path) else { return }
    let text = String(decoding: (try? WholeFile.read(path, atMost: 1 << 16)) ?? [], as: UTF8.self)
    guard !Gallery.wrote(text) else { return }
    throw ValidationError(
      "\(VisibleText.line(path)) does not come from a gallery, and is not overwritten; "
        + "name another folder, or remove the file")
  }

  private func handbooks() throws -> [Gallery.Handbook] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return try names.sorted().compactMap { name in
      let path = SourceFile.path(of: "\(name)/\(HandbookRecord.path)", in: folder)
      guard WholeFile.isRegular(path) else { return nil }
      do {
        return Gallery.Handbook(folder: name, record: try HandbookRecord(WholeFile.read(path)))
      } catch {
        Terminal.error.writeError("\(VisibleText.line(path)): \(error)")
        throw ExitStatus.wrongInput
      }
    }
  }
}
