import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a message.
  ///
  /// - Parameter name: The key of the message.
  func message(named name: String) -> Message? {
    if let words = context.words, words.included.messageKeys.isEmpty {
      return ownKeys(words.vocabulary.messages, of: "a message", words).map { own in
        var message = Message(name: name, type: .modal)
        message.own = own
        return message
      }
    }
    var message = Message(name: name, type: .modal)
    var hasTriggers = false
    func noteTriggers(_ value: NodeReader) {
      if hasTriggers {
        value.report(.conflictingKeys(["trigger", "triggers"], of: "a message"))
      }
      hasTriggers = true
    }
    let errors = context.errorCount
    let fields = fields(of: "a message", Message.Key.words) { key, value in
      let shape = key.definition.shape
      switch shape {
      case .trigger, .triggers: noteTriggers(value)
      default: break
      }
      if let value = value.value(of: shape, under: key) { message.set(key, to: value) }
    }
    fields?.require(.type)
    return errors == context.errorCount ? message : nil
  }

  /// Reads the value of a key of a message.
  private func value(of shape: Message.Key.Shape, under key: Message.Key) -> Message.Value? {
    switch shape {
    case .type: return word(.value(of: key.rawValue)).map { .type($0) }
    case .trigger:
      guard node.kind != .sequence else {
        reportKind("a trigger", hint: "a list of triggers belongs under `triggers`")
        return nil
      }
      return trigger().map { .triggers([$0]) }
    case .triggers:
      return list("a list of triggers", atLeast: "at least one trigger") { $0.trigger() }
        .map { .triggers($0) }
    case .number: return integer(in: NodeReader.priorities).map { .number($0) }
    case .orientation: return word(.value(of: key.rawValue)).map { .orientation($0) }
    case .url(let noun): return nonemptyString("the URL of \(noun)", within: .url).map { .url($0) }
    case .span: return duration().map { .span($0) }
    case .extras: return extras().map { .extras($0) }
    }
  }

  /// The priorities that every engine can represent.
  private static let priorities = Int(Int32.min)...Int(Int32.max)

  /// Reads key-value pairs of text.
  func extras() -> [String: String]? {
    var extras: [String: String] = [:]
    let isMapping = entries("a mapping of keys to texts") { key, value in
      value.warnOfCurlyQuotes()
      if let key = key.string("a key", within: .name), let value = value.string(within: .value) {
        extras[key] = value
      }
    }
    if node.count > CountLimit.entries {
      report(.tooMany("extras", count: node.count, limit: CountLimit.entries))
    }
    return isMapping ? extras : nil
  }
}
