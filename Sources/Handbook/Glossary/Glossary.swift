import ReferenceEngine
import SpecModel

/// The terms that the handbook links to, in alphabetical order.
///
/// Many meanings tell what the built-in rules say. In a suite that does not have these, a term only means what it
/// means in the format.
enum Glossary {
  private static let all: [GlossaryEntry] = (delivery + display + suite).sorted {
    $0.name.lowercased() < $1.name.lowercased()
  }

  /// The entries for the handbook of a suite.
  static func entries(for suite: Suite) -> [GlossaryEntry] {
    if suite.hasBuiltinRules { return all }
    return all.map { entry in
      var entry = entry
      entry.meaning = entry.general ?? entry.meaning
      return entry
    }
  }

  private static let delivery: [GlossaryEntry] = [
    GlossaryEntry(
      "Campaign", forms: ["campaigns"],
      """
      A message that is set up in the service and delivered to devices. Its counterpart is a \
      local message.
      """
    ),
    GlossaryEntry(
      "Core",
      """
      The part of an engine that decides what is delivered and triggered: it handles sessions, \
      events, filters, priorities and the minimum interval. It hands the messages that it \
      triggers to the presenter.
      """,
      elsewhere: "The part of an engine that decides what is delivered and triggered."
    ),
    GlossaryEntry(
      "Custom event", forms: ["custom events"],
      """
      Something that happens in the app, and that the app logs through the SDK, under a name \
      of the app's choice.
      """
    ),
    GlossaryEntry(
      "Delivery", forms: ["delivered"],
      """
      The moment a message reaches the device, together with its trigger: the start of a \
      session. A delivered message is not yet on the screen: first, it must be triggered.
      """,
      elsewhere: "The moment a message reaches the device, together with its trigger."
    ),
    GlossaryEntry(
      "Engine", forms: ["engines"],
      """
      The part of a mobile SDK that decides which in-app message is displayed, when, and what \
      becomes of the others. It consists of a core and a presenter.
      """
    ),
    GlossaryEntry(
      "Minimum interval",
      """
      The shortest time between two in-app messages: 30 seconds, unless the app configures \
      another.
      """,
      elsewhere: """
        The shortest time between two in-app messages: `minimum_interval` in the start of a case.
        """
    ),
    GlossaryEntry(
      "Prefetch", forms: ["prefetched", "prefetching"],
      """
      To fetch a message's image or ZIP file on delivery, so that it can be displayed at once \
      when it is triggered.
      """
    ),
    GlossaryEntry(
      "Priority", forms: ["priorities"],
      """
      A number that decides between messages that the same event triggers: only the message \
      with the highest is triggered. On the stack, it plays no part.
      """,
      elsewhere: "A number that sets a campaign apart from others; the rules say what it decides."
    ),
    GlossaryEntry(
      "Push click",
      "The opening of the app by a tap on a push notification; a trigger, and an opportunity.",
      elsewhere: "The opening of the app by a tap on a push notification."),
    GlossaryEntry(
      "Session", forms: ["sessions", "session start"],
      """
      A period in which the app is used. Its start is the moment of delivery, a trigger, and an \
      opportunity.
      """,
      elsewhere: "A period in which the app is used. Its start is the moment of delivery."
    ),
    GlossaryEntry(
      "Trigger", forms: ["triggers", "triggered"],
      """
      The event for which a delivered message listens: a session start, a custom event, any \
      purchase, the purchase of one product, or a push click.
      """
    ),
  ]

