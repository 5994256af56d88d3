import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.full-without-image`.
  static let discardFullWithoutImage = [
    Monitor(.discardFullWithoutImageNotDisplayed, .onScreen) { moment in
      moment.display {
        moment.isLegacy && $0.message.type == .full && $0.message.image == nil
          && !$0.message.isLocal ? "although a full message must have an image" : nil
      }
    },
    Monitor(.discardFullWithoutImageNotKept, .withoutCause) { moment in
      moment.leftover { departure, orphan in
        departure == .discarded(.missingImage) && orphan.track.message.type == .full
          ? "it had been discarded because it has no image" : nil
      } ?? moment.kept(.missingImage, where: { $0.type == .full }, "it has no image")
    },
    Monitor(.discardFullWithoutImageWithImage, .inReports) { moment in
      moment.discard(.missingImage) {
        $0.message.type == .full && $0.message.image != nil ? "it has an image" : nil
      }
    },
    Monitor(.discardFullWithoutImageOtherTypes, .inReports) { moment in
      moment.discard(.missingImage) {
        moment.isLegacy && $0.message.type != .full && $0.message.type != .imageModal
          ? "its type needs no image" : nil
      }
    },
  ]
}
