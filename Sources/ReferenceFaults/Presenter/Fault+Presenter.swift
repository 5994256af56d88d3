import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the presenter (`presenter.required`).
extension Fault {
  static let presenter: [Fault] = [
    Fault(
      "presenter-noticed-at-session-start-only", breaks: .presenterRequiredOnceAssigned,
      "A presenter that is assigned after the start is noticed only when a session starts.",
      in: [.swift]
    ) {
      $0.display.hasPresenter = { world in
        if world.start.presenter == .assigned { return true }
        guard case .startSession = world.action else { return false }
        return world.hasPresenter
      }
    }
  ]
}
