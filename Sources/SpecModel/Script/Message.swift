/// An in-app message: a campaign, or, where it has no trigger, a message made in the app.
public struct Message: Hashable, Sendable {
  /// The name that the case gives it; unique within the case.
  public var name: String
  /// How it looks.
  public var type: Kind
  /// What triggers it; empty for a local message, which only `present_local` shows.
  public var triggers: [Trigger]
  /// Which of several messages that one event triggers is chosen: the highest number.
  public var priority: Int
  /// The orientation of the device that it is made for.
  public var orientation: OrientationRequirement
  /// The URL of its image.
  public var image: String?
  /// The URL of its ZIP file.
  public var zip: String?
  /// How long after the trigger it may still be displayed; absent: for ever.
  public var timeout: TimeSpan?
  /// The key-value pairs set on the campaign (`extras.delivered`).
  public var extras: [String: String]

  /// The message types that the documents name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A small message that slides in at an edge of the screen.
    case slideup
    /// A message in the middle of the screen.
    case modal
    /// A modal that is nothing but an image.
    case imageModal = "image_modal"
    /// A message that covers the screen.
    case full
    /// A message made of HTML.
    case html
  }

  /// The orientation that a message asks of the device (`discard.orientation`).
  public enum OrientationRequirement: String, Hashable, Sendable, CaseIterable {
    /// Any orientation will do.
    case any
    /// The device must be upright.
    case portrait
    /// The device must lie on its side.
    case landscape

    /// Tells whether a device in this orientation may show the message.
    public func allows(_ orientation: Orientation) -> Bool {
      self == .any || rawValue == orientation.rawValue
    }
  }

  /// Creates a message; what is left out has the format's default.
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

  /// Whether the message is made in the app and so carries no analytics (`local.no-analytics`).
  public var isLocal: Bool { triggers.isEmpty }

  /// The URLs of its assets: the image, then the ZIP file.
  public var assets: [String] { [image, zip].compactMap { $0 } }
}
