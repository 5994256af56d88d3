extension ValueForms {
  /// Tells whether values of a shape can name messages.
  package func namesMessages(_ shape: ValueShape) -> Bool {
    switch vocabulary.resolved(shape) {
    case .plain(let plain): plain == .message
    case .named, .words: false
    case .list(let element): namesMessages(element)
    case .map(let by, let element): by == .message || namesMessages(element)
    case .members(let members, _): members.contains { namesMessages($0.shape) }
    case .variants(let variants): variants.members.contains { namesMessages($0.shape) }
    case .either(let alternatives): alternatives.contains { namesMessages($0.shape) }
    }
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
