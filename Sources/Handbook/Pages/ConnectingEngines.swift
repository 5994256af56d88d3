/// The article about connecting an engine.
enum ConnectingEngines {
  /// Returns the article, as Markdown, with the ids of a profile and a chapter of the suite.
  static func text(profile: String, chapter: String) -> String {
    template.replacing("\"swift\"", with: "\"\(profile)\"")
      .replacing("\"stack/…\"", with: "\"\(chapter)/…\"")
  }

  private static let template = #"""
    The harness tests an engine from outside. It tells the engine what happens, one action at a time; the engine says what
    it did; the harness compares. Expectations never reach the engine.

    ## In Swift, in the same process

    Conform to `EngineAdapter` in the library `EngineKit`. The adapter describes the engine and creates a new one for each
    case. The engine performs an action and returns what it caused.

    ## In any language, over a pipe

    Write a small program around the engine, and let the harness start it:

    ```
    iamspec run -- ./my-engine
    ```

    They exchange JSON Lines, one JSON object a line, on standard input and output. First, the program writes its manifest:

    ```
    {"iamspec":1,"engine":{"name":"my-engine","version":"2.1"},"profiles":["swift"]}
    ```

    Then it answers requests. A request is a complete case, and the engine starts fresh for each, so an adapter is a
    short loop. With the translation between these words and your engine's own, expect about a hundred lines.

    ```
    {"id":7,"case":"stack/…","profile":"swift","given":{…},"messages":{…},"actions":[{"do":"log_event","name":"opened_shop","properties":{}}]}
    ```

    The reply has a list for each action, with the observations that the action caused.

    ```
    {"id":7,"observations":[[{"saw":"displayed","message":"first"}]]}
    ```

    An engine that fails to answer replies with an error, and the case is *errored*. An engine that does not support an
    action says so: the case is then skipped, with the reason, and does not count as passed.

    ```
    {"id":7,"error":{"action":3,"message":"the presenter is gone"}}
    {"id":7,"unsupported":"rotate"}
    ```

    Standard error is the engine's log. Reports show it with the case that was running. [The protocol](protocol.html)
    describes the rest, message by message.

    ## What an engine may leave out

    The manifest may name the `actions` that the engine takes, the `observations` that it reports, its `clock` (virtual or
    real), and the rules that are `not_applicable`, each with a reason. Cases that need more are skipped and counted
    separately.

    An engine that is only a presenter declares `"layer":"presenter"`. The harness then plays the core: it sends `offer`
    when a message is triggered, and `opportunity` when the user is eligible for a waiting message.

    ## Known failures

    A list in the engine's own repository names the cases that are known to fail, each with a reason. A listed failure does
    not make a run red. A listed case that passes does, so that the list stays up to date.
    """#
}
