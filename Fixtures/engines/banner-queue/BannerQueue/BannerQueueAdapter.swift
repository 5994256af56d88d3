public import EngineKit
import SpecModel

/// What connects the banner queue to the harness.
public struct BannerQueueAdapter: EngineAdapter {
  /// A presenter of the Swift SDK: it knows nothing of sessions, events and purchases.
  public let manifest = EngineManifest(
    name: "banner queue", version: "1.0", profiles: ["swift"], layer: .presenter, window: 16,
    actions: [
      .offer, .opportunity, .presentLocal, .dismiss, .click, .enterBackground, .enterForeground,
      .relaunch, .rotate, .advance, .choose, .serve, .assignPresenter, .logImpression, .logClick,
      .queryStack,
    ],
    observations: [
      .displayed, .dismissed, .discarded, .reenqueued, .choiceAsked, .impression, .click, .stack,
    ])

  private let bug: BannerBug?

  /// Creates the adapter of sound queues, or of broken ones.
  public init(bug: BannerBug? = nil) {
    self.bug = bug
  }

  /// Makes a queue that knows nothing of any case before.
  public func makeEngine(for setup: EngineSetup) -> BannerQueue {
    BannerQueue(setup, bug: bug)
  }
}
