import ReferenceEngine
package import Wording

/// What an engine can do wrong at a moment, as matrices for a terminal: effects down, moments across.
///
/// A cell has two lines: what is noticed, and below it what is not.
package struct MomentsText {
  private let proof: BreachProof
  private let style: TextStyle
  private let width: Int

  /// Creates the text of a proof.
  package init(_ proof: BreachProof, style: TextStyle, width: Int) {
    self.proof = proof
    self.style = style
    self.width = max(width, 60)
  }

  /// The matrix of sorts: few enough for one table.
  package var sorts: [String] {
    let matrix = BreachMatrix(proof, row: \.sort, column: \.sort)
    let cellWidth = min((width - Self.sortWidth) / Occasion.Sort.allCases.count, 12)
    return [head(Occasion.Sort.allCases.map(\.rawValue), after: Self.sortWidth, cellWidth)]
      + Effect.Sort.allCases.filter(matrix.has).flatMap { row in
        lines(
          row.rawValue, Occasion.Sort.allCases.map { matrix[row, $0] }, after: Self.sortWidth,
          cellWidth)
      }
  }

  /// The matrix of all effects and moments, in tables of as many moments as fit.
  package var all: [String] {
    let matrix = BreachMatrix(proof, row: \.self, column: \.self)
    let moments = Occasion.allCases.filter { moment in
      Effect.allCases.contains { matrix[$0, moment] != nil }
    }
    let count = min((width - Self.effectWidth) / Self.cellWidth, Self.letters.count)
    let margin = width - count * Self.cellWidth
    return stride(from: 0, to: moments.count, by: count).flatMap { start -> [String] in
      let part = moments[start..<min(start + count, moments.count)]
      let effects = Effect.allCases.filter { effect in part.contains { matrix[effect, $0] != nil } }
      return zip(Self.letters, part).map { "\($0)  \($1.rawValue)" }
        + [head(Self.letters.prefix(part.count).map(String.init), after: margin, Self.cellWidth)]
        + effects.flatMap { effect in
          lines(effect.rawValue, part.map { matrix[effect, $0] }, after: margin, Self.cellWidth)
        } + [""]
    }
  }

  /// What the letters of a cell mean.
  package var legend: [String] {
    TextLayout.wrapped(
      "f: faults, c: other breaches that a case of the rule notices, o: those that only a case of "
        + "another rule notices; e: exceptions, h: holes, u: what no clause speaks of", to: width
    ).map { style($0, .faint) }
  }

  /// The least width of a name, and the width of a cell that shows one effect at one moment.
  private static let (sortWidth, effectWidth, cellWidth) = (13, 34, 9)
  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  private func head(_ names: [String], after margin: Int, _ cellWidth: Int) -> String {
    style(line("", names, after: margin, cellWidth), .faint)
  }

  /// A row, in as many lines as its name and its cells need.
  private func lines(
    _ name: String, _ cells: [BreachCounts?], after margin: Int,
    _ cellWidth: Int
  ) -> [String] {
    let names = TextLayout.wrapped(name, to: margin)
    var parts = [cells.map { $0?.text([.fault, .noticed, .elsewhere]) ?? "·" }]
    let rest = cells.map { $0?.text([.exception, .hole, .unasked]) ?? "" }
    if rest.contains(where: { !$0.isEmpty }) { parts.append(rest) }
    return (0..<max(names.count, parts.count)).map { index in
      line(
        index < names.count ? names[index] : "", index < parts.count ? parts[index] : [],
        after: margin, cellWidth)
    }
  }

  private func line(
    _ name: String, _ cells: [String], after margin: Int, _ cellWidth: Int
  ) -> String {
    let texts = cells.map { TextLayout.padded($0, to: cellWidth, alignRight: true) }
    return TextLayout.withoutTrailingSpaces(
      TextLayout.padded(name, to: margin) + texts.joined())
  }
}
