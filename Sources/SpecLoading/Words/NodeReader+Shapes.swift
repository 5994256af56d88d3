import SpecModel
import YAMLTree

/// Reads the name of a message at a node: of a message of a class, if one is given.
typealias MessageReading = (NodeReader, MessageClass?) -> String?

/// Values whose form a suite's vocabulary declares, read into the form of the wire.
extension NodeReader {
  /// Reads a value of a declared shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - owner: The word or key that takes the value, for diagnostics.
  ///   - forms: The forms of the vocabulary.
  ///   - message: Reads the name of a message.
  func value(
    of shape: ValueShape, owner: String, _ forms: ValueForms, message: MessageReading
  ) -> WordValue? {
    switch forms.vocabulary.resolved(shape) {
    case .plain(.message):
      return message(self, forms.vocabulary.messageClass(of: shape)).map { .text($0) }
    case .plain(let plain): return self.plain(plain, message: message)
    case .words(let choices, let isOpen):
      return choice(of: choices, isOpen: isOpen, owner: owner).map { .text($0) }
    case .list(let element):
      let errors = context.errorCount
      let values = list("a list") {
        $0.value(of: element, owner: owner, forms, message: message)
      }
      if node.count > CountLimit.entries {
        report(.tooMany("entries", count: node.count, limit: CountLimit.entries))
      }
      return errors == context.errorCount ? values.map { .list($0) } : nil
    case .map(let by, let element):
      return map(by: by, element, owner: owner, forms, message: message)
    case .members(let members, let short):
      return self.members(members, short: short, owner: owner, forms, message: message)
        .map { .members($0) }
    case .variants(let variants):
      return variant(of: variants, owner: owner, forms, message: message)
    case .either(let alternatives):
      guard let one = alternative(among: alternatives, owner, forms, message: message) else {
        return nil
      }
      return value(of: one.shape, owner: owner, forms, message: message)
    // The name of a shape that does not exist has been reported.
    case .named: return nil
    }
  }

  /// Chooses the form that a value has: the one that its outermost keys fit best and, of several, the
  /// first that can be read.
  private func alternative(
    among alternatives: [DeclaredAlternative], _ owner: String, _ forms: ValueForms,
    message: MessageReading
  ) -> DeclaredAlternative? {
    let likenesses = alternatives.map { likeness(to: $0.shape, forms) }
    guard let best = likenesses.max() else { return nil }
    let likely = zip(alternatives, likenesses).filter { $0.1 == best }.map(\.0)
    guard likely.count > 1, context.mayTry() else { return likely.first }
    return likely.first { alternative in
      context.canRead {
        _ = value(of: alternative.shape, owner: owner, forms, message: message)
      }
    } ?? likely.first
  }

  /// How much a value looks like a shape from outside: 0 if it is something else.
  private func likeness(to shape: ValueShape, _ forms: ValueForms, depth: Int = 8) -> Int {
    let isMapping = node.kind == .mapping
    switch forms.vocabulary.resolved(shape) {
    case .named: return 0
    case .plain(.date): return isMapping && node["date"] != nil ? 9 : 0
    case .plain(.value):
      return isMapping ? (node["date"] != nil ? 9 : 0) : node.kind == .scalar ? 2 : 0
    case .plain, .words: return node.kind == .scalar ? 2 : 0
    case .list: return node.kind == .sequence ? 2 : 0
    case .map: return isMapping ? 1 : 0
    case .members(let members, let short):
      if isMapping { return 1 + keys(among: Set(members.map(\.name))) }
      guard let short, depth > 0, let member = members.first(where: { $0.name == short }) else {
        return 0
      }
      return likeness(to: member.shape, forms, depth: depth - 1)
    case .variants(let variants):
      let names = variants.variants.map(\.name)
      if node.kind == .scalar { return names.contains(node.text) ? 3 : 1 }
      let others = variants.members.map(\.name) + [variants.tag].compactMap(\.self)
      return isMapping ? 1 + keys(among: Set(names + others)) : 0
    case .either(let alternatives):
      guard depth > 0 else { return 1 }
      return alternatives.map { likeness(to: $0.shape, forms, depth: depth - 1) }.max() ?? 0
    }
  }

