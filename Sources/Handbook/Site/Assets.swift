import EmbeddedFiles
import Reporting

/// The files that all pages of the site load.
enum Assets {
  /// The only style sheet.
  static let style = WebText.joined([
    Palette.css, EmbeddedFile.base_css.bytes, EmbeddedFile.frame_css.bytes,
    EmbeddedFile.search_css.bytes, EmbeddedFile.parts_css.bytes, EmbeddedFile.cases_css.bytes,
    EmbeddedFile.results_css.bytes,
    EmbeddedFile.pictures_css.bytes, EmbeddedFile.player_css.bytes, EmbeddedFile.print_css.bytes,
  ])

  /// The only script; without it, only the search is missing from a page.
  static let script = WebText.joined([
    EmbeddedFile.theme_js.bytes, EmbeddedFile.rank_js.bytes, EmbeddedFile.search_js.bytes,
    EmbeddedFile.reading_js.bytes, EmbeddedFile.filter_js.bytes, EmbeddedFile.play_js.bytes,
  ])
}
