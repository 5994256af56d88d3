/// The messages and steps of a new case file: an example of the cases of a chapter.
struct ScaffoldExample {
  /// The text below the introduction.
  let text: String

  /// Chooses the example for a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The id of the chapter; an unknown one gets the simplest example.
  ///   - lacks: What the rule's profiles lack; examples that need any of it are not used.
  init(chapter: String, without lacks: Set<String>) {
    let chosen = ScaffoldExample.byChapter[chapter] ?? ScaffoldExample.plain
    text = lacks.contains(where: chosen.contains) ? ScaffoldExample.plain : chosen
  }

  private static let plain = """
    given: {minimum_interval: 0s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first]}
          - log_event: opened_shop
            expect: [{displayed: first}]

    """

  /// The examples for the usual chapters of in-app message delivery.
  private static let byChapter: [String: String] = [
    "delivery": """
    given: {minimum_interval: 0s, assets: {banner.png: {after: 3s}}}
    messages:
      banner: {type: modal, trigger: {custom_event: opened_shop}, image: banner.png}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [banner]}
          - advance: 5s
          - log_event: opened_shop
            expect: [{displayed: banner}]

    """,
    "rate-limit": """
    given: {minimum_interval: 60s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
      second: {type: modal, trigger: {custom_event: viewed_cart}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first, second]}
          - log_event: opened_shop
            expect: [{displayed: first}]
          - do: [dismiss, {advance: 70s}, {log_event: viewed_cart}]
            expect: [{dismissed: first}, {displayed: second}]

    """,
    "presenter": """
    given: {minimum_interval: 0s, presenter: none}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - assign_presenter
          - start_session: {deliver: [first]}
          - log_event: opened_shop
            expect: [{displayed: first}]

    """,
    "stack": waiting,
    "reenqueue": """
    given: {minimum_interval: 0s, host: {choices: reenqueue}}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first]}
          - log_event: opened_shop
          - do: [{choose: now}, open_from_push]
            expect: [{displayed: first}]

    """,
    "discard": """
    given: {minimum_interval: 0s, host: {choices: discard}}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first]}
          - log_event: opened_shop
          - do: [{choose: now}, open_from_push]
            note: It was thrown away, so there is nothing left to show.

    """,
    "manual": """
    given: {minimum_interval: 0s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first]}
          - do: [enter_background, {log_event: opened_shop}]
          - do: [enter_foreground, display_next]
            expect: [{displayed: first}]

    """,
    "local": """
    given: {minimum_interval: 0s}
    messages:
      tip: {type: slideup}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - present_local: tip
            expect: [{displayed: tip}]

    """,
    "extras": """
    given: {minimum_interval: 0s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}, extras: {color: blue}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first]}
          - log_event: opened_shop
            expect: [{displayed: {message: first, extras: {color: blue}}}]

    """,
  ]

  /// Two messages that wait in the background and are then shown one after the other.
  private static let waiting = """
    given: {minimum_interval: 0s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
      second: {type: modal, trigger: {custom_event: viewed_cart}}
    cases:
      - id: first-case
        title: "TODO: what happens, as a sentence"
        steps:
          - start_session: {deliver: [first, second]}
          - do: [enter_background, {log_event: opened_shop}, {log_event: viewed_cart}]
          - do: [enter_foreground, open_from_push]
            expect: [{displayed: second}]
          - do: [dismiss, open_from_push]
            expect: [{dismissed: second}, {displayed: first}]

    """
}
