import SpecModel

/// The values that cases of a suite use, by their shape, and values near them.
struct ValuePool: Sendable {
  private let forms: ValueForms
  private var values: [ValueShape: [WordValue]] = [:]

  /// Creates a pool without values.
  init(_ forms: ValueForms) {
    self.forms = forms
  }

  // MARK: Collecting

  /// Adds a value and all that is in it.
  mutating func add(_ value: WordValue, of shape: ValueShape) {
    let shape = forms.vocabulary.resolved(shape)
    // The messages of one case are not those of another.
    if !forms.namesMessages(shape) { note(value, of: shape) }
    switch (shape, value) {
    case (.plain(let plain), _):
      // What a condition asks for is worth being said.
      if plain.isValue { note(value, of: .plain(.value)) }
    case (.list(let element), .list(let values)):
      for value in values { add(value, of: element) }
    case (.map(let by, let element), .members(let values)):
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        add(.text(key), of: .plain(by))
        add(value, of: element)
      }
    case (.members(let members, _), .members(let values)): add(values, members)
    case (.variants(let variants), _):
      add(value.members ?? [:], variants.members)
      if let (word, argument) = forms.variant(of: value, among: variants), let argument,
        let shape = forms.shape(of: word)
      {
        add(argument, of: shape)
      }
    case (.either(let alternatives), _):
      if let one = alternatives.first(where: { forms.accepts(value, $0.shape) }) {
        add(value, of: one.shape)
      }
    default: break
    }
  }

  /// Adds the values of declared keys.
  mutating func add(_ values: [String: WordValue], _ members: [DeclaredMember]) {
    for member in members {
      if let value = values[member.name] { add(value, of: member.shape) }
    }
  }

  private mutating func note(_ value: WordValue, of shape: ValueShape) {
    if values[shape]?.contains(value) != true { values[shape, default: []].append(value) }
  }

  // MARK: Making

  /// How deep made values are within each other; shapes may contain themselves.
  private static let deepest = 5

  /// Makes a value: mostly one that a case has, or one near it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - messages: The messages that it may name.
  ///   - depth: In how many other values it is.
  func value(
    of shape: ValueShape, naming messages: [String], at depth: Int = 0,
    _ random: inout SeededGenerator
  ) -> WordValue? {
    let shape = forms.vocabulary.resolved(shape)
    if !forms.namesMessages(shape), random.happens(70),
      let known = values[shape]?.randomElement(using: &random)
    {
      return random.happens(25) ? near(known, of: shape, naming: messages, &random) : known
    }
    return anew(shape, naming: messages, at: depth, &random)
  }

  /// Makes a value that need not be in any case.
  private func anew(
    _ shape: ValueShape, naming messages: [String], at depth: Int = 0,
    _ random: inout SeededGenerator
  ) -> WordValue? {
    let inner = depth + 1
    if inner > Self.deepest, shape.hasParts {
      return values[shape]?.randomElement(using: &random) ?? shape.emptyValue
    }
    switch shape {
    case .plain(.message): return messages.randomElement(using: &random).map(WordValue.text)
    case .plain: return values[shape]?.randomElement(using: &random)
    case .words(let choices, _): return choices.randomElement(using: &random).map { .text($0.name) }
    case .list(let element):
      if forms.vocabulary.resolved(element) == .plain(.message) {
        let some = messages.filter { _ in random.happens(60) }
        return .list(some.shuffled(using: &random).map(WordValue.text))
      }
      let count = Int.random(in: 1...2, using: &random)
      return .list(
        (0..<count).compactMap { _ in
          value(of: element, naming: messages, at: inner, &random)
        })
    case .map(let by, let element):
      let count = Int.random(in: 1...2, using: &random)
      var entries: [String: WordValue] = [:]
      for _ in 0..<count {
        guard let key = value(of: .plain(by), naming: messages, &random)?.text,
          let value = value(of: element, naming: messages, at: inner, &random)
        else { continue }
        entries[key] = value
      }
      return .members(entries)
    case .members(let members, _):
      return self.members(members, naming: messages, at: inner, &random).map { .members($0) }
    case .variants(let variants):
      return known(variants, &random)
    case .either(let alternatives):
      return alternatives.randomElement(using: &random).flatMap {
        value(of: $0.shape, naming: messages, at: inner, &random)
      }
    case .named: return nil
    }
  }

  /// A variant that a case has, or one without an argument.
  private func known(
    _ variants: DeclaredVariants, _ random: inout SeededGenerator
  ) -> WordValue? {
    let bare = variants.variants.filter { $0.takes == .nothing && variants.members.isEmpty }
    let words: [WordValue] = bare.map { word in
      variants.wireTag.map { .members([$0: .text(word.name)]) } ?? .text(word.name)
    }
    return ((values[.variants(variants)] ?? []) + words).randomElement(using: &random)
  }

  /// Makes the values of declared keys; `nil` if one that must be there cannot be made.
  private func members(
    _ members: [DeclaredMember], naming messages: [String], at depth: Int,
    _ random: inout SeededGenerator
  ) -> [String: WordValue]? {
    var values: [String: WordValue] = [:]
    for member in members where !member.presence.maybeMissing || random.happens(60) {
      if let value = value(of: member.shape, naming: messages, at: depth, &random) {
        values[member.name] = value
      } else if !member.presence.maybeMissing {
        return nil
      }
    }
    return forms.completed(values, members)
  }

  // MARK: Changing

  /// Changes a value a little: a part of it, or all of it.
  func near(
    _ value: WordValue, of shape: ValueShape, naming messages: [String],
    _ random: inout SeededGenerator
  ) -> WordValue {
    let shape = forms.vocabulary.resolved(shape)
    func other() -> WordValue { anew(shape, naming: messages, &random) ?? value }
    switch (shape, value) {
    case (.plain(let plain), _):
      return random.happens(60) ? plain.near(value, &random) : other()
    case (.list(let element), .list(var values)):
      guard let place = values.indices.randomElement(using: &random) else { return other() }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: values.remove(at: place)
      case 1: values.swapAt(place, values.startIndex)
      case 2:
        if let more = self.value(of: element, naming: messages, &random) {
          values.insert(more, at: place)
        }
      default: values[place] = near(values[place], of: element, naming: messages, &random)
      }
      return .list(values)
    case (.map(_, let element), .members(var values)):
      guard let key = values.keys.sorted().randomElement(using: &random) else { return other() }
      values[key] =
        random.happens(30)
        ? nil : values[key].map { near($0, of: element, naming: messages, &random) }
      return .members(values)
    case (.members(let members, _), .members(let values)):
      return .members(near(values, members, naming: messages, &random))
    case (.variants(let variants), .members(var values)):
      guard random.happens(70), let (word, _) = forms.variant(of: value, among: variants) else {
        return other()
      }
      let own =
        variants.tagOnWire == nil
        ? forms.shape(of: word).map { [DeclaredMember(word.name, $0)] } ?? []
        : forms.members(of: word)
      values = near(values, variants.members + own, naming: messages, &random)
      return .members(values)
    case (.either(let alternatives), _):
      guard random.happens(80),
        let one = alternatives.first(where: { forms.accepts(value, $0.shape) })
      else { return other() }
      return near(value, of: one.shape, naming: messages, &random)
    default: return other()
    }
  }

  /// Changes the value of one of some declared keys.
  func near(
    _ values: [String: WordValue], _ members: [DeclaredMember], naming messages: [String],
    _ random: inout SeededGenerator
  ) -> [String: WordValue] {
    guard let member = members.randomElement(using: &random) else { return values }
    var values = values
    if let value = values[member.name] {
      let isLeftOut = member.presence.maybeMissing && random.happens(20)
      values[member.name] =
        isLeftOut ? nil : near(value, of: member.shape, naming: messages, &random)
    } else {
      values[member.name] = value(of: member.shape, naming: messages, &random)
    }
    return forms.completed(values, members)
  }
}

