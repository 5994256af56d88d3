/// A piece of a spec as YAML writes it on one line, in flow style.
package indirect enum FlowNode: Hashable, Sendable, CustomStringConvertible {
  /// A word of the format or a number: written as it stands.
  case word(String)
  /// A text of the author's: quoted where YAML would read it as something else.
  case string(String)
  /// A list.
  case list([FlowNode])
  /// A mapping, in order.
  case map([(key: FlowNode, value: FlowNode)])

  /// A mapping with a single entry, as most actions and observations are.
  package static func entry(_ key: String, _ value: FlowNode) -> FlowNode {
    .map([(.word(key), value)])
  }

  /// The node as an item of a list: `{displayed: second}`.
  package var description: String {
    switch self {
    case .word(let word): word
    case .string(let text): Self.scalar(text)
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .map: "{\(bare)}"
    }
  }

  /// The node as it stands on a line of its own, a mapping without its braces: `displayed: second`.
  package var bare: String {
    guard case .map(let entries) = self else { return description }
    return entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// Tells whether two nodes are written alike.
  package static func == (left: FlowNode, right: FlowNode) -> Bool {
    left.description == right.description
  }

  /// Hashes what is written.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension FlowNode {
  /// Returns a text as a YAML scalar, in double quotes where it is not plainly a text.
  package static func scalar(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Tells whether YAML 1.1 and 1.2 both read the text, unquoted and in flow style, as that text.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first == "_" || first.properties.isAlphabetic, last != " "
    else { return false }
    return !otherReadings.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_-./ ".unicodeScalars.contains($0)
      }
  }

  private static let otherReadings: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where VisibleText.needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = digits.count <= 2 ? 2 : digits.count <= 4 ? 4 : 8
        result += length == 2 ? "\\x" : length == 4 ? "\\u" : "\\U"
        result += String(repeating: "0", count: length - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
