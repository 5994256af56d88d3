import ClauseIDs
import SpecModel

/// The screen: what appears on it, what leaves it, and what is seen of that.
extension Presenter {
  /// Whether there is a presenter to display messages (`presenter.required`).
  func isPresent(in world: World) -> Bool {
    !book.rules.display.needsPresenter || book.rules.display.hasPresenter(world)
  }

  /// Puts a message on the screen.
  mutating func display(_ entry: Entry, in scene: inout Scene) {
    let message = entry.stored
    displayedBefore = lastDisplayed?.stored
    let extras = book.rules.extras.handedOver(
      entry, displayedBefore, stack.last?.stored, newest)
    visible = entry
    lastDisplayed = entry
    if scene.keepsDecisions { citeDisplay(of: entry, in: &scene) }
    scene.report(.displayed(message: message.name, extras: extras))
    if message.isLocal {
      scene.cite(.localNoAnalyticsNoImpression, message)
    } else if countsCampaigns(in: &scene) {
      scene.cite(.localNoAnalyticsCampaignsAreCounted, message)
      scene.report(.impression(message: message.name))
    }
    for index in instances.indices where instances[index].message === message {
      instances[index].wasDisplayed = true
    }
    forgetLoading(behind: entry, in: scene.world)
    note(.displayed(entry), in: &scene)
  }

  /// Puts the message back on the screen that left it with the app (`open.background-visible`).
  mutating func resume(in scene: inout Scene) {
    guard let entry = suspended else { return }
    suspended = nil
    guard visible == nil, isPresent(in: scene.world) else { return }
    visible = entry
    clickedNumber = nil
    let extras = book.rules.extras.handedOver(
      entry, displayedBefore, stack.last?.stored, newest)
    scene.report(.displayed(message: entry.stored.name, extras: extras))
  }

  /// Logs another impression of the message that is on the screen as the app comes back to it
  /// (`open.impression-again`).
  func appearAgain(in scene: inout Scene) {
    guard let visible, !visible.stored.isLocal, scene.world.appBefore == .background,
      countsCampaigns(in: &scene), scene.answers[.impressionAgain] == .again
    else { return }
    scene.report(.impression(message: visible.stored.name))
  }

  /// Takes the visible message off the screen; returns whether there was one.
  @discardableResult
  mutating func dismissVisible(in scene: inout Scene) -> Bool {
    guard let dismissed = visible else { return false }
    visible = nil
    scene.report(.dismissed(message: dismissed.stored.name))
    note(.dismissed(dismissed), in: &scene)
    if suspended == nil { dropTwins(of: dismissed, in: &scene) }
    return true
  }

  /// Takes a message off the stack that has just been dismissed on the screen, if it does not go on
  /// waiting there (`open.duplicate-dismissed`).
  private mutating func dropTwins(of dismissed: Entry, in scene: inout Scene) {
    let isTwin = { (other: Entry) in other.stored === dismissed.stored && !other.isLoading }
    guard stack.contains(where: isTwin), scene.answers[.duplicateDismissed] == .goes else { return }
    stack.removeAll(where: isTwin)
  }
}