extension ValueShape {
  /// Whether such a value has others in it.
  fileprivate var hasParts: Bool {
    switch self {
    case .plain, .words: false
    case .named, .list, .map, .members, .variants, .either: true
    }
  }

  /// The value without anything in it; `nil` if the shape has none.
  fileprivate var emptyValue: WordValue? {
    switch self {
    case .list: .list([])
    case .map: .members([:])
    default: nil
    }
  }
}

extension ValueShape.Plain {
  /// Whether such a value can stand where any value can.
  fileprivate var isValue: Bool {
    switch self {
    case .text, .number, .flag, .date, .whole, .name: true
    default: false
    }
  }

  /// A value that is nearly the same.
  fileprivate func near(_ value: WordValue, _ random: inout SeededGenerator) -> WordValue {
    switch (self, value) {
    case (.value, .number(let number)) where number == number.rounded() && random.happens(20):
      return .text("\(Int(number))")
    case (.value, .text(let text)) where random.happens(30):
      return Double(text).map { .number($0) } ?? .text(text.uppercased())
    case (.text, .text(let text)), (.value, .text(let text)):
      let parts = [text.uppercased(), text.lowercased(), "x\(text)", "\(text)x", "x\(text)x"]
      return .text(random.pick(parts, or: text))
    case (.value, .flag(let flag)), (.flag, .flag(let flag)): return .flag(!flag)
    case (.whole, .number(let number)):
      let near = number + random.pick([-1, 1], or: 1)
      return .number(max(Double(Int32.min), min(near, Double(Int32.max))))
    case (.number, .number(let number)), (.value, .number(let number)):
      return .number(number + random.pick([-1, 1], or: 1))
    case (.span, .number(let number)):
      return .number(max(number + random.pick([-1, 1, 1000], or: 1), 0))
    case (.moment, .number(let number)):
      return .number(max(number + random.pick([-1, 1, 1000], or: 1), 1))
    case (.seconds, .number(let number)):
      return .number(max(number + random.pick([-1, 1], or: 1), 0))
    case (.date, .members(let members)), (.value, .members(let members)):
      guard let date = members["date"]?.text.flatMap(CalendarDate.init) else { return value }
      let seconds = date.secondsSince1970 + random.pick([-1, 1, 60], or: 1)
      return WordValue(.date(secondsSince1970: seconds))
    default: return value
    }
  }
}
