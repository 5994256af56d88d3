import Testing

@testable import Web

@Suite("The palette")
struct PaletteTests {
  private let css = WebText.joined([Palette.css])

  /// The declarations of a block, by its selector.
  private func colors(of selector: String) throws -> [String] {
    let start = try #require(css.firstRange(of: selector + " {"), "\(selector)").upperBound
    let block = css[start...].prefix { $0 != "}" }
    return block.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).joined() }
      .filter { !$0.isEmpty }
  }

  private func names(_ declarations: [String]) -> [String] {
    declarations.map { String($0.prefix { $0 != ":" }) }
  }

  @Test
  func `Dark is the same, whether the system or the reader asks for it`() throws {
    #expect(
      try colors(of: ":root:not([data-theme=\"light\"])")
        == colors(of: ":root[data-theme=\"dark\"]"))
  }

  @Test
  func `Every color of the light palette has a dark one`() throws {
    let light = try names(colors(of: ":root")).filter { $0 != "--sans" && $0 != "--mono" }
    #expect(try light == names(colors(of: ":root[data-theme=\"dark\"]")))
  }
}
