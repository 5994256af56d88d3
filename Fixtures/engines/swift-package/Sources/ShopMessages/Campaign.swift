/// A message that the shop may show.
public struct Campaign: Sendable, Identifiable {
  /// The name from the back end.
  public var id: String
  /// The triggers, each of which suffices; if there are none, the app shows the message itself.
  public var triggers: [Trigger]
  /// The priority: if one event triggers several messages, the highest wins.
  public var priority: Int
  /// The only orientation in which it can be shown; `nil` for any.
  public var orientation: Orientation?
  /// The URLs of the media that it needs.
  public var media: [String]
  /// The number of milliseconds after the trigger during which it may be shown; `nil` for no limit.
  public var lifetime: Int?
  /// Data from the back end for the app.
  public var extras: [String: String]

  /// The orientations of a device.
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

  /// Whether its views and clicks are counted, which they are not if the app created it.
  var isCounted: Bool { !triggers.isEmpty }
}
