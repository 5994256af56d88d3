import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads what a message is.
  ///
  /// - Parameter name: The key it stands under.
  func message(named name: String) -> Message? {
    var message = Message(name: name, type: .modal)
    var hasTriggers = false
    func noteTriggers(_ value: NodeReader) {
      if hasTriggers {
        value.report(.conflictingKeys(["trigger", "triggers"], of: "a message"))
      }
      hasTriggers = true
    }
    let errors = context.errorCount
    let fields = fields(of: "a message", MessageKey.self) { key, value in
      switch key {
      case .type:
        if let type = value.word(.value(of: "type"), Message.Kind.self) { message.type = type }
      case .trigger:
        noteTriggers(value)
        if value.node.kind == .sequence {
          value.reportKind("a trigger", hint: "a list of triggers belongs under `triggers`")
        } else if let trigger = value.trigger() {
          message.triggers = [trigger]
        }
      case .triggers:
        noteTriggers(value)
        let triggers = value.list("a list of triggers", atLeast: "at least one trigger") {
          $0.trigger()
        }
        message.triggers = triggers ?? []
      case .priority: message.priority = value.integer(in: NodeReader.priorities) ?? 0
      case .orientation:
        message.orientation = value.word(.value(of: "orientation")) ?? .any
      case .image: message.image = value.nonemptyString("the URL of an image")
      case .zip: message.zip = value.nonemptyString("the URL of a ZIP file")
      case .timeout: message.timeout = value.duration()
      case .extras: message.extras = value.extras() ?? [:]
      }
    }
    fields?.require(.type)
    return errors == context.errorCount ? message : nil
  }

  /// The priorities that every engine can represent.
  private static let priorities = Int(Int32.min)...Int(Int32.max)

  /// Reads key-value pairs of texts.
  func extras() -> [String: String]? {
    var extras: [String: String] = [:]
    let isMapping = entries("a mapping of keys to texts") { key, value in
      value.warnOfCurlyQuotes()
      if let key = key.string("a key"), let value = value.string() { extras[key] = value }
    }
    return isMapping ? extras : nil
  }
}
