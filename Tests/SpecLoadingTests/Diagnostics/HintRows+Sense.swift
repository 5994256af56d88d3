extension HintTests {
  static let names = [
    Row("title: The shop", "titel: The shop", "did you mean `title`?", "title: The shop"),
    Row("title: The shop\n", "", "add `title: …`", "title: The shop\n"),
    Row("type: slideup", "type: popup", values, "type: slideup"),
    Row(
      "trigger: {custom_event: opened_shop}, image",
      "trigger: {custom_event: opened_shop}, triggers: [session_start], image",
      "keep one of them", "triggers: [session_start], image"),
    Row(
      "type: slideup", "type: slideup, color: red",
      "its keys are: type, trigger, triggers, priority, orientation, image, zip, timeout, extras",
      "type: slideup, priority: 3"),
    Row("- dismiss\n", "- go\n", actions, "- click\n"),
    Row(
      "{custom_event: opened_shop}", "{event: opened_shop}",
      "triggers are: session_start, push_click, any_purchase, custom_event, specific_purchase",
      "{custom_event: opened_shop}"),
    Row(
      "{displayed: sale}", "{shown: sale}",
      "observations are: displayed, dismissed, discarded, reenqueued, choice_asked, "
        + "no_matching_trigger, impression, click, prefetched, any_order, one_of",
      "{displayed: sale}"),
    Row(
      "{displayed: sale}", "{reenqueued: {message: sale, reason: late}}",
      "its reasons are: background, other_visible, display_choice, keyboard",
      "{reenqueued: {message: sale, reason: background}}"),
    Row(
      "rules: [shape.known]", "rules: [checkout]",
      "rules are: yaml.readable, shape.known, names.declared, variants.even, sense.possible, "
        + "sense.modern, sense.classic, sense.by-eye, discard.timeout, discard.orientation, "
        + "discard.full-without-image, local.no-analytics, extras.delivered", "rules: [shape.known]"
    ),
    Row(
      "    title: The sale is shown\n", "    title: The sale is shown\n    profiles: [all]\n",
      "profiles are: modern, classic",
      "    title: The sale is shown\n    profiles: [modern, classic]\n"),
    Row("id: table", "id: opened", "ids are permanent: give this one a different id", "id: table"),
  ]

  private static let values = "its values are: slideup, modal, image_modal, full, html"
  private static let actions =
    "actions are: start_session, log_event, log_purchase, receive_api_event, open_from_push, "
    + "enter_background, enter_foreground, relaunch, rotate, show_keyboard, hide_keyboard, advance, "
    + "dismiss, click, present_local, display_next, choose, serve, serve_deliveries, "
    + "assign_presenter, log_impression, log_click"
  private static let operators =
    "operators are: equals, not_equals, greater_than, at_least, less_than, at_most, before, after, "
    + "matches, exists"

  /// Triggers with filters, in place of the sale's trigger.
  static let filters = [
    filter("property: items", operators, "property: items, equals: 3"),
    filter(
      "items: 3", "write `{property: items, equals: …}`, or another operator",
      "property: items, equals: 3"),
    filter(
      "property: items, at_least: \"3\"", "write a number without quotes, like `2.5`",
      "property: items, at_least: 2.5"),
    filter(
      "property: items, at_least: 0x1f", "write it like `3` or `2.5`",
      "property: items, at_least: 31"),
    filter(
      "property: items, exists: maybe", "write `true` or `false`", "property: items, exists: true"),
    filter(
      "property: day, before: 2026-01-31", "write `{date: 2026-01-31T12:00:00Z}`",
      "property: day, before: {date: 2026-01-31T12:00:00Z}"),
    Row(
      "{custom_event: opened_shop}",
      "{custom_event: {name: opened_shop, where: [{property: items, equals: 3}]}}",
      "write `{all: […]}` or `{any: […]}`",
      "{custom_event: {name: opened_shop, where: {all: [{property: items, equals: 3}]}}}"),
  ]

  private static func filter(_ wrong: String, _ hint: String, _ right: String) -> Row {
    func trigger(_ filter: String) -> String {
      "{custom_event: {name: opened_shop, where: {\(filter)}}}"
    }
    return Row("{custom_event: opened_shop}", trigger(wrong), hint, trigger(right))
  }

  static let columns = [
    Row("$delay", "$dely", "did you mean `$delay`?", "$delay"),
    Row(
      "The sale is shown", "It is ${when}", "declare it in the case's `variants`",
      "It is ${when}\n    variants:\n      now: {when: now}"),
    Row("late, delay: 9s", "late, dely: 9s", "did you mean `delay`?", "late, delay: 9s"),
    Row(
      "delay: 9s}", "}", "every variant has the same columns: add `delay: …`", "delay: 9s}"),
    Row(
      "advance: $delay\n", "advance: 3s\n",
      "write `$delay` where its value belongs, or leave the column out", "advance: $delay\n"),
    Row("id: table", "id: $when", fixed, "id: table"),
  ]

  private static let fixed =
    "write the value: columns can be used in `given`, `messages`, `steps` and texts"

  private static let deliveryAndEvent = """
    steps:
          - start_session: {deliver: [sale, cart]}
          - do: [{log_event: {name: opened_shop, properties: {items: 3}}}, {advance: 5s}]
    """

  static let sense = [
    Row(
      "present_local: tip\n", "dismiss\n", "remove it, or let a step deliver or present it",
      "present_local: tip\n"),
    Row(
      "[sale, cart]}", "[sale, tip]}",
      "give it a `trigger`, or show it with `{present_local: tip}`",
      "[sale]}"),
    Row(
      "present_local: tip", "present_local: cart",
      "remove its trigger, or deliver it with `{start_session: {deliver: [cart]}}`",
      "start_session: {deliver: [cart]}"),
    Row(
      "[{displayed: sale}]\n      - present_local: tip\n", "[{displayed: tip}]\n",
      "present it first: `{present_local: tip}`",
      "[]\n      - {present_local: tip, expect: [{displayed: tip}]}\n"),
    Row(
      "[sale, cart]}", "[cart]}", "deliver it first: `{start_session: {deliver: [sale]}}`",
      "[cart]}\n      - start_session: {deliver: [sale]}"),
    Row(
      "host: {choices: now}", "host: {choices: now, implements: nothing}",
      "remove the choices, or make the host implement `display_choice`",
      "host: {choices: now, implements: display_choice}"),
    Row(
      "- dismiss\n", "- enter_foreground\n", "remove it, or change the steps before it",
      "- enter_background\n      - enter_foreground\n"),
    Row(
      "{displayed: sale}", "{discarded: {message: sale, reason: timeout}}",
      "change the message, or expect another reason",
      "{discarded: {message: sale, reason: asset_failed}}"),
    Row(
      "{displayed: sale}", "{displayed: {message: sale, extras: {a: b}}}",
      "copy them from the message, or leave `extras` out", "{displayed: sale}"),
    Row(
      "{displayed: sale}", "{no_matching_trigger: {kind: purchase, name: hat}}",
      "log it in an earlier step, or expect another event",
      "{no_matching_trigger: {kind: custom_event, name: opened_shop}}"),
    Row(
      "{displayed: sale}", "{no_matching_trigger: {kind: session_start}}",
      "leave it to a probe of questions.yaml: no case depends on an open question",
      "{displayed: sale}"),
    Row(
      "{displayed: sale}", "{no_matching_trigger: {kind: session_start, name: x}}",
      "leave `name` out", "{displayed: sale}"),
    Row(
      "tip\n", "tip\n        expect: [{impression: tip}]\n",
      "remove it: a profile of this case does not have `log_impression`", "tip\n"),
    Row(
      "    title: The sale is shown\n",
      "    title: The sale is shown\n    profiles: [modern]\n"
        + "    steps: [{present_local: tip, expect: [{impression: tip}]}]\n  - id: other\n"
        + "    title: The same\n",
      "let the host do it: `{log_impression: tip}`",
      "    title: The sale is shown\n    profiles: [modern]\n"
        + "    steps: [{present_local: tip}, {log_impression: tip, expect: [{impression: tip}]}]\n"
        + "  - id: other\n    title: The same\n"),
    Row(
      "rules: [shape.known]", "rules: [shape.known, sense.modern, sense.classic]",
      "ask for them in separate cases", "rules: [shape.known, sense.modern]"),
    Row(
      "    title: The sale is shown\n",
      "    title: The sale is shown\n    rules: [sense.modern]\n    profiles: [classic]\n",
      "profiles that have all its rules: modern",
      "    title: The sale is shown\n    rules: [sense.modern]\n    profiles: [modern]\n"),
    Row(
      "- dismiss\n", "- display_next\n",
      "restrict the case to others: `profiles: [classic]`",
      "- dismiss\n  - id: by-hand\n    title: By hand\n    profiles: [classic]\n"
        + "    steps: [display_next]\n"),
    Row(
      "    title: The sale is shown\n",
      "    title: The sale is shown\n    profiles: [modern]\n    given: {keyboard: shown}\n",
      "no profile of this case has it: leave it out",
      "    title: The sale is shown\n    profiles: [modern]\n"),
    Row(
      deliveryAndEvent,
      "given: {host: {implements: nothing}}\n    \(deliveryAndEvent)\n"
        + "        expect: [{choice_asked: sale}]\n      - do: dismiss",
      "make the host implement `display_choice`",
      "given: {host: {implements: display_choice}}\n    \(deliveryAndEvent)\n"
        + "        expect: [{choice_asked: sale}]\n      - do: dismiss"),
    Row(
      "{displayed: sale}", "{prefetched: sael.png}", "did you mean `sale.png`?",
      "{prefetched: sale.png}"),
  ]
}
