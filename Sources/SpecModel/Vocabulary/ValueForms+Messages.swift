extension ValueForms {
  /// Tells whether values of a shape can name messages.
  package func namesMessages(_ shape: ValueShape) -> Bool {
    var outer: Set<String> = []
    return namesMessages(shape, within: &outer)
  }

  /// Tells the same of a shape that may contain itself.
  ///
  /// - Parameter known: The names of the shapes that were looked at.
  private func namesMessages(_ shape: ValueShape, within known: inout Set<String>) -> Bool {
    if case .named(let name) = shape, !known.insert(name).inserted { return false }
    switch vocabulary.resolved(shape) {
    case .plain(let plain): return plain == .message
    case .named, .words: return false
    case .list(let element): return namesMessages(element, within: &known)
    case .map(let by, let element):
      return by == .message || namesMessages(element, within: &known)
    case .members(let members, _): return namesMessages(members.map(\.shape), &known)
    case .variants(let variants):
      let arguments = variants.variants.compactMap { self.shape(of: $0) }
      return namesMessages(variants.members.map(\.shape) + arguments, &known)
    case .either(let alternatives): return namesMessages(alternatives.map(\.shape), &known)
    }
  }

  private func namesMessages(_ shapes: [ValueShape], _ known: inout Set<String>) -> Bool {
    for shape in shapes where namesMessages(shape, within: &known) { return true }
    return false
  }

  /// Returns a value without a message; `nil` if nothing is left that has its shape.
  package func without(
    _ message: String, in value: WordValue, of shape: ValueShape
  ) -> WordValue? {
    switch (vocabulary.resolved(shape), value) {
    case (.plain(.message), .text(message)): return nil
    case (.list(let element), .list(let values)):
      return .list(values.compactMap { without(message, in: $0, of: element) })
    case (.map(let by, let element), .members(let values)):
      let others = values.compactMapValues { without(message, in: $0, of: element) }
      return .members(by == .message ? others.filter { $0.key != message } : others)
    case (.members(let members, _), .members(let values)):
      var left = values
      for member in members {
        guard let value = values[member.name] else { continue }
        left[member.name] = without(message, in: value, of: member.shape)
        if left[member.name] == nil, !member.presence.maybeMissing { return nil }
      }
      return .members(completed(left, members))
    case (.variants, _):
      return messages(in: value, of: shape).contains(message) ? nil : value
    case (.either(let alternatives), _):
      return alternatives.first { accepts(value, $0.shape) }.flatMap {
        without(message, in: value, of: $0.shape)
      }
    default: return value
    }
  }
}

extension Word {
  /// Returns the word without a message; `nil` if it says nothing without it.
  package func without(_ message: String) -> Word? {
    guard let meaning else { return self }
    return meaning.forms.without(message, in: .members(members), of: meaning.shape)?.members
      .map(with)
  }
}
