/// The reason why a selection, or a part of it, selects nothing.
public enum SelectionError: Error, Hashable, Sendable {
  /// A selector matches nothing in the suite; `known` lists what it could have matched.
  case unknown(Sort, String, known: [String])
  /// The engine does not follow the profile.
  case profileNotFollowed(String, engine: String, follows: [String])
  /// Every selector matches something, but no case matches all sorts.
  case nothingSelected(profiles: [String])

  /// The sorts of selector.
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
