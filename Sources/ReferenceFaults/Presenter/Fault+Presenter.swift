import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the presenter (`presenter.required`).
extension Fault {
  static let presenter: [Fault] = [
    Fault(
      "presenter-not-needed", breaks: .presenterRequiredNoneDisplayed,
      "Messages are displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { _ in true }
    },
    Fault(
      "presenter-known-from-start", breaks: .presenterRequiredOnceAssigned,
      "A presenter that is assigned after the start is not noticed.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.start.presenter == .assigned }
    },
  ]

  static let presenterForSome: [Fault] = [
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
    },
    presenter("custom-events", "a custom event triggers") {
      if case .logEvent = $0 { true } else { false }
    },
    presenter("purchases", "a purchase triggers") {
      if case .logPurchase = $0 { true } else { false }
    },
    presenter("session-starts", "a session start triggers") {
      if case .startSession = $0 { true } else { false }
    },
    presenter("push-clicks", "a push click triggers") { $0 == .openFromPush },
    presenter("local-messages", "the app presents") {
      if case .presentLocal = $0 { true } else { false }
    },
    Fault(
      "presenter-not-needed-without-choice", breaks: .presenterRequiredNoneDisplayed,
      "No presenter is needed if the host implements no display choice.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.hasPresenter || $0.host.implements == .nothing }
    },
  ]

  private static func presenter(
    _ id: String, _ words: String, _ isExempt: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault(
      "presenter-not-needed-for-\(id)", breaks: .presenterRequiredNoneDisplayed,
      "A message that \(words) is displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.hasPresenter || $0.action.map(isExempt) ?? false }
    }
  }
}