  /// How well the keys of a mapping are those of a shape: 8 if all are, and none if none is or nearly is.
  private func keys(among known: Set<String>) -> Int {
    let keys = node.entries.map(\.key.text)
    if keys.allSatisfy(known.contains) { return keys.isEmpty ? 0 : 8 }
    let good = keys.filter {
      known.contains($0) || Suggestion.nearest(to: $0, among: known.sorted()) != nil
    }
    return good.count * 6 / keys.count
  }

  private func plain(
    _ plain: ValueShape.Plain, message: MessageReading
  ) -> WordValue? {
    switch plain {
    case .text: string(within: .value).map { .text($0) }
    case .name: nonemptyString("a name", within: .name).map { .text($0) }
    case .url: nonemptyString("a URL", within: .url).map { .text($0) }
    case .pattern: pattern().map { .text($0) }
    case .whole: integer(in: Int(Int32.min)...Int(Int32.max)).map { .number(Double($0)) }
    case .number: number().map { .number($0) }
    case .flag: boolean().map { .flag($0) }
    case .span: duration().map { .number(Double($0.milliseconds)) }
    case .moment: longSpan().map { .number(Double($0.milliseconds)) }
    case .seconds: wholeSeconds(of: "this span").map { .number(Double($0)) }
    case .date: date().map { WordValue($0) }
    case .value: propertyValue().map { WordValue($0) }
    case .message: message(self, nil).map { .text($0) }
    }
  }

  /// Reads a moment, which specs write as `{date: …}` wherever a text could stand, too.
  private func date() -> PropertyValue? {
    guard node.kind == .mapping else {
      reportKind("a mapping like `{date: 2026-01-31T12:00:00Z}`")
      return nil
    }
    return propertyValue()
  }

  /// Reads a span that is not zero.
  private func longSpan() -> TimeSpan? {
    guard let span = duration(.positive) else { return nil }
    guard span > .zero else {
      report(.nothingGiven("a span longer than zero"))
      return nil
    }
    return span
  }

  /// Reads one of some words.
  private func choice(of choices: [DeclaredChoice], isOpen: Bool, owner: String) -> String? {
    let known = choices.map(\.name)
    guard isOpen, node.kind == .scalar, !node.isMissing else {
      return choice(of: known, .value(of: owner))
    }
    let text = nonemptyString("a word", within: .name)
    // A reason of an engine's own may be said, but not by mistake.
    if let text, !known.contains(text), Suggestion.nearest(to: text, among: known) != nil {
      report(.unknown(.value(of: owner), text, known: known))
      return nil
    }
    return text
  }

  private func map(
    by: ValueShape.Plain, _ element: ValueShape, owner: String, _ forms: ValueForms,
    message: MessageReading
  ) -> WordValue? {
    var values: [String: WordValue] = [:]
    let errors = context.errorCount
    entries("a mapping") { key, value in
      guard let name = key.plain(by, message: message)?.text,
        let value = value.value(of: element, owner: owner, forms, message: message)
      else { return }
      values[name] = value
    }
    return errors == context.errorCount ? .members(values) : nil
  }

  /// Reads a mapping whose keys are declared, or the value of its short form.
  private func members(
    _ members: [DeclaredMember], short: String?, owner: String, _ forms: ValueForms,
    message: MessageReading
  ) -> [String: WordValue]? {
    if let short, !isLong(short, members, forms),
      let member = members.first(where: { $0.name == short })
    {
      let value = value(of: member.shape, owner: owner, forms, message: message)
      return value.map { forms.completed([short: $0], members) }
    }
    guard node.kind == .mapping else {
      let required = members.filter { !$0.presence.maybeMissing }
      let example = forms.example(of: .members(required.isEmpty ? members : required, short: nil))
      reportKind(
        short == nil
          ? "a mapping with \(Mistake.list(members.map(\.name), "and"))" : "a value of `\(owner)`",
        hint: "write it like `\(example)`")
      return nil
    }
    var values: [String: WordValue] = [:]
    let errors = context.errorCount
    declaredFields(
      of: "`\(owner)`", known: members.map(\.name), required: members.required
    ) { name, value in
      guard let member = members.first(where: { $0.name == name }) else { return false }
      values[name] = value.value(of: member.shape, owner: name, forms, message: message)
      return true
    }
    return errors == context.errorCount ? forms.completed(values, members) : nil
  }

