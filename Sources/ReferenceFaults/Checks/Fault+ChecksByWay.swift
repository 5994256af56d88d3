import ReferenceEngine
import SpecModel

/// Display checks that are forgotten or have the wrong outcome on some ways to the screen and not on
/// others. Code that makes the same checks in two places invites such faults.
extension Fault {
  static let checksByWay: [Fault] = subjects.flatMap { subject in
    subject.forgotten.map { occasion in
      Fault(
        "\(subject.id)-unchecked-\(occasion.id)", breaking: subject.clauseOfForgotten(occasion),
        "\(subject.name) is ignored for \(occasion.phrase(subject.noun)).",
        in: subject.profiles(occasion)
      ) {
        $0.editCheck(subject.rule) { $0.exempt(occasion.isNow) }
      }
    }
      + subject.confused.map { occasion in
        Fault(
          "\(subject.id)-\(subject.isReturn ? "discards" : "reenqueues")-\(occasion.id)",
          breaking: "\(subject.rule)/\(subject.isReturn ? "waits" : "not-kept")",
          "\(subject.name) \(subject.isReturn ? "discards" : "puts back") "
            + "\(occasion.phrase(subject.noun)).", in: subject.profilesOfConfused(occasion)
        ) {
          $0.confuseCheck(subject.rule, when: occasion.isNow)
        }
      }
  }

  /// What a check examines, and the occasions on which it may go wrong.
  private struct Subject {
    let id: String
    let name: String
    /// The messages that it concerns.
    var noun = "a message"
    let rule: String
    var isReturn = false
    var isLegacy = false
    /// The clause, within the rule, that says what is not displayed.
    var clause = "not-displayed"
    /// The clause for messages off the stack, if it is a different one.
    var clauseOffTheStack: String?
    var forgotten: [Occasion]
    var confused: [Occasion]

    func clauseOfForgotten(_ occasion: Occasion) -> String {
      let offTheStack = occasion.isOffTheStack ? clauseOffTheStack : nil
      return "\(rule)/\(occasion == .local ? "local-too" : offTheStack ?? clause)"
    }

    func profiles(_ occasion: Occasion) -> [Rulebook.Profile] {
      isLegacy || occasion.isLegacy ? [.legacy] : Rulebook.Profile.allCases
    }

    /// The Swift SDK need not keep a local message that it cannot display.
    func profilesOfConfused(_ occasion: Occasion) -> [Rulebook.Profile] {
      occasion == .local ? [.legacy] : profiles(occasion)
    }
  }

