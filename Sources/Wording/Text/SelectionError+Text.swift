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
    case .moved(let selector, let places): Self.text(of: selector, movedTo: places)
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

  /// The largest number of places that are listed.
  private static let few = 12

  private static func text(of selector: String, movedTo places: [Place]) -> String {
    let count = places.reduce(0) { $0 + $1.cases }
    let moved = count == 1 ? "its case was moved" : "its \(count) cases were moved"
    let first = "there is no `\(selector.visible)` any more: \(moved)"
    if places.count == 1, let place = places.first { return "\(first) to \(place.file.visible)" }
    let lines = places.prefix(few).map { "\($0.cases) to \($0.file.visible)" }
    let more = places.count - few
    return ([first] + lines + (more > 0 ? ["and to \(NumberText.count(more, "more file"))"] : []))
      .joined(separator: "\n")
  }
}
