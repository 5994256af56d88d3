import SpecModel

/// A name that names nothing, and what it could have named.
struct Unknown {
  /// What sort of thing was named: `rule`.
  var sort: String
  /// The name.
  var name: String
  /// What there is.
  var known: [String]

  /// The message, with a way out.
  var text: String {
    var text = "there is no \(sort) `\(name)`"
    if let nearest = Suggestion.nearest(to: name, among: known) {
      text += "\ndid you mean `\(nearest)`?"
    } else if known.count <= 12 {
      text += "\nthere is: \(known.joined(separator: ", "))"
    }
    return text
  }
}
