import SpecModel

extension Presenter {
  /// Does the presenter's part of an action that is neither the core's nor the host app's wish for
  /// a message.
  ///
  /// - Parameter action: What happens.
  /// - Returns: The opportunities that arise from it; the policy tells which of them count.
  mutating func perform(_ action: Action) -> Opportunities {
    var opportunities = Opportunities(ofPresenterAction: action)
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
      for _ in 0..<book.rules.analytics.impressionsByHost {
        world.report(.impression(message: name))
      }
    case .logClick(let name):
      for _ in 0..<book.rules.analytics.clicksByHost {
        world.report(.click(message: name))
      }
    case .queryStack: world.report(.stack(stack.reversed().map(\.stored.name)))
    default: break
    }
    return opportunities
  }

  /// Empties the screen, and forgets what was loading (`stack.in-memory`).
  private mutating func relaunch() {
    if book.rules.display.relaunchReportsDismissal { dismissVisible() }
    visible = nil
    loading = []
  }

  /// Lets the user click the visible message; returns whether that dismissed it.
  private mutating func click() -> Bool {
    guard let message = visible?.stored else { return false }
    if book.rules.analytics.logsClick(message) { world.report(.click(message: message.name)) }
    return book.rules.display.clickDismisses && dismissVisible()
  }
}
