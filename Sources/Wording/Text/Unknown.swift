import SpecModel

/// An unknown name, and the names that exist.
package struct Unknown: Error, Hashable, Sendable {
  /// What the name stands for: `rule`.
  package var sort: String
  /// The name.
  package var name: String
  /// The names that exist.
  package var known: [String]
  /// What the name would belong to, if anything: the question of an answer.
  package var owner: String?

  /// Creates an unknown name.
  package init(sort: String, name: String, known: [String], owner: String? = nil) {
    self.sort = sort
    self.name = name
    self.known = known
    self.owner = owner
  }

  /// The largest number of names that are all listed.
  private static let few = 12

  /// The message with advice, in lines; names in it are escaped.
  package var text: String { text(listedWith: []) }

  /// The message with advice, in lines; names in it are escaped.
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

  /// The word for such names in `iamspec list`.
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
