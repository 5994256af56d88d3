import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the reasons to discard a message (`discard.*`).
extension Fault {
  static let discard: [Fault] = [
    ignoring(
      "discard-choice-ignored", breaks: .discardDisplayChoiceNotDisplayed,
      "A message is displayed even if the host says \"discard\"."),
    confusing(
      "discard-choice-reenqueues", breaks: .discardDisplayChoiceNotKept,
      "A message goes back on the stack when the host says \"discard\"."),

    ignoring(
      "asset-failure-ignored", breaks: .discardAssetFailedNotDisplayed,
      "A message is displayed without an asset that could not be fetched."),
    confusing(
      "asset-failure-reenqueues", breaks: .discardAssetFailedNotKept,
      "A message whose asset could not be fetched goes back on the stack."),
    misjudging(
      "zip-failure-ignored", breaks: .discardAssetFailedNotDisplayed,
      "A message is displayed without a ZIP file that could not be fetched."
    ) {
      $0.message.image.map($0.failedAssets.contains) ?? false
    },
    misjudging(
      "image-failure-ignored", breaks: .discardAssetFailedNotDisplayed,
      "A message is displayed without an image that could not be fetched."
    ) {
      $0.message.zip.map($0.failedAssets.contains) ?? false
    },

    Fault(
      "full-without-image-discarded", breaks: .discardAssetFailedWithoutOne,
      "A full message without an image is discarded, as by the legacy SDK.", in: [.swift]
    ) {
      $0.checks.append(.discardFullWithoutImage)
    },
    Fault(
      "image-modal-without-image-discarded", breaks: .discardAssetFailedWithoutOne,
      "An image-only modal without an image is discarded, as by the legacy SDK.", in: [.swift]
    ) {
      $0.checks.append(.discardImageModalWithoutImage)
    },
    misjudging(
      "message-without-asset-taken-for-failed", breaks: .discardAssetFailedWithoutOne,
      "A message that has no asset is discarded as if its download had failed."
    ) {
      $0.message.assets.isEmpty || !$0.failedAssets.isEmpty
    },

    ignoring(
      "timeout-ignored", breaks: .discardTimeoutPastIt,
      "A message is displayed even if it is past its timeout."
    ),
    confusing(
      "timeout-reenqueues", breaks: .discardTimeoutNotKept,
      "A message that is past its timeout goes back on the stack."
    ),
    Fault(
      "timeout-in-seconds", breaks: .discardTimeoutPastIt,
      "A timeout lasts a thousand times as long: milliseconds are read as seconds."
    ) {
      $0.display.age = { entry, _, now in (now - entry.triggeredAt) / 1000 }
    },

    ignoring(
      "orientation-ignored", breaks: .discardOrientationNotDisplayed,
      "A message is displayed whatever the orientation of the device."),
    confusing(
      "orientation-reenqueues", breaks: .discardOrientationNotKept,
      "A message that does not fit the device's orientation goes back on the stack."),
    misjudging(
      "orientation-read-at-trigger", breaks: .discardOrientationNotDisplayed,
      "The orientation at the trigger counts, not the one at the display."
    ) {
      !$0.message.orientation.allows($0.entry.orientationAtTrigger)
    },
    misjudging(
      "orientation-of-landscape-only", breaks: .discardOrientationNotDisplayed,
      "The orientation is checked only for landscape messages."
    ) {
      $0.message.orientation == .landscape && $0.world.orientation == .portrait
    },
    misjudging(
      "orientation-of-portrait-only", breaks: .discardOrientationNotDisplayed,
      "The orientation is checked only for portrait messages."
    ) {
      $0.message.orientation == .portrait && $0.world.orientation == .landscape
    },

    ignoring(
      "full-without-image-displayed", breaks: .discardFullWithoutImageNotDisplayed,
      "A full message is displayed without an image.", in: [.legacy]),
    confusing(
      "full-without-image-reenqueued", breaks: .discardFullWithoutImageNotKept,
      "A full message without an image goes back on the stack.", in: [.legacy]),
    misjudging(
      "full-with-zip-displayed", breaks: .discardFullWithoutImageNotDisplayed,
      "A full message without an image is displayed if it has a ZIP file.", in: [.legacy]
    ) {
      $0.message.type == .full && $0.message.image == nil && $0.message.zip == nil
    },
    misjudging(
      "full-always-discarded", breaks: .discardFullWithoutImageWithImage,
      "Every full message is discarded, even one with an image.", in: [.legacy]
    ) {
      $0.message.type == .full
    },
    misjudging(
      "every-message-needs-image", breaks: .discardFullWithoutImageOtherTypes,
      "Every message without an image is discarded, not only a full one.", in: [.legacy]
    ) {
      $0.message.image == nil
    },

    ignoring(
      "image-modal-without-image-displayed",
      breaks: .discardImageModalWithoutImageNotDisplayed,
      "An image-only modal is displayed without an image.", in: [.legacy]),
    confusing(
      "image-modal-without-image-reenqueued", breaks: .discardImageModalWithoutImageNotKept,
      "An image-only modal without an image goes back on the stack.", in: [.legacy]),
    misjudging(
      "image-modal-with-zip-displayed", breaks: .discardImageModalWithoutImageNotDisplayed,
      "An image-only modal without an image is displayed if it has a ZIP file.", in: [.legacy]
    ) {
      $0.message.type == .imageModal && $0.message.image == nil && $0.message.zip == nil
    },
    misjudging(
      "image-modal-always-discarded", breaks: .discardImageModalWithoutImageWithImage,
      "Every image-only modal is discarded, even one with an image.", in: [.legacy]
    ) {
      $0.message.type == .imageModal
    },
    misjudging(
      "modal-without-image-discarded", breaks: .discardImageModalWithoutImageWithText,
      "A modal with text is also discarded if it has no image.", in: [.legacy]
    ) {
      ($0.message.type == .imageModal || $0.message.type == .modal) && $0.message.image == nil
    },
  ]
}
