import SpecModel

/// The interventions of a rulebook at actions, and at what concerns both halves of an engine.
extension Simulation {
  /// Performs an action with the edits whose occasion it is.
  mutating func actEdited(_ action: Action) {
    let interventions = book.rules.interventions
    let subject = presenter.visible
    let stack = presenter.stack
    var isNoticed = true
    var isIgnored = false
    var afterwards: [Intervention] = []
    for place in interventions.indices
    where interventions[place].occasion.isMet(by: action.kind)
      && presenter.isMoment(of: place, about: subject, in: &scene)
    {
      let intervention = interventions[place]
      if intervention.effect == .overlooks {
        isNoticed = false
      } else if intervention.effect == .ignores {
        isIgnored = true
      } else if intervention.effect == .presumesPresenter {
        scene.world.presumesPresenter = true
      } else if intervention.isAfterwards || intervention.effect.comesAfterwards {
        afterwards.append(intervention)
      } else {
        apply(intervention.effect, about: subject, at: action)
      }
    }
    if isIgnored { scene.apply(action) } else { act(action, isNoticed: isNoticed) }
    scene.world.presumesPresenter = false
    for intervention in afterwards {
      restore(intervention, stack, subject)
      apply(intervention.effect, about: subject, at: action)
    }
  }

  /// Makes the edits of a moment at which time has brought something.
  mutating func intervene(_ occasion: Occasion) {
    presenter.intervene(occasion, in: &scene)
    interveneInCore(occasion)
  }

  /// Makes those edits of what became of a message that concern the core.
  mutating func intervene(at news: PresenterNews) {
    switch news {
    case .displayed(let entry): interveneInCore(.displayed, about: entry)
    case .dismissed(let entry): interveneInCore(.dismissed, about: entry)
    case .reenqueued(let entry): interveneInCore(.returned, about: entry)
    case .discarded(let entry, let reason): interveneInCore(.discarded, about: entry, reason)
    case .missedPresenter: break
    }
  }

  private mutating func interveneInCore(
    _ occasion: Occasion, about entry: Entry? = nil, _ reason: DiscardReason? = nil
  ) {
    let interventions = book.rules.interventions
    for place in interventions.indices
    where interventions[place].occasion == occasion && interventions[place].effect.isForCore {
      guard presenter.isMoment(of: place, about: entry, reason, in: &scene) else { continue }
      core.apply(interventions[place].effect, about: entry?.stored, in: &scene)
    }
  }

  /// Makes an edit right now, about a message wherever it is; nothing reports it.
  ///
  /// - Parameters:
  ///   - effect: The edit: the message is lost, or a fresh copy of it stays on the stack.
  ///   - name: The name of the message.
  package mutating func apply(_ effect: Effect, to name: String) {
    guard let message = messages[name] else { return }
    presenter.apply(effect, to: message, in: &scene)
  }

  /// Makes an edit, in either half.
  private mutating func apply(_ effect: Effect, about entry: Entry?, at action: Action) {
    presenter.apply(effect, about: entry, at: action, in: &scene)
    core.apply(effect, about: entry?.stored, in: &scene)
  }

  /// Lets what an action took away survive it, if an intervention does so.
  private mutating func restore(_ intervention: Intervention, _ stack: [Entry], _ visible: Entry?) {
    switch intervention.effect {
    case .keepsWaiting: presenter.stack = stack
    case .keepsEach:
      presenter.stack = stack.filter { entry in
        intervention.circumstances.allSatisfy { $0.isMet(by: entry) }
      }
    case .keepsNewest: presenter.stack = Array(stack.suffix(1))
    case .keepsOthers: presenter.stack = Array(stack.dropLast())
    case .keepsVisible:
      guard visible != nil, scene.answers[.relaunchVisible] != .reported else { break }
      presenter.visible = visible
    default: break
    }
  }
}
