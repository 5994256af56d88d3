/// The terms that the handbook links to, in alphabetical order.
enum Glossary {
  /// Every entry.
  static let entries: [GlossaryEntry] = (delivery + display + suite).sorted {
    $0.name.lowercased() < $1.name.lowercased()
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
      The part of an engine that decides what is delivered and triggered: it knows sessions, \
      events, filters, priorities and the minimum interval. What it triggers, it hands to the \
      presenter.
      """
    ),
    GlossaryEntry(
      "Custom event", forms: ["custom events"],
      """
      Something that happens in the app and that the app logs under a name of its own, through \
      the SDK.
      """
    ),
    GlossaryEntry(
      "Delivery", forms: ["delivered"],
      """
      The moment a message reaches the device, together with its trigger: the start of a \
      session. A delivered message is not yet on the screen; it lies ready until it is \
      triggered.
      """
    ),
    GlossaryEntry(
      "Engine", forms: ["engines"],
      """
      The part of a mobile SDK that decides which in-app message is shown, when, and what \
      becomes of it otherwise. It consists of a core and a presenter.
      """
    ),
    GlossaryEntry(
      "Minimum interval",
      """
      The shortest time between two in-app messages: 30 seconds unless the app configures \
      another.
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
      A number that chooses among several messages which one event triggers: only the highest \
      is triggered. It plays no part on the stack.
      """
    ),
    GlossaryEntry(
      "Push click",
      "The opening of the app by a tap on a push notification; a trigger, and an opportunity."),
    GlossaryEntry(
      "Session", forms: ["sessions", "session start"],
      """
      A stretch of use of the app. Its start is the moment of delivery, a trigger, and an \
      opportunity.
      """
    ),
    GlossaryEntry(
      "Trigger", forms: ["triggers", "triggered"],
      """
      The event for which a delivered message waits: a session start, a custom event, any \
      purchase, the purchase of one product, or a push click.
      """
    ),
  ]

  private static let display: [GlossaryEntry] = [
    GlossaryEntry(
      "Analytics",
      """
      What is logged about a message: its impression and the clicks on it. Campaigns carry it; \
      local messages do not.
      """
    ),
    GlossaryEntry(
      "Discard", forms: ["discarded", "discards"],
      """
      To throw a message away at the moment it would be displayed: it is off the stack, and no \
      later opportunity shows it.
      """
    ),
    GlossaryEntry(
      "Display choice", forms: ["display choices"],
      """
      The host app's answer when it is asked about a message that is about to appear: *now*, \
      *reenqueue* (in the legacy SDK, *later*), or *discard*.
      """
    ),
    GlossaryEntry(
      "Extras", "Pairs of keys and values that travel with a message to the host app."),
    GlossaryEntry(
      "Host", forms: ["host app"],
      """
      The app that embeds the SDK: it logs events, answers the display choice, and may show \
      messages of its own.
      """
    ),
    GlossaryEntry(
      "Impression", forms: ["impressions"],
      "The record that a message was seen; part of its analytics."),
    GlossaryEntry(
      "Local message", forms: ["local messages"],
      """
      A message that the app makes itself and asks the engine to present. It obeys the stack \
      and the display checks, and carries no analytics.
      """
    ),
    GlossaryEntry(
      "Opportunity", forms: ["opportunities"],
      """
      A moment at which the user is eligible for a message, so that the newest waiting one is \
      offered: a trigger event, a session start, or a push click.
      """
    ),
    GlossaryEntry(
      "Offered",
      """
      Taken off the stack to be displayed. The display checks decide: it is displayed, put \
      back, or discarded.
      """
    ),
    GlossaryEntry(
      "Presenter", forms: ["presenters", "controller"],
      """
      The part of an engine that owns the stack, the screen and the display choice. In the \
      Swift SDK the app assigns it; the legacy SDK has a built-in controller.
      """
    ),
    GlossaryEntry(
      "Reenqueue", forms: ["reenqueued", "re-enqueued", "put back"],
      """
      To put a message back on top of the stack, because it cannot be displayed at this moment \
      but may be at a later one.
      """
    ),
    GlossaryEntry(
      "Stack", forms: ["stacks"],
      """
      Where triggered messages wait. The newest lies on top and is offered first; it lives in \
      memory only.
      """
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
      A mistake made on purpose in the reference engine. Every rule has faults, and each makes \
      at least one of its cases fail: that is the proof that the rule is tested.
      """
    ),
    GlossaryEntry(
      "Open question", forms: ["open questions"],
      """
      Something that the documents do not settle. No case depends on it; a probe tells how an \
      engine answers it.
      """
    ),
    GlossaryEntry(
      "Probe", forms: ["probes"],
      """
      A script that does not pass or fail: its outcome tells which answer an engine gives to \
      an open question.
      """
    ),
    GlossaryEntry(
      "Profile", forms: ["profiles"],
      """
      A generation of engines with its own documents, and so with its own rules: the Swift SDK \
      or the legacy SDK.
      """
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
      An engine that does what the rules say and nothing else. It is what the pictures of this \
      handbook are drawn from.
      """
    ),
  ]
}
