import Testing

@testable import Reporting

@Suite("The palette")
struct PaletteTests {
  private let css = WebText.joined([Palette.css])

  @Test
  func `Every color has a light and a dark value`() throws {
    let colors = css.split(separator: "\n").filter { $0.contains("#") }
    let both = /\s*--[a-z-]+: light-dark\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\);/
    #expect(colors.count > 20)
    for color in colors {
      let values = try #require(try both.wholeMatch(in: color)?.output, "\(color)")
      #expect(values.light != values.dark, "\(color)")
    }
  }

  @Test
  func `The reader can choose either, and paper is light`() {
    for rule in [
      ":root[data-theme=\"light\"] { color-scheme: light; }",
      ":root[data-theme=\"dark\"] { color-scheme: dark; }",
      "@media print { :root, :root[data-theme] { color-scheme: light; } }",
    ] {
      #expect(css.contains(rule), "\(rule)")
    }
  }
}
