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
    /// Cases: an id, the id of a file or folder, a glob, or `path:line`.
    case `case`
    /// A rule.
    case rule
    /// A chapter.
    case chapter
    /// A profile.
    case profile
  }
}
