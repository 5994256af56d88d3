/// The middle of a run, in which an engine can be put.
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
}
