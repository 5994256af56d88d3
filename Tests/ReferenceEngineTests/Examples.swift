import SpecModel

/// A rule, shown at work: what happens, and what is seen of it.
struct Example: Sendable, CustomStringConvertible {
  var rule: String
  var what: String
  var profiles = ["swift", "legacy"]
  var given = Given(minimumInterval: 0)
  var messages: [Message]
  var actions: [Action]
  var sees: [Observation]

  var description: String { "\(rule): \(what)" }

  init(
    _ rule: String, _ what: String, in profiles: [String] = ["swift", "legacy"],
    given: Given = Given(minimumInterval: 0), messages: [Message], sees: [Observation],
    _ actions: Action...
  ) {
    self.rule = rule
    self.what = what
    self.profiles = profiles
    self.given = given
    self.messages = messages
    self.actions = actions
    self.sees = sees
  }
}

extension Observation {
  /// A message appeared, whatever its extras.
  static func shown(_ message: String) -> Observation { .displayed(message: message) }
}

extension Action {
  /// A custom event without properties.
  static func log(_ name: String) -> Action { .logEvent(name: name, properties: [:]) }
  /// A purchase without properties.
  static func buy(_ product: String) -> Action { .logPurchase(product: product, properties: [:]) }
}

extension Message {
  /// A modal that the custom event of its name triggers.
  static func modal(
    _ name: String, priority: Int = 0, orientation: OrientationRequirement = .any,
    image: String? = nil, zip: String? = nil, timeout: TimeSpan? = nil
  ) -> Message {
    .triggered(
      name, by: .customEvent(name: name, filter: nil), priority: priority, orientation: orientation,
      image: image, zip: zip, timeout: timeout)
  }

  /// A message with this trigger.
  static func triggered(
    _ name: String, _ type: Kind = .modal, by trigger: Trigger, priority: Int = 0,
    orientation: OrientationRequirement = .any, image: String? = nil, zip: String? = nil,
    timeout: TimeSpan? = nil
  ) -> Message {
    Message(
      name: name, type: type, triggers: [trigger], priority: priority, orientation: orientation,
      image: image, zip: zip, timeout: timeout)
  }

  /// A message made in the app.
  static func local(_ name: String) -> Message { Message(name: name, type: .modal) }
}

extension Given {
  /// A start without an interval, and with these assets.
  static func serving(_ assets: [String: AssetBehavior]) -> Given {
    Given(minimumInterval: 0, assets: assets)
  }
}
