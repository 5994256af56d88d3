import SpecModel

/// The names that messages of a trace get in a case, where names have a form of their own.
struct CaseNames {
  private var names: [String: String] = [:]

  /// Finds a name for each message: its own if it can be one, otherwise one that resembles it.
  init(for messages: [Message]) {
    var taken = Set(messages.map(\.name).filter(Self.isName))
    for message in messages where !Self.isName(message.name) {
      let base = Self.name(resembling: message.name)
      var (name, number) = (base, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(base)_\(number)"
      }
      names[message.name] = name
    }
  }

  /// Whether a case can have a message of this name.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= longest else {
      return false
    }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func name(resembling text: String) -> String {
    var name: [UInt8] = []
    for byte in text.lowercased().utf8.prefix(longest) {
      if isLetter(byte) || isDigit(byte) {
        name.append(byte)
      } else if let last = name.last, last != UInt8(ascii: "_") {
        name.append(UInt8(ascii: "_"))
      }
    }
    while name.last == UInt8(ascii: "_") { name.removeLast() }
    let word = String(decoding: name, as: UTF8.self)
    return name.first.map(isLetter) == true ? word : word.isEmpty ? "message" : "message_\(word)"
  }

  /// The length beyond which a name is shortened: nobody reads more.
  private static let longest = 60

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

// MARK: - Renaming

extension CaseNames {
  /// Returns a case with these names.
  func applied(to item: Case) -> Case {
    guard !names.isEmpty else { return item }
    var item = item
    item.given.host.choices = applied(to: item.given.host.choices)
    item.messages = item.messages.map { message in
      var message = message
      message.name = self[message.name]
      return message
    }
    item.steps = item.steps.map { step in
      var step = step
      step.actions = step.actions.map(applied)
      step.expectations = step.expectations.map(applied)
      step.stack = step.stack?.map { self[$0] }
      return step
    }
    return item
  }

  private subscript(name: String) -> String { names[name] ?? name }

  private func applied(to choices: [String: DisplayChoice]) -> [String: DisplayChoice] {
    Dictionary(choices.map { (self[$0.key], $0.value) }) { first, _ in first }
  }

  private func applied(to action: Action) -> Action {
    let argument: Action.Argument =
      switch action.argument {
      case .campaigns(let names): .campaigns(names.map { self[$0] })
      case .message(let name): .message(self[name])
      case .choice(.messages(let choices)): .choice(.messages(applied(to: choices)))
      case .word(let word): .word(renamed(word))
      case let other: other
      }
    return Action(action.kind, argument) ?? action
  }

  private func applied(to expectation: Expectation) -> Expectation {
    switch expectation {
    case .observation(let observation): .observation(applied(to: observation))
    case .anyOrder(let entries): .anyOrder(entries.map(applied))
    case .oneOf(let sequences): .oneOf(sequences.map { $0.map(applied) })
    }
  }

  private func renamed(_ word: Word) -> Word {
    word.renamingMessages(
      Dictionary(word.messages.map { ($0, self[$0]) }) { first, _ in first })
  }

  private func applied(to observation: Observation) -> Observation {
    let argument: Observation.Argument =
      switch observation.parts.argument {
      case .message(let name): .message(self[name])
      case .extras(let name, let extras): .extras(self[name], extras)
      case .reason(let name, let reason): .reason(self[name], reason)
      case .stack(let names): .stack(names.map { self[$0] })
      case .word(let word): .word(renamed(word))
      case let other: other
      }
    return Observation(observation.kind, argument) ?? observation
  }
}
