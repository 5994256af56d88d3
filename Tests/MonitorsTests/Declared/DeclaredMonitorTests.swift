import Testing

@Suite struct `A monitor that a suite declares` {
  private static let messages =
    "{a: {conditions: [[{tag: x, exists: true}]]}, b: {conditions: [[{tag: x, exists: true}]]}}"
  private static let mail = "{a: {}, b: {}}"

  private func tags(_ steps: String..., messages: String = messages, given: String = "{}")
    -> WatchedStory
  {
    WatchedStory(suite: "tags", messages: messages, given: given, steps: steps)
  }

  private func inbox(_ steps: String..., messages: String = mail, given: String = "{}")
    -> WatchedStory
  {
    WatchedStory(suite: "inbox", messages: messages, given: given, steps: steps)
  }

  private let paused =
    "{clause: pause.stops/nothing-appears, never: displayed, while: {display: paused}}"
  private let alone = "{clause: display.one-at-a-time/only, never: displayed, while: visible}"

  @Test func `objects to what happens while a state forbids it, from the action on that sets it`()
    async throws
  {
    let story = tags(
      "{do: begin_session, expect: [{displayed: a}]}", "{do: pause, expect: [{displayed: b}]}",
      "{do: resume, expect: [{displayed: a}]}")
    #expect(
      try await story.breaches(by: paused) == [
        "2: `displayed: b` is seen while `display` is `paused`"
      ])
  }

  @Test func `knows the state in which a case starts`() async throws {
    let steps = "{do: begin_session, expect: [{displayed: a}]}"
    #expect(try await tags(steps, given: "{display: paused}").breaches(by: paused).count == 1)
    #expect(try await tags(steps).breaches(by: paused) == [])
  }

  @Test func `knows what is on the screen, in the order in which it was seen`() async throws {
    let over = tags("{do: begin_session, expect: [{displayed: a}, {displayed: b}]}")
    #expect(
      try await over.breaches(by: alone) == ["1: `displayed: b` is seen while `a` is visible"])
    let after = tags(
      "{do: begin_session, expect: [{displayed: a}, {dismissed: a}, {displayed: b}]}")
    #expect(try await after.breaches(by: alone) == [])
  }

  @Test func `is silent if the engine does not report a word that it needs`() async throws {
    var story = tags("{do: begin_session, expect: [{displayed: a}, {displayed: b}]}")
    story.unreported = ["dismissed"]
    #expect(try await story.breaches(by: alone) == [])
  }

  @Test func `counts for each message by itself, up to what the message says`() async throws {
    let monitor =
      "{clause: redisplay.limit/at-most, at_most: redisplay.limit, of: displayed, for: it}"
    let story = tags(
      "{do: begin_session, expect: [{displayed: a}, {displayed: b}, {displayed: a}]}",
      "{do: dismiss, expect: [{displayed: a}, {displayed: b}]}",
      messages:
        "{a: {conditions: [[{tag: x, exists: true}]], redisplay: {limit: 2}}, "
        + "b: {conditions: [[{tag: x, exists: true}]]}}")
    #expect(
      try await story.breaches(by: monitor) == [
        "2: `displayed: a` is seen 3 times, more than 2"
      ])
    let other = "{clause: redisplay.limit/at-most, at_most: 1, of: displayed, for: it}"
    #expect(try await story.breaches(by: other).count == 2)
  }

  @Test func `measures spans, of which some are certain although time passed in between`()
    async throws
  {
    let monitor =
      "{clause: display.interval/between, at_least: given.interval, between: [displayed, displayed]}"
    let soon = inbox(
      "{do: {sync: [a, b]}, expect: [{displayed: a}]}", "{advance: 29s}",
      "{do: dismiss, expect: [{displayed: b}]}")
    #expect(
      try await soon.breaches(by: monitor) == [
        "3: `displayed: b` is seen 29s after `displayed: a`, and not 30s"
      ])
    let within = inbox(
      "{do: {sync: [a, b]}, expect: [{displayed: a}]}",
      "{do: {advance: 29s}, expect: [{displayed: b}]}")
    #expect(
      try await within.breaches(by: monitor) == [
        "2: `displayed: b` is seen at most 29s after `displayed: a`, and not 30s"
      ])
    let perhaps = inbox(
      "{do: {sync: [a, b]}, expect: [{displayed: a}]}",
      "{do: {advance: 31s}, expect: [{displayed: b}]}")
    #expect(try await perhaps.breaches(by: monitor) == [])
    #expect(
      try await inbox(
        "{do: {sync: [a, b]}, expect: [{displayed: a}]}", "{advance: 29s}",
        "{do: dismiss, expect: [{displayed: b}]}", given: "{interval: 29s}"
      ).breaches(by: monitor) == [])
  }

  @Test func `asks for what must come before`() async throws {
    let session = "{clause: display.session/nothing-before, only: displayed, after: begin_session}"
    let early = tags(
      "{do: {add_tag: {key: x, value: 1}}, expect: [{displayed: a}]}",
      "{do: begin_session, expect: [{displayed: b}]}")
    #expect(
      try await early.breaches(by: session) == [
        "1: `displayed: a` is seen without `begin_session` before"
      ])
    let brought = "{clause: sync.brings/nothing-else, only: {displayed: it}, after: {sync: it}}"
    #expect(
      try await inbox("{do: {sync: [a]}, expect: [{displayed: a}, {displayed: b}]}")
        .breaches(by: brought) == ["1: `displayed: b` is seen without `sync: b` before"])
  }

  @Test func `takes what is not told as an excuse, and never as a reason to object`() async throws {
    let asked =
      "{clause: host.asked/before, only: {displayed: it}, after: {asked: {message: it, answer: show}}}"
    let skipped =
      "{clause: host.skip/not-shown, after: {asked: {message: it, answer: skip}}, never: {displayed: it}, until: sync}"
    func story(_ asked: String) -> WatchedStory {
      inbox("{do: {sync: [a]}, expect: [{asked: \(asked)}, {displayed: a}]}")
    }
    #expect(try await story("{message: a, answer: skip}").breaches(by: asked).count == 1)
    #expect(
      try await story("{message: a, answer: skip}").breaches(by: skipped) == [
        "1: `displayed: a` is seen after `asked: a` with no `sync` between"
      ])
    for monitor in [asked, skipped] {
      #expect(try await story("a").breaches(by: monitor) == [])
    }
    #expect(try await story("{message: b, answer: show}").breaches(by: asked).count == 1)
  }

  @Test func `forbids until something happens, of which one of several is enough`() async throws {
    func monitor(until: String) -> String {
      "{clause: consume.gone/not-displayed, after: {consumed: it}, never: {displayed: it}, until: \(until)}"
    }
    let story = inbox(
      "{do: {sync: [a]}}", "{do: {consume: a}, expect: [{consumed: a}]}", "{do: {sync: [a]}}",
      "{do: dismiss, expect: [{displayed: a}]}")
    #expect(try await story.breaches(by: monitor(until: "sync")) == [])
    #expect(try await story.breaches(by: monitor(until: "[change_user, {sync: it}]")) == [])
    #expect(try await story.breaches(by: monitor(until: "change_user")).count == 1)
  }

  @Test func `asks for what each action leads to, before it ends`() async throws {
    let monitor =
      "{clause: read.told/each-time, each: {set_read: it}, leads_to: inbox_changed, in: the same action}"
    let story = inbox(
      "{do: {sync: [a]}, expect: [{inbox_changed: 1}]}",
      "{do: {set_read: a}, expect: [{inbox_changed: 0}]}", "{do: {set_read: b}}",
      "{do: {sync: []}, expect: [{inbox_changed: 0}]}")
    #expect(
      try await story.breaches(by: monitor) == ["3: `set_read: b` leads to no `inbox_changed`"])
    let none =
      "{clause: user.cleared/told, each: change_user, leads_to: {inbox_changed: 0}, in: the same action}"
    #expect(
      try await inbox("{do: change_user, expect: [{inbox_changed: 1}]}").breaches(by: none)
        == ["1: `change_user` leads to no `inbox_changed: 0`"])
  }

  @Test func `can be about one action, and about messages of one kind`() async throws {
    let during = "{clause: pause.stops/stays, never: dismissed, during: pause}"
    let only = "{clause: display.conditions/stays, only: dismissed, during: dismiss}"
    let story = tags(
      "{do: begin_session, expect: [{displayed: a}]}", "{do: pause, expect: [{dismissed: a}]}",
      "{do: dismiss, expect: [{dismissed: a}]}")
    #expect(
      try await story.breaches(by: during) == ["2: `dismissed: a` is seen during `pause`"])
    #expect(
      try await story.breaches(by: only) == ["2: `dismissed: a` is seen not during `dismiss`"])
    let never =
      "{clause: trigger.never/not-displayed, never: {displayed: it}, where: {trigger: never}}"
    let mail = inbox(
      "{do: {sync: [a, b]}, expect: [{displayed: a}, {displayed: b}]}",
      messages: "{a: {trigger: never}, b: {}}")
    #expect(try await mail.breaches(by: never) == ["1: `displayed: a` is seen"])
  }
}
