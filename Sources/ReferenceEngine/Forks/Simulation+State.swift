import SpecModel

extension Simulation {
  /// What decides how the engine goes on, apart from its answers to the open questions.
  ///
  /// Two engines that went through the same actions, and have the same state and the same answers, go on
  /// alike. What makes no difference any more is no part of it.
  package struct State: Hashable, Sendable {
    private var core: Core
    private var presenter: Presenter
    private let assets: AssetStore
    private let decidedAnew: Answers.DecidedAnew
    private let counts: [Int: Int]

    fileprivate init(_ simulation: Simulation) {
      core = simulation.core
      presenter = simulation.presenter
      assets = simulation.scene.assets
      decidedAnew = simulation.scene.answers.decidedAnew
      counts = simulation.scene.counts
      if simulation.book.isOriginal { forgetIrrelevant(at: simulation.now) }
    }

    private mutating func forgetIrrelevant(at now: Int) {
      core.forgetIrrelevant(at: now)
      presenter.forgetIrrelevant(at: now, for: core.interval)
    }

    /// Hashes what differs often, so that nearly all states that are compared are equal.
    package func hash(into hasher: inout Hasher) {
      core.hashRoughly(into: &hasher)
      presenter.hashRoughly(into: &hasher)
      hasher.combine(assets.nextEnd)
      hasher.combine(decidedAnew.count)
    }
  }

  /// Its state.
  package var state: State { State(self) }
}

extension Core {
  fileprivate func hashRoughly(into hasher: inout Hasher) {
    interval.hashRoughly(into: &hasher)
    for ended in ended {
      hasher.combine(ObjectIdentifier(ended.message))
      hasher.combine(ended.place)
    }
    for delivered in known { hasher.combine(delivered.isSuperseded) }
    hasher.combine(early.count)
    hasher.combine(lastTriggered.map(ObjectIdentifier.init))
  }
}

extension Presenter {
  fileprivate func hashRoughly(into hasher: inout Hasher) {
    hasher.combine(visible?.number)
    for entry in stack { entry.hashRoughly(into: &hasher) }
    hasher.combine(stack.count)
    for entry in loading { entry.hashRoughly(into: &hasher) }
  }
}

extension Entry {
  fileprivate func hashRoughly(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(stored))
    hasher.combine(number)
    hasher.combine(waitingSince)
    hasher.combine(returns.count)
    hasher.combine(timeoutSince)
    hasher.combine(isLoading)
  }
}
