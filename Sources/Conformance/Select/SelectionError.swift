/// A selection that selects nothing, in whole or in part.
public enum SelectionError: Error, Hashable, Sendable {
  /// A selector names nothing of the suite; `known` is what it could have named.
  case unknown(Sort, String, known: [String])
  /// The engine does not follow the profile.
  case profileNotFollowed(String, engine: String, follows: [String])
  /// Every selector names something, but no case is named by all sorts at once.
  case nothingSelected(profiles: [String])

  /// What a selector names.
  public enum Sort: String, Hashable, Sendable {
    case `case`
    case rule
    case chapter
    case profile
  }
}
