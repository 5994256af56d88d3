import SpecModel

extension PropertyFilter {
  /// Returns a filter for one property, or a combination of a few such filters.
  static func random(_ random: inout SeededGenerator) -> PropertyFilter {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<65: return part(&random)
    case ..<80: return .all(parts(&random))
    case ..<95: return .any(parts(&random))
    case ..<98: return .all([.any(parts(&random)), part(&random)])
    default: return .any([.all(parts(&random)), part(&random)])
    }
  }

  private static func parts(_ random: inout SeededGenerator) -> [PropertyFilter] {
    let count = random.pick([(1, 1), (5, 2), (4, 3)]) ?? 2
    return (0..<count).map { _ in part(&random) }
  }

  private static func part(_ random: inout SeededGenerator) -> PropertyFilter {
    let property = random.pick(RandomMessages.properties, or: RandomMessages.property)
    if random.happens(15) {
      return .presence(property: property, isPresent: random.happens(50))
    }
    return .comparison(property: property, comparison(of: property, &random))
  }

  /// Returns a comparison that fits a property; each property has values of one kind.
  private static func comparison(
    of property: String, _ random: inout SeededGenerator
  ) -> Comparison {
    switch property {
    case "sale":
      let value = PropertyValue.boolean(random.happens(50))
      return random.happens(50) ? .equals(value) : .notEquals(value)
    case "day":
      // Noon: a time that differs by a minute or some hours is on the same day.
      let noon = 1_767_268_800
      return random.pick(
        [
          .before(secondsSince1970: noon), .after(secondsSince1970: noon),
          .equals(.date(secondsSince1970: noon)), .notEquals(.date(secondsSince1970: noon)),
        ], or: .before(secondsSince1970: noon))
    case "size":
      let value = PropertyValue.string("Large")
      if random.happens(60) { return random.happens(60) ? .equals(value) : .notEquals(value) }
      return .matches(pattern: random.pick(PatternSamples.all, or: PatternSamples.plain).pattern)
    default:
      let limit = random.pick([0, 1, 2, 9], or: 1.0)
      return random.pick(
        [
          .equals(.number(limit)), .notEquals(.number(limit)), .greaterThan(limit),
          .atLeast(limit), .lessThan(limit), .atMost(limit),
        ], or: .atLeast(limit))
    }
  }
}

/// A pattern, and texts on both sides of its edge: some that it matches, and some that it just
/// misses.
struct PatternSamples {
  let pattern: String
  let texts: [String]

  static let plain = PatternSamples(pattern: "Lar", texts: ["Large", "lar"])

  /// One pattern for each special character.
  static let all = [
    plain,
    PatternSamples(pattern: "^Lar", texts: ["Large", "a Large"]),
    PatternSamples(pattern: "rge$", texts: ["Large", "Larger"]),
    PatternSamples(pattern: "L.r", texts: ["Large", "Lr", "L.r"]),
    PatternSamples(pattern: "La*r", texts: ["Lr", "Laar", "La*r"]),
    PatternSamples(pattern: "La+r", texts: ["Lr", "Laar", "La+r"]),
    PatternSamples(pattern: "^La?r", texts: ["Lr", "Laar", "Lar"]),
    PatternSamples(pattern: "Large|Small", texts: ["Large", "Small", "Large|Small"]),
    PatternSamples(pattern: "L[ao]r", texts: ["Lor", "Lur", "L[ao]r"]),
  ]
}
