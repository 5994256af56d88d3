extension Stylesheet {
  /// The colors, for light and dark, and the fonts.
  static let palette = #"""
    :root {
      --paper: #fdfcfa; --panel: #f5f3ee; --raised: #ffffff;
      --ink: #1d1f24; --soft: #575c66; --faint: #696e78; --line: #dedad1; --strong-line: #8d9099;
      --accent: #2f55bd; --accent-soft: #e9eefb; --accent-line: #9fb4ea;
      --warm: #9a4b12; --warm-soft: #fbf0e4; --warm-line: #e4b98e;
      --good: #20704a; --bad: #b3261e;
      --key: #2f55bd; --string: #20704a; --number: #9a4b12; --comment: #696e78;
      --sans: "Inter", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "Liberation Mono", monospace;
      color-scheme: light;
    }
    :root[data-theme="dark"] { color-scheme: dark; }
    """# + dark("@media (prefers-color-scheme: dark) {\n  :root:not([data-theme=\"light\"])", "\n}")
    + dark(":root[data-theme=\"dark\"]", "")

  private static func dark(_ selector: String, _ end: String) -> String {
    "\n\(selector) {\(darkColors)}\(end)\n"
  }

  private static let darkColors = """

      --paper: #15171c; --panel: #1c1f26; --raised: #22262e;
      --ink: #e8e6e1; --soft: #b3b6be; --faint: #9a9ea8; --line: #343944; --strong-line: #7d828e;
      --accent: #96b1f8; --accent-soft: #232c45; --accent-line: #4b62a3;
      --warm: #eab27e; --warm-soft: #33271b; --warm-line: #80593a;
      --good: #7fcfa4; --bad: #f2948c;
      --key: #96b1f8; --string: #8fd3ad; --number: #eab27e; --comment: #9a9ea8;
      color-scheme: dark;
    """
}
