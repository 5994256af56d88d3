/// A breach in the words of the author of a monitor: `` `{it}` is shown {found} times, and not {limit} ``.
package struct BreachWords: Hashable, Sendable {
  /// The words, as they are written.
  package let text: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case words(String)
    case value(Value)
  }

  /// What stands in braces.
  package enum Value: String, Hashable, Sendable, CaseIterable {
    /// The name of the message that the monitor is about.
    case it
    /// What was seen, as a case writes it: `displayed: sale`.
    case seen
    /// The number or the span that the monitor demands.
    case limit
    /// The number or the span that was found instead.
    case found
  }

  /// Why a text is not the words of a breach.
  package enum Mistake: Error, Hashable, Sendable {
    /// A brace without its partner.
    case malformed(PhraseTemplate.Mistake)
    /// A name in braces that is none of the values.
    case unknown(String)
  }

  /// Reads words.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - values: The values that there are.
  /// - Throws: ``Mistake`` if braces do not fit, or name something else.
  package init(_ text: String, with values: Set<Value>) throws(Mistake) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { "{}".contains($0) }) {
      guard rest[open] == "{" else { throw .malformed(.unopened("}")) }
      guard let close = rest[open...].firstIndex(of: "}") else { throw .malformed(.unclosed("{")) }
      let name = String(rest[rest.index(after: open)..<close])
      guard let value = Value(rawValue: name), values.contains(value) else { throw .unknown(name) }
      parts += [.words(String(rest[..<open])), .value(value)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.words(String(rest))]
  }

  /// The words with the values of a breach.
  package func filled(_ values: [Value: String]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .value(let value): values[value] ?? "?"
      }
    }.joined()
  }
}

extension DeclaredMonitor {
  /// The values that the words of a breach can have.
  package var valuesOfBreach: Set<BreachWords.Value> {
    let ofDemand: Set<BreachWords.Value> =
      switch demand {
      case .never, .only, .each: [.seen]
      case .atMost, .atLeast: [.seen, .limit, .found]
      case .due: []
      }
    return isForEachMessage ? ofDemand.union([.it]) : ofDemand
  }
}
