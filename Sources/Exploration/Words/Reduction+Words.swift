import SpecModel

extension Given {
  /// The starting states with one declared key as it usually is.
  var simplerKeys: [Given] {
    guard let words = own.words else { return [] }
    return words.simpler(own.values, WordScripts.members(words, \.given)).map { values in
      var given = self
      given.own.values = values
      return given
    }
  }

  /// The starting state in which the app is in another place.
  func with(_ app: AppState) -> Given {
    var given = self
    given.app = app
    return given
  }

  /// Removes what is said about a message.
  mutating func forget(_ message: String) {
    guard let words = own.words else { return }
    let shape = ValueShape.members(WordScripts.members(words, \.given), short: nil)
    let left = words.forms.without(message, in: .members(own.values), of: shape)
    own.values = left?.members ?? own.values
  }
}

extension Message {
  /// The messages with one declared key as it usually is, or with less in it.
  var simplerKeys: [Message] {
    guard let words = own.words else { return [] }
    return words.simpler(own.values, WordScripts.members(words, \.messages)).map { values in
      var message = self
      message.own.values = values
      return message
    }
  }
}

extension Word {
  /// The words of the same name with less detail.
  var simpler: [Word] {
    guard let meaning else { return [] }
    return meaning.forms.simpler(.members(members), of: meaning.shape).compactMap {
      $0.members.map(with)
    }
  }
}

extension SuiteWords {
  /// Values of which one is as usual, or has less in it.
  fileprivate func simpler(
    _ values: [String: WordValue], _ members: [DeclaredMember]
  ) -> [[String: WordValue]] {
    forms.simpler(.members(values), of: .members(members, short: nil)).compactMap(\.members)
  }
}

extension ValueForms {
  /// Returns values of a shape that have less in them; none is larger, so that this ends.
  fileprivate func simpler(_ value: WordValue, of shape: ValueShape) -> [WordValue] {
    switch (vocabulary.resolved(shape), value) {
    case (.list(let element), .list(let values)):
      return values.indices.flatMap { place -> [WordValue] in
        var fewer = values
        fewer.remove(at: place)
        return [.list(fewer)]
          + simpler(values[place], of: element).map { part in
            var changed = values
            changed[place] = part
            return .list(changed)
          }
      }
    case (.map(_, let element), .members(let values)):
      return values.sorted { $0.key < $1.key }.flatMap { key, value -> [WordValue] in
        [.members(values.filter { $0.key != key })]
          + simpler(value, of: element).map { .members(values.merging([key: $0]) { $1 }) }
      }
    case (.members(let members, _), .members(let values)):
      return members.flatMap { simpler(values, at: $0) }
    case (.either(let alternatives), _):
      return alternatives.first { accepts(value, $0.shape) }.map {
        simpler(value, of: $0.shape)
      } ?? []
    default: return []
    }
  }

  private func simpler(
    _ values: [String: WordValue], at member: DeclaredMember
  ) -> [WordValue] {
    guard let value = values[member.name] else { return [] }
    let usual = member.presence.usual.flatMap { self.value(of: $0, as: member.shape) }
    if value == usual { return [] }
    let bare: [WordValue] =
      member.presence.maybeMissing
      ? [.members(completed(values.filter { $0.key != member.name }, [member]))] : []
    return bare
      + simpler(value, of: member.shape).map { .members(values.merging([member.name: $0]) { $1 }) }
  }
}
