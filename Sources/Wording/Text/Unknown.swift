import SpecModel

/// A name that names nothing, and what it could have named.
package struct Unknown: Error, Hashable, Sendable {
  /// What sort of thing was named: `rule`.
  package var sort: String
  /// The name.
  package var name: String
  /// What there is.
  package var known: [String]
  /// What it would have been a part of, if anything: the question of an answer.
  package var owner: String?

  /// Creates an unknown name.
  package init(sort: String, name: String, known: [String], owner: String? = nil) {
    self.sort = sort
    self.name = name
    self.known = known
    self.owner = owner
  }

  /// How many names are listed where there are no more.
  private static let few = 12

  /// The message, with advice, in lines; names in it are visible.
  package var text: String { text(listedWith: []) }

  /// The message, with advice, in lines; names in it are visible.
  ///
  /// - Parameter options: The options with which `iamspec list` lists the same suite.
  package func text(listedWith options: [String]) -> String {
    let place = owner.map { " to `\($0.visible)`" } ?? ""
    var lines = ["there is no \(sort) `\(name.visible)`\(place)"]
    if let likely = Suggestion.likeliest(to: name, among: known) {
      lines.append("did you mean `\(likely.visible)`?")
    } else if !known.isEmpty, known.count <= Self.few {
      let verb = known.count == 1 ? "there is" : "there are"
      return "\(lines[0])\n\(verb): \(known.map(\.visible).joined(separator: ", "))"
    }
    if let subject {
      let command = (["iamspec", "list", subject] + options.map(ReplayCommand.quoted))
        .joined(separator: " ")
      lines.append("`\(command.visible)` lists them all")
    }
    return lines.joined(separator: "\n")
  }

  /// What `iamspec list` calls such names.
  private var subject: String? {
    switch sort {
    case "case": "cases"
    case "rule", "chapter": "rules"
    case "profile": "profiles"
    case "fault": "faults"
    case "open question", "answer": "questions"
    default: nil
    }
  }
}
