/// An in-app message: a campaign or, if it has no trigger, a message created in the app.
public struct Message: Hashable, Sendable {
  /// The name that the case gives it; unique within the case.
  public var name: String
  /// The type, which decides how the message looks.
  public var type: Kind
  /// The triggers; empty for a local message, which only `present_local` shows.
  public var triggers: [Trigger]
  /// The priority: if one event triggers several messages, the one with the highest number is
  /// chosen.
  public var priority: Int
  /// The orientation that the message requires of the device.
  public var orientation: OrientationRequirement
  /// The URL of the message's image; `nil` if it has none.
  public var image: String?
  /// The URL of the message's ZIP file; `nil` if it has none.
  public var zip: String?
  /// How long it may take until the message is displayed; `nil` for any time.
  public var timeout: TimeSpan?
  /// The key-value pairs set on the campaign (`extras.delivered`).
  public var extras: [String: String]
  /// The keys that the suite's own vocabulary declares, in the form of the wire.
  public var own = OwnKeys()

  /// The message types that the documents name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A small message that slides in at an edge of the screen.
    case slideup
    /// A message in the middle of the screen.
    case modal
    /// A modal that consists of an image only.
    case imageModal = "image_modal"
    /// A message that covers the screen.
    case full
    /// A message made of HTML.
    case html
  }

  /// The orientation that a message requires of the device (`discard.orientation`).
  public enum OrientationRequirement: String, Hashable, Sendable, CaseIterable {
    /// Either orientation.
    case any
    /// The device must be upright.
    case portrait
    /// The device must be on its side.
    case landscape

    /// Tells whether a device in an orientation may show the message.
    public func allows(_ orientation: Orientation) -> Bool {
      self == .any || rawValue == orientation.rawValue
    }
  }

  /// Creates a message; omitted values have the format's defaults.
  public init(
    name: String, type: Kind, triggers: [Trigger] = [], priority: Int = 0,
    orientation: OrientationRequirement = .any, image: String? = nil, zip: String? = nil,
    timeout: TimeSpan? = nil, extras: [String: String] = [:]
  ) {
    self.name = name
    self.type = type
    self.triggers = triggers
    self.priority = priority
    self.orientation = orientation
    self.image = image
    self.zip = zip
    self.timeout = timeout
    self.extras = extras
  }

  /// Whether the message was created in the app and so carries no analytics (`local.no-analytics`).
  public var isLocal: Bool { triggers.isEmpty }

  /// The URLs of its assets: the image, then the ZIP file.
  public var assets: [String] {
    // Most messages have none, and every engine asks.
    if image == nil, zip == nil { return [] }
    return [image, zip].compactMap(\.self)
  }
}
