/// A message that the shop may show.
public struct Campaign: Sendable, Identifiable {
  /// The name that the back end gave it.
  public var id: String
  /// What triggers it, each by itself; where there is nothing, the app shows it itself.
  public var triggers: [Trigger]
  /// The higher wins where one event triggers several.
  public var priority: Int
  /// The only way in which the device may be held; `nil`: any.
  public var orientation: Orientation?
  /// The URLs without which it cannot be shown.
  public var media: [String]
  /// How many milliseconds after the trigger it is still of use; `nil`: always.
  public var lifetime: Int?
  /// What the back end wants the app to know.
  public var extras: [String: String]

  /// The ways in which a device is held.
  public enum Orientation: Sendable {
    case upright
    case sideways
  }

  /// Creates a campaign.
  public init(
    id: String, triggers: [Trigger] = [], priority: Int = 0, orientation: Orientation? = nil,
    media: [String] = [], lifetime: Int? = nil, extras: [String: String] = [:]
  ) {
    self.id = id
    self.triggers = triggers
    self.priority = priority
    self.orientation = orientation
    self.media = media
    self.lifetime = lifetime
    self.extras = extras
  }

  /// Whether its views and clicks are counted: not if the app made it.
  var isCounted: Bool { !triggers.isEmpty }
}
