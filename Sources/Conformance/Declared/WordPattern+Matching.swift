import SpecModel

extension WordPattern {
  /// Tells whether an event is one of these.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - it: The message that the monitor calls `it`.
  func matches(_ event: SeenEvent, it: String?) -> Certainty {
    guard event.word == word, event.isAction == isAction else { return .no }
    if namesIt, let it, !event.messages.contains(it) { return .no }
    var certainty = Certainty.certain
    for (name, member) in members {
      guard let value = event.value(of: name) else {
        // An engine may leave out what it does not know; an action says all that there is.
        if isAction { return .no }
        certainty = .possible
        continue
      }
      if !member.matches(value, it: it) { return .no }
    }
    return certainty
  }

  /// The pattern as a spec writes it, for one message.
  func text(it: String?) -> String {
    let detail = members.compactMap { member in
      switch member.value {
      case .it: it
      case .ofIt, .value: member.value.scalar
      }
    }.sorted().joined(separator: ", ")
    let rest = detail.isEmpty && namesIt ? it ?? "" : detail
    return rest.isEmpty ? word : "\(word): \(rest)"
  }
}

extension WordPattern.Member {
  fileprivate func matches(_ value: WordValue, it: String?) -> Bool {
    switch (self, value) {
    case (.value(let wanted), _): wanted == value
    case (.it, .text(let name)): name == it
    case (.it, .list(let names)): names.contains { $0.text == it }
    case (.it, .members(let members)): it.map { members[$0] != nil } ?? false
    case (.ofIt(let wanted), .members(let members)): it.map { members[$0] == wanted } ?? false
    default: false
    }
  }

  /// The value in words, if it is short.
  fileprivate var scalar: String? {
    switch self {
    case .value(.text(let text)), .ofIt(.text(let text)): text
    case .value(.number(let number)), .ofIt(.number(let number)):
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .value(.flag(let flag)), .ofIt(.flag(let flag)): "\(flag)"
    case .it, .ofIt, .value: nil
    }
  }
}
