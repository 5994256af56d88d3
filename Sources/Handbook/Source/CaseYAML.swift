package import SpecModel
import Wording

/// A case as YAML, on its own: what it has from its file and its variants is written out.
package struct CaseYAML {
  private var lines: [String] = []

  /// How long a line may be before it is broken.
  private static let width = 84

  /// Writes a case as it would appear in a list of cases, without the dash.
  package init(_ item: Case) {
    add("id", .word(item.id.split(separator: "/").dropFirst(2).joined(separator: "-")))
    add("title", text: item.title)
    add("rules", .list(item.rules.map(FlowNode.word)))
    add("profiles", .list(item.profiles.map(FlowNode.word)))
    if case .map(let entries) = item.given.flow, !entries.isEmpty { add("given", item.given.flow) }
    let watched = item.watched
    if !watched.isEmpty { add("watch", .list(watched.map { .word($0.rawValue) })) }
    if !item.messages.isEmpty {
      lines.append("messages:")
      for message in item.messages { add(message.name, message.flow, indent: 2) }
    }
    lines.append("steps:")
    for step in item.steps { add(step) }
  }

  /// The text, with a line feed at its end.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ step: Step) {
    let isBare = step.expectations.isEmpty && step.stack == nil && step.note == nil
    if step.actions.count == 1, let action = step.actions.first {
      // A step of one action needs no `do`, unless something is beside a bare word.
      switch action.flow {
      case .map(let entries) where entries.count == 1:
        add("- \(entries[0].key)", entries[0].value, indent: 2)
      case let flow: lines.append(isBare ? "  - \(flow)" : "  - do: [\(flow)]")
      }
    } else {
      add("- do", .list(step.actions.map(\.flow)), indent: 2)
    }
    if let note = step.note { add("note", text: note, indent: 4) }
    if !step.expectations.isEmpty {
      add("expect", .list(step.expectations.map(\.flow)), indent: 4)
    }
    if let stack = step.stack { add("stack", .list(stack.map(FlowNode.string)), indent: 4) }
  }

  /// Adds a sentence.
  private mutating func add(_ key: String, text: String, indent: Int = 0) {
    let scalar = Self.isPlain(text) ? text : FlowNode.string(text).description
    lines.append(String(repeating: " ", count: indent) + "\(key): \(scalar)")
  }

  /// Adds a key and its value: on one line where they fit, else in block style.
  private mutating func add(_ key: String, _ value: FlowNode, indent: Int = 0) {
    let space = String(repeating: " ", count: indent)
    let line = "\(space)\(key): \(value)"
    guard line.count > Self.width else { return lines.append(line) }
    // What belongs to an item of a list is below the item, not below its dash.
    let inner = indent + (key.hasPrefix("- ") ? 4 : 2)
    switch value {
    case .word, .string: lines.append(line)
    case .map(let entries):
      lines.append("\(space)\(key):")
      for entry in entries { add(entry.key.description, entry.value, indent: inner) }
    case .list(let items):
      lines.append("\(space)\(key):")
      for item in items {
        if case .map(let entries) = item, entries.count == 1 {
          add("- \(entries[0].key)", entries[0].value, indent: inner)
        } else {
          lines.append(String(repeating: " ", count: inner) + "- \(item)")
        }
      }
    }
  }

  /// Tells whether a sentence may be written without quotes at the end of a line.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter, text.last != " ",
      !text.contains(": "), !text.contains(" #"), !text.hasSuffix(":"), text.contains(" ")
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}

extension Case {
  /// The kinds that the case asserts though no expectation names them.
  fileprivate var watched: [Observation.Kind] {
    let named = steps.reduce(into: Set<Observation.Kind>([.displayed, .stack])) {
      for expectation in $1.expectations { $0.formUnion(expectation.kinds) }
    }
    return Observation.Kind.allCases.filter { asserts.contains($0) && !named.contains($0) }
  }
}
