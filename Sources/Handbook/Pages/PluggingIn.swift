/// How to plug an engine in.
enum PluggingIn {
  /// The article, as Markdown.
  static let text = #"""
    An engine is tested from outside. The harness tells it what happens, one action at a time; the engine says what it
    did; the harness compares. Expectations never reach the engine.

    ## In Swift, in the same process

    Conform to `EngineAdapter` in the library `EngineKit`. The adapter describes the engine and makes a fresh one for
    each case; the engine performs an action and returns what it caused.

    ## In any language, over a pipe

    Write a small program around the engine and let the harness start it:

    ```
    iamspec run -- ./my-engine
    ```

    The two talk in JSON Lines: a JSON object a line, on standard input and output. First the program introduces itself.

    ```
    {"iamspec":1,"engine":{"name":"my-engine","version":"2.1"},"profiles":["swift"]}
    ```

    Then it answers requests. A request is a whole case, and the engine starts afresh for each, so that a loop and twenty
    lines are an adapter.

    ```
    {"id":7,"case":"stack/…","profile":"swift","given":{…},"messages":{…},"actions":[{"do":"log_event","name":"opened_shop","properties":{}}]}
    ```

    The reply has one list an action, with what that action caused.

    ```
    {"id":7,"observations":[[{"saw":"displayed","message":"first"}]]}
    ```

    An engine that has trouble says so, and the case is an error. One that cannot do an action says that: the case is
    then skipped, with the reason, and never counts as passed.

    ```
    {"id":7,"error":{"action":3,"message":"the presenter is gone"}}
    {"id":7,"unsupported":"rotate"}
    ```

    Standard error is the engine's log; it is shown with the case that was running. [The
    protocol](protocol.html) tells the rest, message by message.

    ## What an engine may leave out

    The introduction may name the `actions` the engine takes and the `observations` it reports, whether its `clock` is
    virtual or real, and rules that are `not_applicable`, each with a reason. Cases that need more are skipped and counted
    apart.

    An engine that is only a presenter says `"layer":"presenter"`. The harness then plays the core: it sends `offer` when
    a message is triggered and `opportunity` when the user is eligible for a waiting one.

    ## Known failures

    A list in the engine's own repository names the cases that are known to fail, with a reason. Listed failures do not
    make a run red; a listed case that passes does, so that the list stays true.
    """#
}
