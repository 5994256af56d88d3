/// The article about writing a case.
enum WritingCases {
  /// The article, as Markdown, with a case of the built-in suite.
  static let text = article(
    example: builtin, id: "stack/last-in-first-out/two-waiting",
    proof: "The audit proves it: every case passes with every answer to\nevery question.",
    check: """
      `iamspec run --fault` breaks the reference engine on purpose: a good case catches a fault that no other case
         catches.
      """)

  /// The article for a suite with other rules.
  static let general = article(
    example: shop, id: "shop/sale/opening", proof: "`iamspec audit` says how far that\nis proved.",
    check: """
      `iamspec audit` shows which faults of `faults.yaml` it catches: a good case catches one that no other case
         catches.
      """)

  private static let builtin = #"""
    # stack/last-in-first-out.yaml
    format: 1
    title: The newest waiting message comes first
    rules: [stack.last-in-first-out]
    about: |
      Messages that have to wait form a stack.
    given: {minimum_interval: 0s}
    messages:
      first: {type: modal, trigger: {custom_event: opened_shop}}
      second: {type: modal, trigger: {custom_event: viewed_cart}}
    cases:
      - id: two-waiting
        title: Two messages triggered in the background are shown newest first
        steps:
          - start_session: {deliver: [first, second]}
          - do: [enter_background, {log_event: opened_shop}, {log_event: viewed_cart}]
          - do: [enter_foreground, open_from_push]
            expect: [{displayed: second}]
          - do: [dismiss, open_from_push]
            expect: [{dismissed: second}, {displayed: first}]
    """#

  private static let shop = #"""
    # shop/sale.yaml
    format: 1
    title: Whoever opens the shop sees the sale
    rules: [shop.sale]
    about: |
      The sale greets everybody who comes in.
    given: {minimum_interval: 0s}
    messages:
      sale: {type: modal, trigger: {custom_event: opened_shop}}
    cases:
      - id: opening
        title: Opening the shop displays the sale
        steps:
          - start_session: {deliver: [sale]}
          - log_event: opened_shop
            expect: [{displayed: sale}]
          - do: [dismiss, {log_event: opened_settings}]
            expect: [{dismissed: sale}]
    """#

  private static func article(example: String, id: String, proof: String, check: String) -> String {
    #"""
    A case is a short story in YAML. It names the messages that it needs, says what happens step by step, and states what
    every engine must do on the way. Nothing else decides whether an engine conforms.

    ## A first case

    ```yaml
    \#(example)
    ```

    The file is in its chapter's folder. The full id of a case is the path of the file and the case's own id:
    `\#(id)`. It never changes, because lists of known failures refer to it.

    ## Steps

    A step has one or more actions, and the observations that they must cause together, in order. A step without `expect`
    must cause nothing that the case asserts.

    - **Actions** are what the user, the host app, the network or the clock does: `start_session`, `log_event`,
      `log_purchase`, `receive_api_event`, `open_from_push`, `enter_background`, `enter_foreground`, `relaunch`,
      `rotate`, `show_keyboard`, `hide_keyboard`, `advance`, `dismiss`, `click`, `present_local`, `display_next`,
      `choose`, `serve`, `assign_presenter`, `log_impression`, `log_click`.
    - **Observations** are what can be seen: `displayed`, `dismissed`, `discarded`, `reenqueued`, `choice_asked`,
      `no_matching_trigger`, `impression`, `click`, `prefetched`.
    - `stack: [second, first]` asserts which messages wait after the step, top first.

    Time is virtual: `advance: 30s` is the only clock.

    ## What a case asserts

    A case always asserts `displayed`. It also asserts every kind of observation that one of its steps names, and it does
    so at *every* step. "It must not be displayed" therefore needs no form of its own: a step that does not expect it
    forbids it. A case ignores the kinds that it does not name. `watch: [impression]` asserts a kind that no step expects.

    ## Room for engines

    Only two forms leave room: `any_order: […]` and `one_of: [[…], […]]`. It is better still to group actions in one step,
    which asserts only what they cause together.

    No case may depend on an [open question](questions.html). \#(proof)

    ## Many cases from one

    ```yaml
    - id: price
      title: A purchase at ${price} triggers the message
      variants:
        cheap: {price: 3}
        dear: {price: 300}
      steps:
        - start_session: {deliver: [thanks]}
        - log_purchase: {product: shoes, properties: {price: $price}}
          expect: [{displayed: thanks}]
    ```

    Each row of `variants` becomes a case of its own, with the row's name at the end of its id.

    ## Is it a good case?

    1. `iamspec lint` finds every mistake in the file and says what to write instead.
    2. `iamspec explain` shows the case as a timeline, with what the reference engine does.
    3. \#(check)
    """#
  }
}
