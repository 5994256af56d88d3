import Testing

/// Monitors that say what must come, and where.
@Suite struct `A monitor that says what is due` {
  private static let messages =
    "{a: {conditions: [[{tag: x, exists: true}]]}, b: {conditions: [[{tag: z, exists: true}]]}}"

  private func tags(_ steps: String..., messages: String = messages, given: String = "{}")
    -> WatchedStory
  {
    WatchedStory(suite: "tags", messages: messages, given: given, steps: steps)
  }

  private func inbox(_ steps: String..., messages: String = "{a: {}, b: {}}") -> WatchedStory {
    WatchedStory(suite: "inbox", messages: messages, steps: steps)
  }

  private func atOnce(_ scope: String = "") -> String {
    "{clause: display.conditions/at-once, due: displayed, after: {add_tag: {key: x}}, "
      + "until: {remove_tag: x}, \(scope)while: {visible: nothing, display: running}}"
  }

  private let set = "{do: {add_tag: {key: x, value: 1}}}"

  @Test func `objects at the end of an action in which it has not come`() async throws {
    let late = tags("begin_session", set, "{do: {advance: 1s}, expect: [{displayed: a}]}")
    #expect(
      try await late.breaches(by: atOnce()) == [
        "2: no `displayed` is seen while nothing is visible and `display` is `running`, "
          + "after `add_tag` with no `remove_tag: x` between"
      ])
    let soon = tags(
      "begin_session", "{do: {add_tag: {key: x, value: 1}}, expect: [{displayed: a}]}")
    #expect(try await soon.breaches(by: atOnce()) == [])
  }

  @Test func `is silent where a state, the screen or an event excuses the engine`() async throws {
    let stories = [
      tags("pause", set), tags(set, given: "{display: paused}"),
      tags("{do: begin_session, expect: [{displayed: b}]}", set),
    ]
    for story in stories { #expect(try await story.breaches(by: atOnce()) == []) }
    // As soon as nothing excuses it, it is due.
    let end = try await tags("pause", set, "resume").breaches(by: atOnce())
    #expect(end.map { $0.prefix(2) } == ["3:"])
    #expect(
      try await tags("pause", set, "{do: {remove_tag: x}}", "resume").breaches(by: atOnce()) == [])
  }

  @Test func `begins once something has come, for ever, and ends before something`() async throws {
    let session = atOnce("once: begin_session, before: {expired: it}, ")
    #expect(try await tags(set).breaches(by: session) == [])
    // What began before it does not count.
    #expect(try await tags(set, "begin_session").breaches(by: session) == [])
    let later = tags("begin_session", "{do: {remove_tag: x}}", set)
    #expect(
      try await later.breaches(by: session).first
        == "3: no `displayed` is seen while nothing is visible and `display` is `running`, once "
        + "`begin_session` has come, after `add_tag` with no `remove_tag: x` between, with no "
        + "`expired: a` before")
    let over = tags("{do: begin_session, expect: [{expired: a}, {expired: b}]}", set)
    #expect(try await over.breaches(by: session) == [])
    // Of one message, it is still due.
    let one = tags("{do: begin_session, expect: [{expired: a}]}", set)
    #expect(try await one.breaches(by: session).map { $0.contains("`expired: b`") } == [true])
  }

  @Test func `takes what is not told as an excuse`() async throws {
    let monitor =
      "{clause: redisplay.limit/told, due: dismissed, before: {expired: {message: it, reason: date}}, "
      + "during: resume, while: {visible: it}}"
    func story(_ expired: String) -> WatchedStory {
      tags(
        "{do: begin_session, expect: [{displayed: a}, {expired: \(expired)}]}", "pause", "resume")
    }
    #expect(
      try await story("{message: a, reason: capped}").breaches(by: monitor) == [
        "3: no `dismissed` is seen while `a` is visible, during `resume`, with no `expired: a, date` before"
      ])
    #expect(try await story("{message: a, reason: date}").breaches(by: monitor) == [])
    #expect(try await story("a").breaches(by: monitor) == [])
  }

  private let interval =
    "{clause: display.interval/at-its-end, due: displayed, from: given.interval, since: displayed, "
    + "while: {visible: nothing}}"

  @Test func `waits until a time has passed since something`() async throws {
    func story(_ span: String) -> WatchedStory {
      inbox(
        "{do: {sync: [a, b]}, expect: [{displayed: a}]}", "{do: dismiss, expect: [{dismissed: a}]}",
        "{do: {advance: \(span)}}")
    }
    #expect(try await story("29999ms").breaches(by: interval) == [])
    #expect(
      try await story("30s").breaches(by: interval) == [
        "3: no `displayed` is seen while nothing is visible, 30s after `displayed: a`"
      ])
    // Nothing was displayed, so no time passes since then.
    #expect(try await inbox("{do: {advance: 60s}}").breaches(by: interval) == [])
  }

  @Test func `is silent if the time may not have passed`() async throws {
    let story = inbox(
      "{do: {advance: 40s}, expect: [{displayed: a}, {dismissed: a}]}", "{do: {advance: 20s}}",
      "{do: {advance: 10s}}")
    #expect(try await story.breaches(by: interval).map { $0.prefix(2) } == ["3:"])
  }

  @Test func `knows a date of a message, and the date when a case begins`() async throws {
    let told =
      "{clause: time.end/told, due: {expired: it}, from: ends, since: given.now, before: {expired: it}}"
    func story(_ steps: String...) -> WatchedStory {
      WatchedStory(
        suite: "tags",
        messages:
          "{a: {conditions: [[{tag: x, exists: true}]], ends: {date: 2026-03-01T12:00:00Z}}, "
          + "b: {conditions: [[{tag: x, exists: true}]]}}",
        given: "{now: {date: 2026-03-01T11:59:00Z}}", steps: steps)
    }
    #expect(
      try await story("{do: {advance: 59s}}", "{do: {advance: 1s}}").breaches(by: told) == [
        "2: no `expired: a` is seen with no `expired: a` before, 1m after the start"
      ])
    #expect(
      try await story("{do: {advance: 2m}, expect: [{expired: a}]}", "pause").breaches(by: told)
        == [])
    let only = "{clause: time.end/told, only: {expired: it}, from: ends, since: given.now}"
    #expect(
      try await story("{do: {advance: 59s}, expect: [{expired: a}]}").breaches(by: only) == [
        "1: `expired: a` is seen not 1m after the start"
      ])
    #expect(
      try await story("{do: {advance: 60s}, expect: [{expired: a}]}").breaches(by: only) == [])
    await #expect(throws: WatchedStory.Unreadable.self) {
      try await story("pause").breaches(
        by: "{clause: time.end/told, only: {expired: it}, from: end, since: given.now}")
    }
  }

  @Test func `is about messages that have keys, and lack others`() async throws {
    func monitor(_ scope: String) -> String {
      "{clause: time.end/told, never: {expired: it}, \(scope)}"
    }
    let story = tags(
      "{do: begin_session, expect: [{expired: a}, {expired: b}]}",
      messages:
        "{a: {conditions: [[{tag: x, exists: true}]], ends: {date: 2026-03-01T12:00:00Z}}, "
        + "b: {conditions: [[{tag: x, exists: true}]]}}")
    #expect(try await story.breaches(by: monitor("with: ends")) == ["1: `expired: a` is seen"])
    #expect(try await story.breaches(by: monitor("without: [ends]")) == ["1: `expired: b` is seen"])
  }

  @Test func `is about cases that begin in some way`() async throws {
    let monitor =
      "{clause: display.session/nothing-before, never: displayed, given: {tags: {x: 1}}}"
    func story(_ given: String) -> WatchedStory {
      tags("{do: begin_session, expect: [{displayed: a}]}", given: given)
    }
    #expect(try await story("{tags: {x: 1}}").breaches(by: monitor).count == 1)
    #expect(try await story("{tags: {x: 2}}").breaches(by: monitor) == [])
    #expect(try await story("{}").breaches(by: monitor) == [])
  }

  @Test func `knows what is on the screen, and whether that is another message`() async throws {
    func monitor(_ sight: String) -> String {
      "{clause: display.conditions/stays, never: {dismissed: it}, while: {visible: \(sight)}}"
    }
    let story = tags(
      "{do: begin_session, expect: [{displayed: a}, {dismissed: a}, {dismissed: b}]}")
    #expect(
      try await story.breaches(by: monitor("it")) == [
        "1: `dismissed: a` is seen while `a` is visible"
      ])
    #expect(
      try await story.breaches(by: monitor("nothing")) == [
        "1: `dismissed: b` is seen while nothing is visible"
      ])
    #expect(try await story.breaches(by: monitor("another")) == [])
    let over = tags("{do: begin_session, expect: [{displayed: a}, {dismissed: b}]}")
    #expect(
      try await over.breaches(by: monitor("another")) == [
        "1: `dismissed: b` is seen while `a` is visible"
      ])
  }

  @Test func `is silent if the engine does not report what excuses it`() async throws {
    var story = tags(set)
    #expect(try await story.breaches(by: atOnce()).count == 1)
    story.unreported = ["dismissed"]
    #expect(try await story.breaches(by: atOnce()) == [])
    let before = "{clause: display.conditions/at-once, due: displayed, before: {expired: it}}"
    var other = tags(set)
    #expect(try await other.breaches(by: before).count == 1)
    other.unreported = ["expired"]
    #expect(try await other.breaches(by: before) == [])
  }
}
