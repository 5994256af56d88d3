package import SpecModel

/// Where a message is, for code that inspects an engine.
package enum Whereabouts: Hashable, Sendable {
  /// It is neither on its way to the screen nor on it.
  case elsewhere
  /// Its assets are loading.
  case loading
  /// It waits on the stack, and went back for these reasons.
  case waiting(returns: [ReenqueueReason])
  /// It is on the screen.
  case visible
}

/// How far a message's asset has come.
package enum AssetProgress: Hashable, Sendable {
  /// The message has no asset, or it is there.
  case ready
  /// It has not been fetched yet.
  case unknown
  /// It is on its way.
  case underWay
  /// It could not be fetched.
  case failed
}

extension Simulation {
  /// How often the moments of interventions have come that count or that do nothing, by their places in the
  /// rulebook.
  package var moments: [Int: Int] { scene.counts }

  /// What surrounds the engine.
  package var world: World { scene.world }

  /// The message that is on the screen.
  package var visibleMessage: String? { presenter.visible?.stored.name }

  /// The messages that wait for an opportunity, the top last.
  package var waitingMessages: [String] {
    presenter.stack.filter { !$0.isLoading }.map(\.stored.name)
  }

  /// How many messages wait for an opportunity.
  package var waitingCount: Int { presenter.stack.count { !$0.isLoading } }

  /// The messages whose assets are loading.
  package var loadingMessages: [String] {
    presenter.loading.map(\.stored.name)
      + presenter.stack.filter(\.isLoading).map(\.stored.name)
  }

  /// The messages that deliveries under way bring, those of earlier sessions first.
  package var messagesUnderWay: [String] { core.underWay.flatMap(\.messages).map(\.name) }

  /// Whether the interval holds back what is triggered now.
  package var isIntervalRunning: Bool {
    var answers = scene.answers
    return core.interval.holdsBack(.trigger, at: scene.world.now, &answers)
  }

  /// Whether the latest delivery brought a message.
  package func isDelivered(_ name: String) -> Bool {
    core.known.contains { $0.stored.name == name && $0.isCurrent }
  }

  /// Where a message is.
  package func whereabouts(of name: String) -> Whereabouts {
    if presenter.visible?.stored.name == name { return .visible }
    if loadingMessages.contains(name) { return .loading }
    let entry = presenter.stack.last { $0.stored.name == name }
    return entry.map { .waiting(returns: Array($0.returns)) } ?? .elsewhere
  }

  /// How far a message's assets have arrived.
  package func progress(of name: String) -> AssetProgress {
    var progress = AssetProgress.ready
    for url in messages[name]?.assets ?? [] {
      switch scene.assets.state(of: url) {
      case .failed: return .failed
      case .loading: progress = .underWay
      case .unknown: if progress == .ready { progress = .unknown }
      case .present: break
      }
    }
    return progress
  }

  /// When the timeout passes of the copies of a message that are on their way or visible, in
  /// milliseconds.
  package func timeouts(of name: String) -> [Int] {
    let copies = presenter.stack + presenter.loading + (presenter.visible.map { [$0] } ?? [])
    return copies.filter { $0.stored.name == name }.compactMap { entry in
      entry.message.timeout.map { entry.timeoutSince + $0.milliseconds }
    }
  }
}
