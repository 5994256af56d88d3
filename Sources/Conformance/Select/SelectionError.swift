/// The reason why a selection, or a part of it, selects nothing.
public enum SelectionError: Error, Hashable, Sendable {
  /// A selector matches nothing in the suite; `known` lists what it could have matched.
  case unknown(Sort, String, known: [String])
  /// A selector matches nothing now; `places` have the cases that it matched before they were moved.
  case moved(String, to: [Place])
  /// The engine does not follow the profile.
  case profileNotFollowed(String, engine: String, follows: [String])
  /// Every selector matches something, but no case matches all sorts.
  case nothingSelected(profiles: [String])

  /// A file that has cases which were moved.
  public struct Place: Hashable, Sendable {
    /// The id of the file, which selects all of its cases.
    public let file: String
    /// How many of its cases were moved to it.
    public let cases: Int

    /// Names a file and a number of its cases.
    package init(file: String, cases: Int) {
      (self.file, self.cases) = (file, cases)
    }
  }

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
