import ReferenceEngine
import SpecModel

/// Mistakes about the presenter, and about what the host app asks for or gets with a message
/// (`presenter.required`, `manual.display-next`, `local.*`, `extras.delivered`).
extension Fault {
  static let display: [Fault] = [
    Fault(
      "presenter-not-needed", breaks: "presenter.required",
      "Messages are displayed without a presenter.", in: [.swift]
    ) {
      $0.display.hasPresenter = { _ in true }
    },
    Fault(
      "presenter-known-from-start", breaks: "presenter.required",
      "A presenter that is assigned after the start is not noticed.", in: [.swift]
    ) {
      $0.display.hasPresenter = { $0.start.presenter == .assigned }
    },

    Fault(
      "display-next-ignored", breaks: "manual.display-next",
      "When the host asks for the next message, nothing happens.", in: [.legacy]
    ) {
      $0.opportunities.named.remove(.hostRequest)
    },
    Fault(
      "display-next-takes-oldest", breaks: "manual.display-next",
      "The host gets the message that has waited longest.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.isEmpty ? nil : $0.removeFirst() }
    },
    Fault(
      "display-next-keeps-message", breaks: "manual.display-next",
      "The message that the host gets stays on the stack.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { $0.last }
    },
    Fault(
      "display-next-unchecked", breaks: "manual.display-next",
      "The message that the host gets is displayed whatever the circumstances.", in: [.legacy]
    ) {
      $0.display.isChecked = { $0.way != .request }
    },
    Fault(
      "display-next-empties-stack", breaks: "manual.display-next",
      "All messages below the one that the host gets are dropped.", in: [.legacy]
    ) {
      $0.stack.takeOnRequest = { stack in
        defer { stack = [] }
        return stack.last
      }
    },

    Fault("local-ignored", breaks: "local.display", "Local messages are not displayed.") {
      $0.local.isDisplayed = { _ in false }
    },
    Fault(
      "local-unchecked", breaks: "local.display",
      "A local message is displayed whatever the circumstances."
    ) {
      $0.display.isChecked = { $0.way != .local }
    },
    Fault(
      "local-not-put-back", breaks: "local.display",
      "A local message that cannot be displayed at once is dropped."
    ) {
      $0.local.isPutBack = { _ in false }
    },
    Fault(
      "local-pushed-to-bottom", breaks: "local.display",
      "A local message goes below the messages that wait."
    ) {
      $0.local.push = atBottom
    },

    Fault(
      "local-impression-logged", breaks: "local.no-analytics",
      "The impression of a local message is logged."
    ) {
      $0.analytics.logsImpression = { _, _ in true }
    },
    Fault(
      "local-click-logged", breaks: "local.no-analytics", "A click on a local message is logged."
    ) {
      $0.analytics.logsClick = { _, _ in true }
    },

    Fault(
      "host-impression-ignored", breaks: "local.manual-logging",
      "An impression that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { _ in [] }
    },
    Fault(
      "host-impression-doubled", breaks: "local.manual-logging",
      "An impression that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.impressionsByHost = { [$0.message, $0.message] }
    },
    Fault(
      "host-click-ignored", breaks: "local.manual-logging",
      "A click that the host logs is not recorded.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { _ in [] }
    },
    Fault(
      "host-click-doubled", breaks: "local.manual-logging",
      "A click that the host logs is recorded twice.", in: [.swift]
    ) {
      $0.analytics.clicksByHost = { [$0.message, $0.message] }
    },
  ]
}
