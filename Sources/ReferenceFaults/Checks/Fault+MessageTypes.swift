import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern a single type of message, as each type has its own view.
extension Fault {
  static let messageTypes: [Fault] =
    Message.Kind.allCases.flatMap { type in
      let id = type.rawValue.replacing("_", with: "-")
      return unchecked(type, id) + [
        misjudging(
          "visible-\(id)-not-counted", breaks: .reenqueueOtherVisibleNotDisplayed,
          "A message is displayed over a visible message of the type \(type.rawValue)."
        ) {
          $0.visible.map { $0.message.type != type } ?? false
        },
        misjudging(
          "asset-failure-ignored-by-\(id)", breaks: .discardAssetFailedNotDisplayed,
          "A message of the type \(type.rawValue) is displayed without an asset that failed."
        ) {
          !$0.failedAssets.isEmpty && $0.message.type != type
        },
        Fault(
          "prefetch-not-for-type-\(id)", breaks: .deliveryPrefetchOnDelivery,
          "Nothing is fetched on delivery for messages of the type \(type.rawValue)."
        ) {
          $0.delivery.prefetchedAssets = { message, _ in
            message.message.type == type ? [] : message.assets
          }
        },
        Fault(
          "late-assets-not-awaited-by-\(id)", breaks: .deliveryLateAssetsNotWithoutThem,
          "A message of the type \(type.rawValue) is displayed without assets that are still loading."
        ) {
          $0.display.awaitedAssets = { $0.message.type == type ? [] : $0.stored.assets }
        },
        Fault(
          "local-\(id)-ignored", breaks: .localDisplayDisplayed,
          "Local messages of the type \(type.rawValue) are not displayed."
        ) {
          $0.local.isDisplayed = { $0.message.type != type }
        },
      ]
    } + withoutImage

  /// A display check that is forgotten for one type.
  private static func unchecked(_ type: Message.Kind, _ id: String) -> [Fault] {
    [
      ("background", "The background is", .reenqueueBackgroundNotDisplayed),
      ("visible-message", "A visible message is", .reenqueueOtherVisibleNotDisplayed),
      ("keyboard", "The keyboard is", .reenqueueKeyboardNotDisplayed),
      ("putting-off", "The host's \"reenqueue\" is", .reenqueueDisplayChoiceNotDisplayed),
      ("host-discard", "The host's \"discard\" is", .discardDisplayChoiceNotDisplayed),
      ("timeout", "The timeout is", .discardTimeoutPastIt),
      ("orientation", "The orientation is", .discardOrientationNotDisplayed),
    ].map { subject, phrase, clause in
      Fault(
        "\(subject)-ignored-by-\(id)", breaks: clause,
        "\(phrase) ignored for a message of the type \(type.rawValue).",
        in: subject == "keyboard" ? [.legacy] : Rulebook.Profile.allCases
      ) {
        $0.editCheck(clause.id) { $0.exempt { $0.message.type == type } }
      }
    }
  }

  private static let withoutImage: [Fault] = [Message.Kind.slideup, .modal, .html].map { type in
    misjudging(
      "\(type.rawValue)-needs-image", breaks: .discardFullWithoutImageOtherTypes,
      "A message of the type \(type.rawValue) is discarded without an image, like a full one.",
      in: [.legacy]
    ) {
      ($0.message.type == .full || $0.message.type == type) && $0.message.image == nil
    }
  }
}
