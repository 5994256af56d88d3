import SpecModel

/// The interventions of a rulebook that concern the core; a rulebook of the documents has none.
extension Core {
  /// Makes the edits whose occasion has come inside the core, where only the interval can be a circumstance.
  ///
  /// - Parameters:
  ///   - occasion: What happens in the core.
  ///   - message: The message that it happens to.
  ///   - scene: What the core shares with the presenter.
  mutating func intervene(
    _ occasion: Occasion, about message: StoredMessage? = nil, in scene: inout Scene
  ) {
    let interventions = book.rules.interventions
    for place in interventions.indices where interventions[place].occasion == occasion {
      let isWithinInterval = interval.mayRun(at: scene.world.now)
      guard isWithinInterval || !interventions[place].circumstances.contains(.withinInterval) else {
        continue
      }
      if interventions[place].effect == .nothing { scene.count(at: place) }
      apply(interventions[place].effect, about: message, in: &scene)
    }
  }

  /// Makes the edits of an event that has been evaluated.
  mutating func intervene(after event: Event, in scene: inout Scene) {
    intervene(.evaluated, in: &scene)
    if event.isFromAPI { intervene(.apiEvaluated, in: &scene) }
    if event.kind == .pushClick { intervene(.pushEvaluated, in: &scene) }
  }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - effect: The edit.
  ///   - message: The message that it is about.
  ///   - scene: What the core shares with the presenter.
  mutating func apply(_ effect: Effect, about message: StoredMessage?, in scene: inout Scene) {
    switch effect {
    case .endsInterval: interval.end()
    case .startsInterval: interval.noteBeginning(at: scene.world.now)
    case .endsTriggers: if let message { end(message, by: .eligibility(.ends)) }
    case .endsTriggersUntilDelivery:
      if let message { end(message, by: .eligibility(.endsUntilDelivery)) }
    default: break
    }
  }
}
