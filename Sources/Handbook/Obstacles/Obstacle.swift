import SpecJSON
import SpecModel

/// Something that is in the way of a message, as the suite declares it in `obstacles.json`.
struct Obstacle {
  /// Its name among the obstacles.
  var id: String
  /// What it is, in words.
  var title: String
  /// What it is in two or three words, for the head of a column; `nil` if nothing is in the way.
  var short: String?
  /// The rule that decides, if no open question does.
  var rule: String
  /// The profiles in which it can occur; empty for all.
  var profiles: [String]
  /// Its place among two obstacles: the one with the lower number comes first, and ends last.
  var order: Int
  /// The state of the world at the start.
  var given: Given
  /// The message that it is in the way of.
  var message: Message
  /// What happens so that it is in the way.
  var before: [Action]
  /// What happens so that it no longer is.
  var passes: [Action]
  /// Why no message waits on the stack when it is in the way, in a few words; `nil` if one can.
  var neverWaits: String?
}

/// What is to be said of two obstacles that are in the way at once, unless they are simply both there.
struct ObstaclePair {
  /// The names of both.
  var of: Set<String>
  /// Whether they exclude each other.
  var cannotOccur: Bool
  /// What happens so that both are in the way.
  var before: [Action]
  /// What happens so that neither is.
  var passes: [Action]
}

/// What happens to a message while something may be in its way, as the suite declares it.
struct ObstacleEvent {
  /// What it is, in words.
  var title: String
  /// The profiles in which it can occur; empty for all.
  var profiles: [String]
  /// The triggers of the message; none for a local message.
  var triggers: [Trigger]
  /// Whether the message waits on the stack when it happens.
  var waits: Bool
  /// What happens before anything is in the way.
  var first: [Action]
  /// What happens.
  var happens: [Action]
  /// An opportunity that comes when nothing is in the way any more.
  var later: [Action]
}

/// The obstacles of a suite, and the events that they can be in the way of.
struct Obstacles {
  /// The questions that are about the setup of an event, and not about what is in the way.
  let besides: [String]
  /// The events, in reading order.
  let events: [ObstacleEvent]
  /// The obstacles, in reading order.
  let all: [Obstacle]
  /// The pairs of obstacles that are not simply both there.
  let pairs: [ObstaclePair]
  /// What happens to two messages at once.
  let meetings: Meetings

  /// Reads them.
  ///
  /// - Parameter text: JSON in UTF-8, whose scripts are in the form of the wire.
  /// - Throws: `JSONError` if it is not as described.
  init(parsing text: [UInt8]) throws(JSONError) {
    let json = try JSONReader(parsing: text)
    besides = try json.member("besides").strings()
    events = try json.member("events").array(ObstacleEvent.init)
    all = try json.member("obstacles").array(Obstacle.init)
    pairs = try json.member("pairs").array(ObstaclePair.init)
    meetings = try Meetings(json.member("meetings"))
  }
}

extension Obstacle {
  init(_ json: JSONReader) throws(JSONError) {
    var given =
      try json.optional("given").map { text throws(JSONError) in try Given(text) } ?? Given()
    given.minimumInterval = given.minimumInterval ?? 0
    self.init(
      id: try json.string(of: "id"), title: try json.string(of: "title"),
      short: try json.optionalString(of: "short"), rule: try json.string(of: "rule"),
      profiles: try json.optional("profiles")?.strings() ?? [],
      order: try json.optional("order")?.integer() ?? 0, given: given,
      message: try json.message("message", named: "message"),
      before: try json.actions("before"), passes: try json.actions("passes"),
      neverWaits: try json.optionalString(of: "neverWaits"))
  }
}

extension ObstaclePair {
  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      of: Set(try json.member("of").strings()),
      cannotOccur: try json.optional("cannotOccur")?.boolean() ?? false,
      before: try json.actions("before"), passes: try json.actions("passes"))
  }
}

extension ObstacleEvent {
  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      title: try json.string(of: "title"),
      profiles: try json.optional("profiles")?.strings() ?? [],
      triggers: try json.message("message", named: "message").triggers,
      waits: try json.optional("waits")?.boolean() ?? false, first: try json.actions("first"),
      happens: try json.actions("happens"), later: try json.actions("later"))
  }
}

extension JSONReader {
  /// Reads actions; none if there is no such key.
  func actions(_ key: String) throws(JSONError) -> [Action] {
    try optional(key)?.array(Action.init) ?? []
  }

  /// Reads a message; a modal without a trigger if there is no such key.
  func message(_ key: String, named name: String) throws(JSONError) -> Message {
    try optional(key).map { text throws(JSONError) in try Message(name: name, text) }
      ?? Message(name: name, type: .modal)
  }
}
