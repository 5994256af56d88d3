package import Conformance
import SpecModel

extension SelectionError {
  /// The message, with advice.
  package var text: String { text(listedWith: []) }

  /// The message, with advice.
  ///
  /// - Parameter options: The options with which `iamspec list` lists the same suite.
  package func text(listedWith options: [String]) -> String {
    switch self {
    case .unknown(let sort, let name, let known):
      Unknown(sort: sort.rawValue, name: name, known: known).text(listedWith: options)
    case .profileNotFollowed(let profile, let engine, let follows):
      "\(engine.visible) does not follow the profile `\(profile.visible)`; it follows "
        + follows.map(\.visible).joined(separator: ", ")
    case .nothingSelected(profiles: []):
      "no case is selected: the engine follows none of the suite's profiles\n"
        + "`\((["iamspec", "list", "profiles"] + options).joined(separator: " "))` lists them; "
        + "name an engine that follows one after `--`"
    case .nothingSelected(let profiles):
      "no case is selected: none matches all selectors at once in "
        + profiles.map(\.visible).joined(separator: ", ")
    }
  }
}
