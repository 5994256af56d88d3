import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.push-click`.
  static let triggerPushClick = [
    Monitor(.triggerPushClickTriggers, .missing) { moment in
      moment.unheard { trigger, _ in
        trigger == .pushClick ? "the app was opened from a push notification" : nil
      }
    },
    Monitor(.triggerPushClickNothingElse, .withoutCause) { moment in
      if let because = moment.misfit({ misfit, _ in
        guard case .otherKind(.pushClick, _) = misfit else { return nil }
        return "it listens for a push click alone"
      }) {
        return because
      }
      guard moment.action == .enterForeground,
        let orphan = moment.orphans.first(where: {
          $0.track.departure == nil && $0.track.message.triggers.contains(.pushClick)
        })
      else { return nil }
      return
        "`\(orphan.name)` \(orphan.seen.rawValue), although the app only came to the foreground."
    },
  ]
}
