import SpecModel

/// Messages that wait for an opportunity, when something happens by which some engines discard them at
/// once, and others when they are next offered: a fetch ends, or a timeout passes.
extension Presenter {
  /// Examines the messages that wait for an opportunity when their assets arrive or fail: those
  /// whose assets failed or arrived too late may be discarded at once (`open.waiting-failed`,
  /// `open.waiting-late`).
  ///
  /// - Parameters:
  ///   - ended: The assets whose fetch has just ended, each with whether it arrived.
  ///   - scene: What the presenter shares with the core.
  mutating func examineWaiting(
    after ended: [(url: String, succeeded: Bool)], in scene: inout Scene
  ) {
    for (url, succeeded) in ended {
      // A discard may take more off the stack than its message, if the rulebook intervenes.
      for index in stack.indices.reversed()
      where index < stack.count && !stack[index].isLoading
        && stack[index].stored.assets.contains(url)
      {
        if !succeeded { stack[index].hasFailed = true }
        if stack[index].isReportedWhenReady {
          stack[index].isReportedWhenReady = false
          if succeeded {
            scene.report(.reenqueued(message: stack[index].stored.name, reason: .background))
          }
        }
        guard let check = discardAtOnce(stack[index], succeeded, in: &scene),
          case .discard(let reason) = check.outcome
        else { continue }
        if scene.keepsDecisions { cite(check, situation(of: stack[index], in: scene), in: &scene) }
        discard(stack.remove(at: index), reason, in: &scene)
      }
      examineOthers(afterFetchOf: url, in: &scene)
    }
  }

  /// Examines the messages that wait and do not have the asset whose fetch has just ended
  /// (`open.waiting-fetch`).
  private mutating func examineOthers(afterFetchOf url: String, in scene: inout Scene) {
    for index in stack.indices.reversed()
    where index < stack.count && !stack[index].isLoading
      && !stack[index].stored.assets.contains(url) && !isLoading(stack[index], in: scene)
    {
      let situation = situation(of: stack[index].waited(until: scene.world.now), in: scene)
      let check =
        firstHolding(.asset, situation, &scene.answers)
        ?? firstHolding(.time, situation, &scene.answers)
      guard let check, case .discard(let reason) = check.outcome,
        scene.answers[.waitingFetch] != .own
      else { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      discard(stack.remove(at: index), reason, in: &scene)
    }
  }

  /// The check by which a message that waits is discarded at once because its asset arrived too late or
  /// failed; `nil` if that has time until it is offered.
  func discardAtOnce(
    _ entry: Entry, _ succeeded: Bool, in scene: inout Scene
  ) -> DisplayCheck? {
    let situation = situation(of: entry.waited(until: scene.world.now), in: scene)
    guard let check = firstHolding(succeeded ? .time : .asset, situation, &scene.answers) else {
      return nil
    }
    if scene.answers[.waitingFetch] == .others { return nil }
    let isAtOnce =
      succeeded
      ? scene.answers[.waitingLate] == .atOnce : scene.answers[.waitingFailed] == .atOnce
    return isAtOnce ? check : nil
  }

  /// Discards messages whose timeout has just passed while they wait for an opportunity, unless that is
  /// done when they are offered (`open.waiting-timeout`).
  mutating func discardLateWaiting(in scene: inout Scene) {
    for index in stack.indices.reversed()
    where index < stack.count && !stack[index].isLoading
      && isJustLate(stack[index], at: scene.world.now) && !isLoading(stack[index], in: scene)
      && scene.answers[.waitingTimeout] == .atOnce
    {
      let situation = situation(of: stack[index].waited(until: scene.world.now), in: scene)
      guard let check = firstHolding(.time, situation, &scene.answers) else { continue }
      if scene.keepsDecisions { cite(check, situation, in: &scene) }
      discard(stack.remove(at: index), .timeout, in: &scene)
    }
  }

  /// Whether the timeout of a message may have passed at exactly this time.
  private func isJustLate(_ entry: Entry, at now: Int) -> Bool {
    guard let timeout = entry.message.timeout?.milliseconds else { return false }
    return [entry.deliveredAt.first, entry.deliveredAt.latest, entry.timeoutSince].contains {
      (0...1).contains(now - $0 - timeout)
    }
  }
}