  private static let subjects: [Subject] = [
    Subject(
      id: "background", name: "The background", rule: "reenqueue.background", isReturn: true,
      clauseOffTheStack: "off-the-stack",
      forgotten: [.event, .purchase, .product, .session, .offTheStackAtSession, .request, .again],
      confused: [.event, .purchase, .product, .session, .offTheStackAtSession, .request, .again]),
    Subject(
      id: "visible-message", name: "A visible message", rule: "reenqueue.other-visible",
      isReturn: true,
      forgotten: [
        .event, .purchase, .product, .push, .offTheStackAtSession, .offTheStackAtPush, .request,
        .local, .late, .again,
      ],
      confused: [
        .event, .purchase, .product, .push, .offTheStackAtSession, .offTheStackAtPush, .request,
        .local, .late, .again,
      ]),
    Subject(
      id: "keyboard", name: "The keyboard", rule: "reenqueue.keyboard", isReturn: true,
      isLegacy: true,
      forgotten: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .request, .local, .late, .again, .afterBackground, .afterVisible,
      ],
      confused: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .request, .local, .late,
        .again,
      ]),
    Subject(
      id: "putting-off", name: "The host's \"reenqueue\"", rule: "reenqueue.display-choice",
      isReturn: true,
      forgotten: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .late, .again,
      ],
      confused: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .late, .again,
      ]),
    Subject(
      id: "host-discard", name: "The host's \"discard\"", rule: "discard.display-choice",
      forgotten: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .late, .again, .afterKeyboard,
      ],
      confused: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .late, .again,
      ]),
    Subject(
      id: "failed-asset", name: "A failed asset", rule: "discard.asset-failed",
      forgotten: [
        .event, .purchase, .product, .push, .offTheStackAtPush, .request, .late, .again,
        .afterKeyboard, .oldMethod,
      ],
      confused: [.event, .purchase, .product, .late, .afterKeyboard]),
    Subject(
      id: "timeout", name: "The timeout", rule: "discard.timeout",
      clause: "past-it", forgotten: [.late, .oldMethod], confused: [.late]),
    Subject(
      id: "orientation", name: "The orientation", rule: "discard.orientation",
      forgotten: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .request, .late, .again, .afterKeyboard, .oldMethod,
      ],
      confused: [
        .event, .purchase, .product, .session, .push, .offTheStackAtSession, .offTheStackAtPush,
        .request, .late, .again, .afterKeyboard,
      ]),
    Subject(
      id: "image-of-full", name: "The missing image", noun: "a full message",
      rule: "discard.full-without-image", isLegacy: true,
      forgotten: [
        .event, .session, .offTheStackAtPush, .request, .again, .afterVisible, .afterKeyboard,
        .oldMethod, .noMethod,
      ],
      confused: [.event]),
    Subject(
      id: "image-of-image-modal", name: "The missing image", noun: "an image-only modal",
      rule: "discard.image-modal-without-image", isLegacy: true,
      forgotten: [
        .event, .offTheStackAtPush, .request, .again, .afterVisible, .afterKeyboard, .oldMethod,
        .noMethod,
      ],
      confused: [.event]),
  ]

  /// An occasion on which a message is offered.
  private enum Occasion: CaseIterable {
    case event
    case purchase
    case product
    case session
    case push
    case offTheStackAtSession
    case offTheStackAtPush
    case request
    case local
    case late
    case again
    case afterBackground
    case afterVisible
    case afterKeyboard
    case oldMethod
    case noMethod

    /// Whether the offered message has waited.
    var isOffTheStack: Bool {
      switch self {
      case .offTheStackAtSession, .offTheStackAtPush, .request, .again: true
      case .afterBackground, .afterVisible, .afterKeyboard: true
      default: false
      }
    }

    /// Whether it is possible only in the legacy profile.
    var isLegacy: Bool {
      switch self {
      case .request, .afterKeyboard, .oldMethod: true
      default: false
      }
    }

    var id: String {
      switch self {
      case .event: "at-a-custom-event"
      case .purchase: "at-any-purchase"
      case .product: "at-a-products-purchase"
      case .session: "at-its-session-start"
      case .push: "at-its-push-click"
      case .offTheStackAtSession: "off-the-stack-at-session-start"
      case .offTheStackAtPush: "off-the-stack-at-push-click"
      case .request: "at-display-next"
      case .local: "for-local-messages"
      case .late: "after-late-assets"
      case .again: "the-second-time"
      case .afterBackground: "after-the-background"
      case .afterVisible: "after-a-visible-message"
      case .afterKeyboard: "after-the-keyboard"
      case .oldMethod: "with-the-old-method"
      case .noMethod: "without-a-display-choice"
      }
    }

    /// The messages that are offered then, described by a noun.
    func phrase(_ noun: String) -> String {
      switch self {
      case .event: "\(noun) that a custom event triggers"
      case .purchase: "\(noun) that any purchase triggers"
      case .product: "\(noun) that the purchase of its product triggers"
      case .session: "\(noun) that a session start triggers"
      case .push: "\(noun) that a push click triggers"
      case .offTheStackAtSession: "\(noun) that a session start takes off the stack"
      case .offTheStackAtPush: "\(noun) that a push click takes off the stack"
      case .request: "\(noun) that the host asks for"
      case .local: "a local message"
      case .late: "\(noun) whose assets are late"
      case .again: "\(noun) that has gone back before"
      case .afterBackground: "\(noun) that went back in the background"
      case .afterVisible: "\(noun) that went back behind a visible message"
      case .afterKeyboard: "\(noun) that went back because of the keyboard"
      case .oldMethod: "\(noun) if the host implements the old method"
      case .noMethod: "\(noun) if the host implements no display choice"
      }
    }

    @Sendable func isNow(_ situation: Situation) -> Bool {
      let entry = situation.entry
      let triggers = entry.message.triggers
      return switch (self, situation.world.action) {
      case (.event, .logEvent), (.session, .startSession), (.push, .openFromPush):
        entry.way == .trigger
      case (.purchase, .logPurchase): entry.way == .trigger && triggers.contains(.anyPurchase)
      case (.product, .logPurchase): entry.way == .trigger && !triggers.contains(.anyPurchase)
      case (.offTheStackAtSession, .startSession), (.offTheStackAtPush, .openFromPush):
        entry.way == .stack
      case (.request, _): entry.way == .request
      case (.local, _): entry.message.isLocal
      case (.late, .advance): true
      case (.again, _): !entry.returns.isEmpty
      case (.afterBackground, _): entry.returns.contains(.background)
      case (.afterVisible, _): entry.returns.contains(.otherVisible)
      case (.afterKeyboard, _): entry.returns.contains(.keyboard)
      case (.oldMethod, _): situation.world.host.implements == .keyboardDisplayChoice
      case (.noMethod, _): situation.world.host.implements == .nothing
      default: false
      }
    }
  }
}
