/// A version made of numbers: 1.10 follows 1.9, and 2.0-beta comes before 2.0.
struct EngineVersion: Comparable {
  private let numbers: [Int]
  /// The text after the numbers: `-beta`, `+17`.
  private let suffix: Substring

  /// Parses a version; `nil` if it has another form, such as the hash of a commit.
  init?(_ text: String) {
    guard let match = text.prefixMatch(of: /[vV]?(\d+(?:\.\d+)*)(?:$|(?=[-+]))/) else { return nil }
    let parts = match.1.split(separator: ".")
    numbers = parts.compactMap { Int($0) }
    suffix = text[match.range.upperBound...]
    if numbers.count < parts.count { return nil }
  }

  /// Whether it is a version before the release with its number.
  private var isEarly: Bool { suffix.hasPrefix("-") }

  static func == (one: Self, other: Self) -> Bool { !(one < other) && !(other < one) }

  static func < (one: Self, other: Self) -> Bool {
    for place in 0..<max(one.numbers.count, other.numbers.count) {
      let left = place < one.numbers.count ? one.numbers[place] : 0
      let right = place < other.numbers.count ? other.numbers[place] : 0
      if left != right { return left < right }
    }
    if one.isEarly != other.isEarly { return one.isEarly }
    return isOrdered(one.suffix, other.suffix)
  }

  /// Compares suffixes part by part: numbers by value, and before words.
  private static func isOrdered(_ one: Substring, _ other: Substring) -> Bool {
    let (left, right) = (parts(of: one), parts(of: other))
    for (mine, theirs) in zip(left, right) where mine != theirs {
      switch (Int(mine), Int(theirs)) {
      case (let mine?, let theirs?) where mine != theirs: return mine < theirs
      case (_?, nil): return true
      case (nil, _?): return false
      default: return mine < theirs
      }
    }
    return left.count < right.count
  }

  private static func parts(of suffix: Substring) -> [Substring] {
    suffix.split { "-+.".contains($0) }
  }
}