  private static let display: [GlossaryEntry] = [
    GlossaryEntry(
      "Analytics",
      """
      What is logged about a message: its impression and the clicks on it. Campaigns have \
      analytics; local messages do not.
      """,
      elsewhere: "What is logged about a message: its impression and the clicks on it."
    ),
    GlossaryEntry(
      "Discard", forms: ["discarded", "discards"],
      """
      To drop a message at the moment it would be displayed: it leaves the stack, and no later \
      opportunity displays it.
      """,
      elsewhere: "To drop a message for good."
    ),
    GlossaryEntry(
      "Display choice", forms: ["display choices"],
      """
      The host app's answer when it is asked about a message that is about to be displayed: *now*, \
      *reenqueue* (in the legacy SDK, *later*), or *discard*.
      """,
      elsewhere: """
        The host app's answer when it is asked about a message that is about to be displayed: *now*, \
        *reenqueue*, or *discard*.
        """
    ),
    GlossaryEntry(
      "Extras", "Key-value pairs that come with a message to the host app."),
    GlossaryEntry(
      "Host", forms: ["host app"],
      """
      The app that embeds the SDK: it logs events, answers the display choice, and may present \
      its own messages.
      """
    ),
    GlossaryEntry(
      "Impression", forms: ["impressions"],
      "The record that a message was seen; part of its analytics."),
    GlossaryEntry(
      "Local message", forms: ["local messages"],
      """
      A message that the app creates itself and asks the engine to present. It is subject to \
      the stack and the display checks, and has no analytics.
      """,
      elsewhere: "A message that the app creates itself and asks the engine to present."
    ),
    GlossaryEntry(
      "Opportunity", forms: ["opportunities"],
      """
      A moment at which the user is eligible for a message, so that the newest waiting one is \
      offered: a trigger event, a session start, or a push click.
      """,
      elsewhere: "A moment at which a message that waits may be displayed."
    ),
    GlossaryEntry(
      "Offered",
      """
      Taken off the stack to be displayed. The display checks then decide whether the message \
      is displayed, put back, or discarded.
      """,
      elsewhere: "Handed on to be displayed."
    ),
    GlossaryEntry(
      "Presenter", forms: ["presenters", "controller"],
      """
      The part of an engine that owns the stack, the screen and the display choice. In the \
      Swift SDK the app assigns it; the legacy SDK has a built-in controller.
      """,
      elsewhere: "The part of an engine that displays messages."
    ),
    GlossaryEntry(
      "Reenqueue", forms: ["reenqueued", "re-enqueued", "put back"],
      """
      To put a message back on top of the stack, because it cannot be displayed at this moment \
      but may be at a later one.
      """,
      elsewhere:
        "To put a message back, because it cannot be displayed at this moment but may be at a later one."
    ),
    GlossaryEntry(
      "Stack", forms: ["stacks"],
      """
      Where triggered messages wait. The newest is on top and is offered first. The stack is \
      kept in memory only.
      """,
      elsewhere: "Where messages wait; a case names the one on top first."
    ),
  ]

  private static let suite: [GlossaryEntry] = [
    GlossaryEntry(
      "Case", isMentionedByName: false,
      """
      A short story of actions and of what every engine must do on the way: the unit of the \
      suite.
      """
    ),
    GlossaryEntry(
      "Fault", forms: ["faults"],
      """
      A deliberate mistake of the reference engine. Every rule that can be tested has faults, and \
      each makes at least one of its cases fail, which proves that the rule is tested.
      """,
      elsewhere:
        "A deliberate mistake of an engine, with which an audit proves that a rule is tested."
    ),
    GlossaryEntry(
      "Open question", forms: ["open questions"],
      """
      Something that the documents do not settle. No case depends on it. A probe shows how an \
      engine answers it.
      """,
      elsewhere: """
        Something that the documents do not settle. A probe shows how an engine answers it.
        """
    ),
    GlossaryEntry(
      "Probe", forms: ["probes"],
      """
      A script that neither passes nor fails: its outcome shows which answer an engine gives \
      to an open question.
      """
    ),
    GlossaryEntry(
      "Profile", forms: ["profiles"],
      """
      A generation of engines with its own documents, and so with its own rules: the Swift SDK \
      or the legacy SDK.
      """,
      elsewhere: "A kind of engine with its own documents, and so with its own rules."
    ),
    GlossaryEntry(
      "Reading", isMentionedByName: false,
      """
      One answer to each open question. Where documents differ on a rule, the reading also \
      says which of them was followed.
      """
    ),
    GlossaryEntry(
      "Reference engine",
      """
      An engine that does exactly what the rules say. The pictures of this handbook show what \
      it does.
      """,
      elsewhere: "The engine that comes with iamspec. It knows the built-in rules, and no others."
    ),
  ]
}
