import SpecJSON
import SpecModel

/// What happens to two messages at once, as the suite declares it: each of the first list meets each of
/// the second.
struct Meetings {
  /// What happens to a message.
  let ones: [Meeting]
  /// What happens to the other message, at the same time.
  let others: [Meeting]

  init(_ json: JSONReader) throws(JSONError) {
    ones = try json.member("ones").array { one throws(JSONError) in try Meeting(one, "message") }
    others = try json.member("others").array { one throws(JSONError) in try Meeting(one, "other") }
  }
}

/// What happens to one of two messages.
struct Meeting {
  /// What it is, in words.
  var title: String
  /// The rule that decides, if no open question does; `nil` for the first of two.
  var rule: String?
  /// The profiles in which it can occur; empty for all.
  var profiles: [String]
  /// The message.
  var message: Message
  /// Whether the message has the same trigger as the first of two, and nothing else happens to it.
  var sharesTrigger: Bool
  /// Whether the message waits on the stack when it happens.
  var waits: Bool
  /// What happens so that it waits.
  var before: [Action]
  /// What happens.
  var happens: [Action]

  fileprivate init(_ json: JSONReader, _ name: String) throws(JSONError) {
    title = try json.string(of: "title")
    rule = try json.optionalString(of: "rule")
    profiles = try json.optional("profiles")?.strings() ?? []
    message = try json.message("message", named: name)
    sharesTrigger = try json.optional("sharesTrigger")?.boolean() ?? false
    waits = try json.optional("waits")?.boolean() ?? false
    before = try json.actions("before")
    happens = try json.actions("happens")
  }

  /// Whether the message is delivered before it happens: a session start would trigger it too early.
  var isDeliveredBefore: Bool {
    !message.triggers.isEmpty && !message.triggers.contains(.sessionStart)
  }
}
