import SpecModel

extension Action {
  /// A custom event without properties.
  static func log(_ name: String) -> Action { .logEvent(name: name, properties: [:]) }
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
}

extension Given {
  /// A start without an interval, and with these assets.
  static func serving(_ assets: [String: AssetBehavior]) -> Given {
    Given(minimumInterval: 0, assets: assets)
  }
}
