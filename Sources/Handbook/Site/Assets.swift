import Web

/// What all pages of the site load.
enum Assets {
  /// The only style sheet.
  static let style = WebText.joined([
    Palette.css, PackageResources.base_css, PackageResources.frame_css,
    PackageResources.search_css, PackageResources.parts_css, PackageResources.cases_css,
    PackageResources.results_css,
    PackageResources.pictures_css, PackageResources.player_css, PackageResources.print_css,
  ])

  /// The only script; without it, every page reads the same, without search.
  static let script = WebText.joined([
    PackageResources.theme_js, PackageResources.search_js, PackageResources.reading_js,
    PackageResources.filter_js, PackageResources.play_js,
  ])
}
