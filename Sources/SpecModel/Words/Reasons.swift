// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

/// Why a message was discarded.
public struct DiscardReason: RawRepresentable, Hashable, Sendable {
  /// The reason, spelled as in specs and on the wire.
  public let rawValue: String

  /// Creates a reason; an engine may have its own reasons besides the documented ones.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The host's display choice (`discard.display-choice`).
  public static let displayChoice = DiscardReason(rawValue: "display_choice")
  /// An asset could not be downloaded (`discard.asset-failed`).
  public static let assetFailed = DiscardReason(rawValue: "asset_failed")
  /// The message was ready too late (`discard.timeout`).
  public static let timeout = DiscardReason(rawValue: "timeout")
  /// The message requires the device's other orientation (`discard.orientation`).
  public static let orientation = DiscardReason(rawValue: "orientation")
  /// A message that must have an image has none (`discard.full-without-image`,
  /// `discard.image-modal-without-image`).
  public static let missingImage = DiscardReason(rawValue: "missing_image")

  /// The reasons in the documents.
  public static let documented: [DiscardReason] = [
    .displayChoice,
    .assetFailed,
    .timeout,
    .orientation,
    .missingImage,
  ]

  /// The reason in words; an engine's own reason is unchanged.
  package var words: String {
    switch self {
    case .displayChoice: "the host says so"
    case .assetFailed: "an asset could not be loaded"
    case .timeout: "it was ready too late"
    case .orientation: "the device is held the other way"
    case .missingImage: "it has no image"
    default: rawValue
    }
  }
}

/// Why a message was put back on the stack.
public struct ReenqueueReason: RawRepresentable, Hashable, Sendable {
  /// The reason, spelled as in specs and on the wire.
  public let rawValue: String

  /// Creates a reason; an engine may have its own reasons besides the documented ones.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The app is in the background (`reenqueue.background`).
  public static let background = ReenqueueReason(rawValue: "background")
  /// Another message is visible (`reenqueue.other-visible`).
  public static let otherVisible = ReenqueueReason(rawValue: "other_visible")
  /// The host's display choice (`reenqueue.display-choice`).
  public static let displayChoice = ReenqueueReason(rawValue: "display_choice")
  /// The keyboard is shown (`reenqueue.keyboard`).
  public static let keyboard = ReenqueueReason(rawValue: "keyboard")

  /// The reasons in the documents.
  public static let documented: [ReenqueueReason] = [
    .background,
    .otherVisible,
    .displayChoice,
    .keyboard,
  ]

  /// The reason in words; an engine's own reason is unchanged.
  package var words: String {
    switch self {
    case .background: "the app is in the background"
    case .otherVisible: "another message is visible"
    case .displayChoice: "the host says so"
    case .keyboard: "the keyboard is up"
    default: rawValue
    }
  }
}
