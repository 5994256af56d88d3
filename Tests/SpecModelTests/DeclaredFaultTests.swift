import Testing

@testable import SpecModel

@Suite struct `A change that a fault makes` {
  private typealias Change = DeclaredFault.Change

  private static let actions: [Action] = [
    .startSession(deliver: ["first", "second"]), .logEvent(name: "opened_shop", properties: [:]),
    .dismiss, .openFromPush, .queryStack,
  ]

  private static let seen: [[Observation]] = [
    [], [.displayed(message: "first"), .impression(message: "first")],
    [.dismissed(message: "first")], [.displayed(message: "second")], [.stack([])],
  ]

  /// The observations after some changes, in a script with two messages.
  private func changed(_ changes: Change...) -> [[Observation]] {
    let messages = ["first", "second"].map { Message(name: $0, type: .modal) }
    let script = Script(
      caseID: "a/case", profile: "swift", given: Given(), messages: messages, actions: Self.actions)
    return Transcript(observations: Self.seen).changed(by: changes, in: script).observations
  }

  /// The observations without changes, except in some actions.
  private func seen(but others: [Int: [Observation]]) -> [[Observation]] {
    Self.seen.enumerated().map { others[$0] ?? $1 }
  }

  @Test func `replaces the matching observation and keeps the rest`() {
    #expect(
      changed(Change(seen: .init(.displayed), instead: []))
        == seen(but: [1: [.impression(message: "first")], 3: []]))
    #expect(
      changed(
        Change(seen: .init(.displayed, message: "second"), instead: [.same(.discarded), .seen]))
        == seen(but: [3: [.discarded(message: "second"), .displayed(message: "second")]]))
  }

  @Test func `replaces everything that an action causes if it names no observation`() {
    let other = Change(
      when: .init(.logEvent, name: "opened_shop"), instead: [.other(.displayed, message: "second")])
    #expect(changed(other) == seen(but: [1: [.displayed(message: "second")]]))
    #expect(changed(Change(when: .init(.logEvent, name: "viewed_cart"), instead: [])) == Self.seen)
  }

  @Test func `applies only after the required earlier action`() {
    let change = Change(after: .init(.dismiss), seen: .init(.displayed), instead: [])
    #expect(changed(change) == seen(but: [3: []]))
  }

  @Test func `applies once: its replacements are not changed again`() {
    let swapped = changed(
      Change(
        seen: .init(.displayed, message: "first"), instead: [.other(.displayed, message: "second")]),
      Change(
        seen: .init(.displayed, message: "second"), instead: [.other(.displayed, message: "first")])
    )
    #expect(
      swapped
        == seen(but: [
          1: [.displayed(message: "second"), .impression(message: "first")],
          3: [.displayed(message: "first")],
        ]))
  }

  @Test func `is ignored if it names an unknown message, and never changes the stack`() {
    #expect(
      changed(Change(when: .init(.dismiss), instead: [.other(.displayed, message: "third")]))
        == Self.seen)
    #expect(changed(Change(when: .init(.queryStack), instead: [])) == Self.seen)
  }
}
