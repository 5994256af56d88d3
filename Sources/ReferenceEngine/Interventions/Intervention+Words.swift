/// Interventions as words, such as `the user clicks + in the background: all that wait are lost`.
extension Intervention {
  /// Reads an intervention: the occasion, circumstances that are joined by plus signs, and after a colon the
  /// effect.
  ///
  /// - Throws: ``UnknownWords`` for the first part that nobody knows.
  package init(words: String) throws(UnknownWords) {
    let sides = words.split(separator: ": ", maxSplits: 1).map(String.init)
    guard sides.count == 2 else { throw UnknownWords(words: words, sort: "intervention") }
    let isAfterwards = sides[0].hasPrefix(Self.afterwards)
    let moment = sides[0].dropFirst(isAfterwards ? Self.afterwards.count : 0)
    let parts = moment.split(separator: " + ").map(String.init)
    let occasion: Occasion = try Self.read(parts.first ?? "", as: "occasion")
    var circumstances: [Circumstance] = []
    for part in parts.dropFirst() {
      circumstances.append(try Self.read(part, as: "circumstance"))
    }
    self.init(
      occasion, afterwards: isAfterwards, circumstances, try Self.read(sides[1], as: "effect"))
  }

  /// The words from which it can be read.
  package var words: String {
    let parts = [occasion.rawValue] + circumstances.map(\.rawValue)
    return (isAfterwards ? Self.afterwards : "") + parts.joined(separator: " + ")
      + ": \(effect.rawValue)"
  }

  private static let afterwards = "after "

  private static func read<Word: RawRepresentable<String>>(
    _ text: String, as sort: String
  ) throws(UnknownWords) -> Word {
    guard let word = Word(rawValue: text) else { throw UnknownWords(words: text, sort: sort) }
    return word
  }
}

/// Words that are none of an ``Intervention``.
package struct UnknownWords: Error, CustomStringConvertible {
  /// The words.
  package let words: String
  /// What they should be: an occasion, a circumstance or an effect.
  package let sort: String

  package var description: String { "“\(words)” is no \(sort)" }
}
