/// What can be done to an engine from outside, without an action.
extension Simulation {
  /// Starts in the middle of a run: every campaign has been delivered already.
  ///
  /// - Parameters:
  ///   - visible: The message that is on the screen.
  ///   - waiting: The messages that wait, the top first.
  ///   - isWithinInterval: Whether the interval starts now; otherwise it is over.
  package mutating func begin(visible: String?, waiting: [String], isWithinInterval: Bool) {
    core.begin(in: &scene)
    presenter.begin(
      visible: visible.flatMap { messages[$0] }, waiting: waiting.compactMap { messages[$0] },
      in: scene.world)
    core.noteBeginning(presenter.visible, isWithinInterval: isWithinInterval)
    _ = scene.takeReports()
  }

  /// Silently loses a message, wherever it is.
  package mutating func lose(_ name: String) {
    if visibleMessage == name { presenter.visible = nil }
    if presenter.suspended?.stored.name == name { presenter.suspended = nil }
    presenter.stack.removeAll { $0.stored.name == name }
    presenter.loading.removeAll { $0.stored.name == name }
  }

  /// Silently leaves a copy of a message on top of the stack.
  package mutating func leaveBehind(_ name: String) {
    guard let message = messages[name] else { return }
    let newest = (presenter.stack + presenter.loading).map(\.number).max() ?? 0
    presenter.stack.append(
      Entry(
        stored: message, triggeredAt: scene.world.now, timeoutSince: scene.world.now,
        deliveredAt: scene.world.now, orientationAtTrigger: scene.world.orientation,
        wasTriggeredInBackground: false, number: newest + 1, way: .stack))
  }
}
