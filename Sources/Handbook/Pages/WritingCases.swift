/// How to write a case.
enum WritingCases {
  /// The article, as Markdown.
  static let text = #"""
    A case is a short story in YAML. It names the messages it needs, says what happens step by step, and states what
    every engine must do on the way. Nothing else decides whether an engine conforms.

    ## A first case

    ```yaml
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
    ```

    The file lies in the folder of its chapter. The id of the case is the path and its own id:
    `stack/last-in-first-out/two-waiting`. It is stable for ever, because lists of known failures name it.

    ## Steps

    A step is one action or several, and the observations that all of them together must cause, in order. A step
    without `expect` must cause nothing that the case asserts.

    - **Actions** are what a user, the host app, the network or the clock does: `start_session`, `log_event`,
      `log_purchase`, `receive_api_event`, `open_from_push`, `enter_background`, `enter_foreground`, `relaunch`,
      `rotate`, `show_keyboard`, `hide_keyboard`, `advance`, `dismiss`, `click`, `present_local`, `display_next`,
      `choose`, `serve`, `assign_presenter`, `log_impression`, `log_click`.
    - **Observations** are what can be seen: `displayed`, `dismissed`, `discarded`, `reenqueued`, `choice_asked`,
      `no_matching_trigger`, `impression`, `click`, `prefetched`.
    - `stack: [second, first]` asks what waits after the step, the top first.

    Time is virtual: `advance: 30s` is the only clock.

    ## What a case asserts

    A case asserts `displayed` always, and every kind of observation that it names anywhere, at *every* step. So "it
    must not be shown" needs no words of its own: a step that does not expect it forbids it. Kinds that a case does not
    name, it ignores. `watch: [impression]` asserts a kind that no step expects.

    ## Room for engines

    Two forms give room, and nothing else does: `any_order: […]` and `one_of: [[…], […]]`. Better than both is to group
    actions in one step, so that only what they cause together is asserted.

    No case may depend on an [open question](questions.html). The suite proves it: every case passes under every
    answer to every question.

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

    A table of variants makes a case of each row, with the row's name at the end of its id.

    ## Is it a good case?

    1. `iamspec lint` finds every mistake in the file and says what to write instead.
    2. `iamspec explain` tells the case as a timeline, with what the reference engine does.
    3. `iamspec run --fault` breaks the reference engine on purpose: a good case catches a mistake that no other one
       catches.
    """#
}
