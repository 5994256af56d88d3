import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.image-modal-without-image`.
  static let discardImageModalWithoutImage = [
    Monitor(.discardImageModalWithoutImageNotDisplayed, .onScreen) { moment in
      moment.display {
        moment.isLegacy && $0.message.type == .imageModal && $0.message.image == nil
          && !$0.message.isLocal ? "although an image-only modal must have an image" : nil
      }
    },
    Monitor(.discardImageModalWithoutImageNotKept, .withoutCause) { moment in
      moment.leftover { departure, orphan in
        departure == .discarded(.missingImage) && orphan.track.message.type == .imageModal
          ? "it had been discarded because it has no image" : nil
      } ?? moment.kept(.missingImage, where: { $0.type == .imageModal }, "it has no image")
    },
    Monitor(.discardImageModalWithoutImageWithImage, .inReports) { moment in
      moment.discard(.missingImage) {
        $0.message.type == .imageModal && $0.message.image != nil ? "it has an image" : nil
      }
    },
    Monitor(.discardImageModalWithoutImageWithText, .inReports) { moment in
      moment.discard(.missingImage) {
        moment.isLegacy && $0.message.type == .modal ? "it is a modal with a text" : nil
      }
    },
  ]
}
