import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a trigger of a message.
  func trigger() -> Trigger? {
    if node.kind == .scalar {
      guard let kind = word(.trigger, Trigger.Kind.self) else { return nil }
      guard kind.definition.shape == .nothing else {
        report(.argumentMissing(action: kind.rawValue, example: "{\(kind.rawValue): name}"))
        return nil
      }
      return Trigger(kind, .nothing)
    }
    guard let (key, value) = soleEntry("a trigger", like: "{custom_event: name}"),
      let kind = key.word(.trigger, Trigger.Kind.self)
    else { return nil }
    switch kind.definition.shape {
    case .nothing:
      value.report(.argumentGiven(action: kind.rawValue))
      return nil
    case .event(let nameKey):
      guard let event = value.event(EventKey(nameKey), detail: .filter) else { return nil }
      return Trigger(kind, .event(nameKey, event.name, event.filter))
    }
  }

  /// Reads a mapping with exactly one entry.
  ///
  /// - Parameters:
  ///   - what: The mapping, such as `an action`.
  ///   - example: An example of it.
  func soleEntry(_ what: String, like example: String) -> (key: NodeReader, value: NodeReader)? {
    guard node.kind == .mapping else {
      reportKind("\(what) like `\(example)`")
      return nil
    }
    var entries = node.entries
    guard node.count == 1, let entry = entries.next() else {
      let isEmpty = node.count == 0
      let keys = node.entries.map(\.key.text)
      report(
        isEmpty
          ? .nothingGiven(what)
          : .severalEntries(
            keys, of: what, hint: context.words?.hint(for: keys) ?? Mistake.wordWithDetail(keys)))
      return nil
    }
    guard let key = reader(for: entry.key), let value = reader(for: entry.value) else { return nil }
    return (key, value)
  }

  /// An event, or the event that a trigger requires.
  struct Event {
    var name = ""
    var filter: PropertyFilter?
    var properties: [String: PropertyValue] = [:]
  }

  /// Reads a name, or a mapping with the name and a detail.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name.
  ///   - detail: The key of the detail.
  func event(_ nameKey: EventKey, detail: EventKey) -> Event? {
    var event = Event()
    let noun = nameKey == .name ? "the name of an event" : "the id of a product"
    guard node.kind == .mapping else {
      guard let name = nonemptyString(noun, within: .name) else { return nil }
      event.name = name
      return event
    }
    var isGood = true
    var isNamed = false
    for entry in node.entries {
      guard let key = reader(for: entry.key), let value = reader(for: entry.value) else {
        isGood = false
        continue
      }
      let word = key.node.withUTF8(EventKey.words.word)?.word
      if word == nameKey {
        isNamed = true
        if let name = value.nonemptyString(noun, within: .name) {
          event.name = name
        } else {
          isGood = false
        }
      } else if word == detail, detail == .filter {
        event.filter = value.filter()
        if event.filter == nil { isGood = false }
      } else if word == detail {
        if let all = value.properties() { event.properties = all } else { isGood = false }
      } else {
        isGood = false
        key.report(
          .unknownKey(
            key.node.text, of: nameKey == .name ? "an event" : "a purchase",
            known: [nameKey.rawValue, detail.rawValue]))
      }
    }
    if !isNamed {
      report(.missingKey(nameKey.rawValue, of: nameKey == .name ? "an event" : "a purchase"))
    }
    return isGood && isNamed ? event : nil
  }
}
