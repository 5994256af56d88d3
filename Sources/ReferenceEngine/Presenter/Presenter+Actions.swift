import SpecModel

extension Presenter {
  /// Does the presenter's part of an action that is neither the core's nor the host app's wish for
  /// a message.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - scene: What the presenter shares with the core.
  /// - Returns: The moments that it is for those that wait; the policy tells which of them are
  ///   opportunities.
  mutating func perform(_ action: Action, in scene: inout Scene) -> Opportunities {
    var moments = Opportunities(ofPresenterAction: action)
    if let visible, book.rules.display.endsDisplay(action, visible, scene.world.now) {
      dismissVisible(in: &scene)
    }
    if book.rules.stack.isLaunch(action) {
      scene.cite("stack.in-memory")
      stack = book.rules.stack.afterLaunch(stack)
    }
    switch action {
    case .relaunch: relaunch(in: &scene)
    case .dismiss:
      if dismissVisible(in: &scene) { moments.insert(.dismissal) }
    case .click:
      if click(in: &scene) { moments.insert(.dismissal) }
    case .rotate(let orientation):
      if let visible, !visible.message.orientation.allows(orientation),
        scene.answers[.rotateVisible] == .dismisses, dismissVisible(in: &scene)
      {
        moments.insert(.dismissal)
      }
    case .enterBackground:
      if visible != nil, scene.answers[.backgroundVisible] == .dismisses,
        dismissVisible(in: &scene)
      {
        moments.insert(.dismissal)
      }
    case .logImpression(let name):
      let log = AnalyticsPolicy.HostLog(message: name, visible: visible, earlier: impressionsByHost)
      scene.cite("local.manual-logging")
      for name in book.rules.analytics.impressionsByHost(log) {
        scene.report(.impression(message: name))
      }
      impressionsByHost.append(name)
    case .logClick(let name):
      let log = AnalyticsPolicy.HostLog(message: name, visible: visible, earlier: clicksByHost)
      scene.cite("local.manual-logging")
      for name in book.rules.analytics.clicksByHost(log) {
        scene.report(.click(message: name))
      }
      clicksByHost.append(name)
    case .queryStack: scene.report(.stack(stack.reversed().map(\.stored.name)))
    default: break
    }
    return moments
  }

  /// Empties the screen, and forgets what was loading (`stack.in-memory`).
  private mutating func relaunch(in scene: inout Scene) {
    if visible != nil, scene.answers[.relaunchVisible] == .reported { dismissVisible(in: &scene) }
    visible = book.rules.display.afterLaunch(visible)
    loading = []
  }

  /// Lets the user click the visible message; returns whether that dismissed it.
  private mutating func click(in scene: inout Scene) -> Bool {
    guard let visible else { return false }
    if book.rules.analytics.logsClick(visible, displayedBefore) {
      scene.report(.click(message: visible.stored.name))
    } else {
      scene.cite("local.no-analytics", visible.stored)
    }
    return scene.answers[.clickDismisses] == .dismisses && dismissVisible(in: &scene)
  }
}