  /// Tells whether a value is the mapping of all members, and not the member that may stand alone.
  private func isLong(_ short: String, _ members: [DeclaredMember], _ forms: ValueForms) -> Bool {
    guard node.kind == .mapping else { return false }
    let shape = members.first { $0.name == short }?.shape
    // Only if the member itself is a mapping, its keys decide.
    if let shape, forms.canBeMapping(shape) { return node[short] != nil }
    return members.count > 1
  }

  private func variant(
    of variants: DeclaredVariants, owner: String, _ forms: ValueForms,
    message: MessageReading
  ) -> WordValue? {
    if node.kind == .scalar, !node.isMissing {
      guard let word = variantWord(of: variants, owner: owner) else { return nil }
      guard word.takes == .nothing else {
        let argument = forms.shape(of: word).map { forms.example(of: $0) } ?? "…"
        report(.argumentMissing(action: word.name, example: "{\(word.name): \(argument)}"))
        return nil
      }
      return variants.wireTag.map { .members([$0: .text(word.name)]) } ?? .text(word.name)
    }
    guard node.kind == .mapping else {
      reportKind(Mistake.alternatives(variants.variants.map(\.name)))
      return nil
    }
    guard let tag = variants.tag else {
      return untaggedVariant(of: variants, owner: owner, forms, message: message)
    }
    guard let key = node[tag].flatMap(reader) else {
      reportAtStart(.missingKey(tag, of: "`\(owner)`"))
      return nil
    }
    guard let word = key.variantWord(of: variants, owner: owner) else { return nil }
    let all = variants.members + [DeclaredMember(tag, .plain(.text))] + forms.members(of: word)
    guard
      var values = members(all, short: nil, owner: owner, forms, message: message)
    else { return nil }
    values[tag] = nil
    values[variants.wireTag ?? tag] = .text(word.name)
    return .members(values)
  }

  /// Reads the word that a variant begins with.
  private func variantWord(of variants: DeclaredVariants, owner: String) -> DeclaredWord? {
    if let word = variants.variants.first(where: { $0.name == node.text }) { return word }
    report(.unknown(.value(of: owner), node.text, known: variants.variants.map(\.name)))
    return nil
  }

  /// Reads a mapping in which the key of the argument names the variant.
  private func untaggedVariant(
    of variants: DeclaredVariants, owner: String, _ forms: ValueForms,
    message: MessageReading
  ) -> WordValue? {
    let known = variants.variants.map(\.name)
    let errors = context.errorCount
    var values: [String: WordValue] = [:]
    var chosen: (word: DeclaredWord, value: NodeReader)?
    declaredFields(
      of: "`\(owner)`", known: known + variants.members.map(\.name),
      required: variants.members.required
    ) { name, value in
      if let member = variants.members.first(where: { $0.name == name }) {
        values[name] = value.value(of: member.shape, owner: name, forms, message: message)
        return true
      }
      guard let word = variants.variants.first(where: { $0.name == name }) else { return false }
      if let chosen {
        reportAtStart(.severalEntries([chosen.word.name, word.name], of: "`\(owner)`"))
      }
      chosen = (word, value)
      return true
    }
    guard errors == context.errorCount else { return nil }
    guard let chosen else {
      reportAtStart(.missingEither(known, of: "`\(owner)`"))
      return nil
    }
    return argument(
      of: chosen.word, at: chosen.value, besides: forms.completed(values, variants.members),
      variants, forms, message: message)
  }

  /// Reads the argument of a variant, and puts it where the wire has it.
  private func argument(
    of word: DeclaredWord, at reader: NodeReader, besides: [String: WordValue],
    _ variants: DeclaredVariants, _ forms: ValueForms, message: MessageReading
  ) -> WordValue? {
    var values = besides
    if let tag = variants.wireTag { values[tag] = .text(word.name) }
    guard let shape = forms.shape(of: word) else {
      reader.report(.argumentGiven(action: word.name))
      return nil
    }
    guard let value = reader.value(of: shape, owner: word.name, forms, message: message) else {
      return nil
    }
    guard variants.wireTag != nil else {
      values[word.name] = value
      return .members(values)
    }
    if case .value(_, let wire) = word.takes, !forms.isMapping(shape) {
      values[wire] = value
    } else {
      values.merge(value.members ?? [:]) { $1 }
    }
    return .members(values)
  }
}
