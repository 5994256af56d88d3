/// The colors and fonts that all pages share.
package enum Palette {
  /// The custom properties of the style sheets, as CSS: `--ink`, `--paper`, `--good`, ….
  package static let css = PackageResources.palette_css
}
