import SpecModel

extension Presenter {
  /// Does the presenter's part of an action that is neither the core's nor the host app's wish for
  /// a message.
  ///
  /// - Parameter action: What happens.
  /// - Returns: The opportunities that arise from it; the policy tells which of them count.
  mutating func perform(_ action: Action) -> Opportunities {
    var opportunities = Opportunities(ofPresenterAction: action)
    if let visible, book.rules.display.endsDisplay(action, visible, world.now) { dismissVisible() }
    if book.rules.stack.isLaunch(action) { stack = book.rules.stack.afterLaunch(stack) }
    switch action {
    case .relaunch: relaunch()
    case .dismiss:
      if dismissVisible() { opportunities.insert(.dismissal) }
    case .click:
      if click() { opportunities.insert(.dismissal) }
    case .rotate(let orientation):
      if book.rules.display.rotationDismisses, let visible,
        !visible.stored.message.orientation.allows(orientation), dismissVisible()
      {
        opportunities.insert(.dismissal)
      }
    case .enterBackground:
      if book.rules.display.backgroundDismisses, dismissVisible() {
        opportunities.insert(.dismissal)
      }
    case .enterForeground, .openFromPush: offerLoaded()
    case .logImpression(let name):
      let log = AnalyticsPolicy.HostLog(message: name, visible: visible, earlier: impressionsByHost)
      for name in book.rules.analytics.impressionsByHost(log) {
        world.report(.impression(message: name))
      }
      impressionsByHost.append(name)
    case .logClick(let name):
      let log = AnalyticsPolicy.HostLog(message: name, visible: visible, earlier: clicksByHost)
      for name in book.rules.analytics.clicksByHost(log) {
        world.report(.click(message: name))
      }
      clicksByHost.append(name)
    case .queryStack: world.report(.stack(stack.reversed().map(\.stored.name)))
    default: break
    }
    return opportunities
  }

  /// Empties the screen, and forgets what was loading (`stack.in-memory`).
  private mutating func relaunch() {
    if book.rules.display.relaunchReportsDismissal { dismissVisible() }
    if !book.rules.display.survivesRelaunch { visible = nil }
    loading = []
  }

  /// Lets the user click the visible message; returns whether that dismissed it.
  private mutating func click() -> Bool {
    guard let visible else { return false }
    if book.rules.analytics.logsClick(visible, displayedBefore) {
      world.report(.click(message: visible.stored.name))
    }
    return book.rules.display.clickDismisses && dismissVisible()
  }
}
