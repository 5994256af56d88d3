import ClauseIDs
import SpecModel

extension Presenter {
  /// Does the presenter's part of an action, apart from the host app's request for a message.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - scene: What the presenter shares with the core.
  /// - Returns: The moments of the action; the policy says which of them are opportunities for the messages
  ///   that wait.
  mutating func perform(_ action: Action, in scene: inout Scene) -> Opportunities {
    var moments = Opportunities(ofPresenterAction: action)
    forgetLoading(in: scene.world)
    if scene.keepsDecisions { citeKeeping(over: action, in: &scene) }
    switch action {
    case .relaunch: relaunch(in: &scene)
    case .dismiss:
      if dismissVisible(in: &scene) { moments.insert(.dismissal) }
    case .click:
      if click(in: &scene) { moments.insert(.dismissal) }
    case .rotate(let orientation):
      if turn(to: orientation, in: &scene) { moments.insert(.dismissal) }
    case .showKeyboard:
      if book.rules.profile == .legacy, visible != nil,
        scene.answers[.keyboardVisible] == .dismisses, dismissVisible(in: &scene)
      {
        moments.insert(.dismissal)
      }
    case .enterBackground:
      if leave(in: &scene) { moments.insert(.dismissal) }
    case .logImpression(let name):
      record(
        .impression(message: name), of: name, in: \.impressionsByHost,
        offScreen: .impressionOffScreen, again: .impressionLoggedAgain,
        citing: .localManualLoggingImpressions, .impressionRecorded, in: &scene)
    case .logClick(let name):
      record(
        .click(message: name), of: name, in: \.clicksByHost,
        offScreen: .clickOffScreen, again: .clickLoggedAgain,
        citing: .localManualLoggingClicks, .clickRecorded, in: &scene)
    case .queryStack: reportStack(in: &scene)
    default: break
    }
    return moments
  }

  /// Reports what waits, the newest first; what was kept without a presenter may be elsewhere
  /// (`open.no-presenter-stack`).
  private func reportStack(in scene: inout Scene) {
    let isElsewhere =
      !stack.isEmpty && !isPresent(in: scene.world) && scene.answers[.noPresenterStack] == .unnamed
    scene.report(.stack(isElsewhere ? [] : stack.reversed().map(\.stored.name)))
  }

  /// Rotates the device; returns whether the visible message was dismissed.
  private mutating func turn(to orientation: Orientation, in scene: inout Scene) -> Bool {
    guard let visible else { return false }
    let isDismissed =
      switch scene.answers[.rotateVisible] {
      case .stays: false
      case .dismisses: !visible.message.orientation.allows(orientation)
      case .dismissesAtAnyTurn: true
      }
    return isDismissed && dismissVisible(in: &scene)
  }

  /// Goes to the background; returns whether the visible message was dismissed for good.
  private mutating func leave(in scene: inout Scene) -> Bool {
    guard let visible else { return false }
    switch scene.answers[.backgroundVisible] {
    case .stays: return false
    case .dismisses: return dismissVisible(in: &scene)
    case .displayedAgain:
      suspended = visible
      dismissVisible(in: &scene)
      return false
    }
  }

  /// Empties the stack and the screen, and forgets what was loading (`stack.in-memory`).
  private mutating func relaunch(in scene: inout Scene) {
    if scene.keepsDecisions { citeLaunch(in: &scene) }
    stack = []
    if visible != nil, scene.answers[.relaunchVisible] == .reported { dismissVisible(in: &scene) }
    visible = nil
    suspended = nil
    loading = []
    for index in instances.indices { instances[index].isFromEarlierLaunch = true }
  }

  /// Handles a click on the visible message; returns whether that dismissed it.
  private mutating func click(in scene: inout Scene) -> Bool {
    guard let visible else { return false }
    if visible.stored.isLocal {
      scene.cite(.localNoAnalyticsNoClicks, visible.stored)
    } else if countsClick(on: visible, in: &scene) {
      scene.cite(.localNoAnalyticsCampaignsAreCounted, visible.stored)
      scene.report(.click(message: visible.stored.name))
    }
    clickedNumber = visible.number
    return scene.answers[.clickDismisses] == .dismisses && dismissVisible(in: &scene)
  }

  /// Whether a tap on the message of a campaign counts as a click on it.
  private func countsClick(on visible: Entry, in scene: inout Scene) -> Bool {
    guard countsCampaigns(in: &scene) else { return false }
    if visible.message.type == .html, scene.answers[.htmlClick] == .notRecorded { return false }
    return clickedNumber != visible.number || scene.answers[.clickAgain] == .recorded
  }

  /// Whether the engine logs the impressions of campaigns' messages and the clicks on them
  /// (`local.no-analytics`, `open.legacy-analytics`).
  func countsCampaigns(in scene: inout Scene) -> Bool {
    book.rules.profile == .swift || scene.answers[.legacyAnalytics] == .logged
  }
}

// MARK: What the host logs

extension Presenter {
  /// Records an impression or a click that the host logs (`local.manual-logging`).
  ///
  /// - Parameters:
  ///   - report: What is seen of it.
  ///   - name: The message that the host names.
  ///   - log: What the host has logged of this kind.
  ///   - offScreen: What becomes of it if the message is not on the screen.
  ///   - again: What becomes of it if the host has logged the same before.
  ///   - clause: The clause on which it rests.
  ///   - occasion: The occasion that it is for interventions.
  ///   - scene: What the presenter shares with the core.
  private mutating func record<Off: LogAnswer, Again: LogAnswer>(
    _ report: Observation, of name: String, in log: WritableKeyPath<Presenter, [String]>,
    offScreen: Slot<Off>, again: Slot<Again>, citing clause: ClauseID, _ occasion: Occasion,
    in scene: inout Scene
  ) {
    let earlier = self[keyPath: log]
    guard isRecorded(name, offScreen: offScreen, again: again, after: earlier, in: &scene) else {
      return
    }
    scene.cite(clause, nil, name)
    scene.cite(.localManualLoggingNothingMore, nil, name)
    scene.report(report)
    if !book.rules.interventions.isEmpty { intervene(occasion, about: visible, in: &scene) }
    self[keyPath: log].append(name)
  }

  /// Tells whether the engine records what the host logs about a message that may be off the screen, or
  /// about which the host may have logged the same before.
  private func isRecorded<Off: LogAnswer, Again: LogAnswer>(
    _ name: String, offScreen: Slot<Off>, again: Slot<Again>, after earlier: [String],
    in scene: inout Scene
  ) -> Bool {
    guard visible?.stored.name == name || scene.answers[offScreen] == Off.recorded else {
      return false
    }
    return !earlier.contains(name) || scene.answers[again] == Again.recorded
  }
}

/// What becomes of an impression or a click that the host logs again, or off the screen.
private protocol LogAnswer: Answer {
  static var recorded: Self { get }
}

extension Reading.ImpressionLoggedAgain: LogAnswer {}
extension Reading.ClickLoggedAgain: LogAnswer {}
extension Reading.ImpressionOffScreen: LogAnswer {}
extension Reading.ClickOffScreen: LogAnswer {}
