import ReferenceEngine
import SpecModel

/// Faults that concern a single type of message, as each type has its own view.
extension Fault {
  static let messageTypes: [Fault] =
    Message.Kind.allCases.flatMap { type in
      let id = type.rawValue.replacing("_", with: "-")
      return [
        misjudging(
          "visible-\(id)-not-counted", breaks: "reenqueue.other-visible/not-displayed",
          "A message is displayed over a visible message of the type \(type.rawValue)."
        ) {
          $0.visible.map { $0.message.type != type } ?? false
        },
        misjudging(
          "asset-failure-ignored-by-\(id)", breaks: "discard.asset-failed/not-displayed",
          "A message of the type \(type.rawValue) is displayed without an asset that failed."
        ) {
          !$0.failedAssets.isEmpty && $0.message.type != type
        },
        exempt(
          "discard.orientation/not-displayed", "orientation-ignored-by-\(id)",
          "The orientation is ignored for a message of the type \(type.rawValue)."
        ) {
          $0.message.type == type
        },
        Fault(
          "local-\(id)-ignored", breaks: "local.display/displayed",
          "Local messages of the type \(type.rawValue) are not displayed."
        ) {
          $0.local.isDisplayed = { $0.message.type != type }
        },
        Fault(
          "local-\(id)-impression-logged", breaks: "local.no-analytics/no-impression",
          "The impression of a local message of the type \(type.rawValue) is logged."
        ) {
          let original = $0.analytics.logsImpression
          $0.analytics.logsImpression = { original($0, $1) || $0.message.type == type }
        },
      ]
    } + withoutImage

  private static let withoutImage: [Fault] = [Message.Kind.slideup, .modal, .html].map { type in
    misjudging(
      "\(type.rawValue)-needs-image", breaks: "discard.full-without-image/other-types",
      "A message of the type \(type.rawValue) is discarded without an image, like a full one.",
      in: [.legacy]
    ) {
      ($0.message.type == .full || $0.message.type == type) && $0.message.image == nil
    }
  }
}
