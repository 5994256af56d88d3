import ReferenceEngine
import SpecModel

/// Mistakes about the presenter (`presenter.required`).
extension Fault {
  static let presenter: [Fault] = [
    Fault(
      "presenter-not-needed", breaks: "presenter.required/none-displayed",
      "Messages are displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { _ in true }
    },
    Fault(
      "presenter-known-from-start", breaks: "presenter.required/once-assigned",
      "A presenter that is assigned after the start is not noticed.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.start.presenter == .assigned }
    },
  ]

  static let presenterForSome: [Fault] = [
    presenter("custom-events", "custom event") { if case .logEvent = $0 { true } else { false } },
    presenter("purchases", "purchase") { if case .logPurchase = $0 { true } else { false } },
    presenter("session-starts", "session start") {
      if case .startSession = $0 { true } else { false }
    },
    presenter("push-clicks", "push click") { $0 == .openFromPush },
    presenter("local-messages", "wish of the app") {
      if case .presentLocal = $0 { true } else { false }
    },
    Fault(
      "presenter-not-needed-without-choice", breaks: "presenter.required/none-displayed",
      "Without a display choice of the host no presenter is needed either.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.hasPresenter || $0.host.implements == .nothing }
    },
  ]

  private static func presenter(
    _ id: String, _ event: String, _ isExempt: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault(
      "presenter-not-needed-for-\(id)", breaks: "presenter.required/none-displayed",
      "A message that a \(event) brings is displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.hasPresenter || $0.action.map(isExempt) ?? false }
    }
  }
}
