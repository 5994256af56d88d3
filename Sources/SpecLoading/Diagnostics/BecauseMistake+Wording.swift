import SpecModel

extension Because.Mistake {
  /// What is wrong with the words.
  var message: String {
    switch self {
    case .unknownPlaceholder(let name): "`{\(name)}` is not a placeholder"
    case .unmatched(let character): "the `\(character)` in these words has no counterpart"
    case .nestedBrackets: "these words have brackets within brackets"
    }
  }

  /// How to fix it.
  var hint: String {
    switch self {
    case .unknownPlaceholder(let name):
      Suggestion.nearest(to: name, among: Self.known).map { "did you mean `{\($0)}`?" }
        ?? "placeholders are: " + Mistake.enumeration(Self.known.map { "{\($0)}" })
    case .unmatched("{"), .unmatched("}"): "braces are for placeholders, such as `{messages}`"
    case .unmatched, .nestedBrackets:
      "brackets are for what is left out if nothing else is named: `late[ by {value}]`"
    }
  }

  private static let known = Because.Placeholder.allCases.map(\.rawValue)
}
