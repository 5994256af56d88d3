import EmbeddedFiles
import Reporting
import Wording

/// The start page of several handbooks in folders beside it.
package struct Gallery: Sendable {
  private let title: String
  private let handbooks: [Handbook]

  /// A handbook in a folder.
  package struct Handbook: Sendable {
    /// The name of the folder.
    let folder: String
    let record: HandbookRecord

    /// Creates a handbook.
    package init(folder: String, record: HandbookRecord) {
      self.folder = folder
      self.record = record
    }
  }

  /// Creates the page of handbooks, which it lists by title.
  package init(_ title: String, of handbooks: [Handbook]) {
    self.title = title
    self.handbooks = handbooks.sorted {
      ($0.record.title, $0.folder) < ($1.record.title, $1.folder)
    }
  }

  /// The name of the page.
  package static let startPage = "index.html"
  private static let stylePath = "gallery.css"

  /// Tells whether a page is one of a gallery.
  ///
  /// - Parameter start: The text of the page.
  package static func wrote(_ start: String) -> Bool { start.contains("href=\"\(stylePath)\"") }

  /// Renders the page and its style.
  ///
  /// - Throws: An error of the template engine if a template of this module is broken.
  package func files() throws -> [SuiteHandbook.File] {
    let page = try PageTemplate.all().render(view, with: PageTemplate.gallery.rawValue)
    return [
      SuiteHandbook.File(path: Self.startPage, text: HTMLText.withoutControls(page)),
      SuiteHandbook.File(
        path: Self.stylePath,
        text: WebText.joined([
          Palette.css, EmbeddedFile.base_css.bytes, EmbeddedFile.parts_css.bytes,
          EmbeddedFile.results_css.bytes, EmbeddedFile.gallery_css.bytes,
        ])),
    ]
  }

  private var view: GalleryView {
    GalleryView(title: title, lead: lead, handbooks: handbooks.map(Self.view))
  }

  private var lead: String {
    let engines = handbooks.flatMap(\.record.engines)
    let good = engines.count { $0.runs.first?.outcome == .green }
    return NumberText.count(handbooks.count, "suite") + " and "
      + NumberText.count(engines.count, "engine") + "; conforming: \(good)."
  }

  private static func view(of handbook: Handbook) -> GalleryView.Handbook {
    let (folder, record) = (path(handbook.folder), handbook.record)
    return GalleryView.Handbook(
      handbookTitle: record.title, href: "\(folder)/index.html", suite: record.suite,
      size: NumberText.count(record.rules, "rule") + ", "
        + NumberText.count(record.cases, "case"),
      engines: record.engines.compactMap { engine in
        engine.runs.first.map { view(of: engine, latest: $0, in: folder) }
      })
  }

  private static func view(
    of engine: HandbookRecord.Engine, latest: HandbookRecord.Run, in folder: String
  ) -> GalleryView.Engine {
    // The oldest is on the left, as on a line of time.
    let shown = engine.runs.prefix(12).reversed()
    return GalleryView.Engine(
      engineName: engine.name, href: "\(folder)/\(path(engine.page))", version: latest.version,
      outcome: latest.outcome.rawValue, verdict: latest.outcome.words, cases: latest.message,
      broken: engine.brokenRules == 0 ? "none" : "\(engine.brokenRules)", day: latest.day,
      runs: shown.map { run in
        GalleryView.Run(
          outcome: run.outcome.rawValue,
          words: "\(run.version): \(run.message), \(run.outcome.words)")
      },
      earlier: engine.runs.count > shown.count ? "\(engine.runs.count - shown.count) earlier" : nil)
  }

  /// Returns a path in the form of a link, whatever characters its parts have.
  private static func path(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~/".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

extension HandbookRecord.Outcome {
  /// The outcome in words, so that it needs no color.
  fileprivate var words: String {
    switch self {
    case .green: "conforms"
    case .part: "passed what was run"
    case .odd: "needs a look"
    case .none: "not judged"
    case .red: "does not conform"
    }
  }
}
