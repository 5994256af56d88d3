/// A bug that a banner queue can have.
public enum BannerBug: String, Sendable, CaseIterable {
  /// The banner that has waited longest is shown first.
  case oldestFirst = "oldest-first"
  /// A banner is shown over the one that is on the screen.
  case coversVisible = "covers-visible"
  /// A banner that the app wants to discard is put back.
  case queuesDiscarded = "queues-discarded"
  /// The queue is saved, and still there after a relaunch.
  case savesQueue = "saves-queue"
  /// Only the orientation at launch counts.
  case ignoresRotation = "ignores-rotation"
  /// Impressions and clicks of the app's own banners are logged.
  case tracksLocal = "tracks-local"

  /// The id of the rule that it breaks.
  public var rule: String {
    switch self {
    case .oldestFirst: "stack.last-in-first-out"
    case .coversVisible: "reenqueue.other-visible"
    case .queuesDiscarded: "discard.display-choice"
    case .savesQueue: "stack.in-memory"
    case .ignoresRotation: "discard.orientation"
    case .tracksLocal: "local.no-analytics"
    }
  }
}
