import SpecModel
import Wording

/// The text alternative of a picture: the same story, step by step.
struct PictureWords {
  private let story: CaseStory

  /// Creates the words for a story.
  init(_ story: CaseStory) {
    self.story = story
  }

  /// The story in plain sentences.
  var text: String {
    story.timeline.rows.enumerated().map { index, row in
      let actions = row.actions.map(\.action).filter { story.words?.asksQuery($0) != true }
        .map(\.phrase.plain).joined(separator: "; then ")
      let events = row.actions.flatMap(\.events).filter { !$0.isStack }
      let seen = events.map { words($0) }.joined(separator: "; ")
      let state = story.snapshots[index]
      var sentences = ["Step \(row.number): \(actions)."]
      if state.time > .zero { sentences.append("\(state.time) since the start.") }
      sentences.append(events.isEmpty ? "Nothing is seen." : "Seen: \(seen).")
      if let reasons = story.reasons.dropFirst(index).first, !reasons.isEmpty {
        sentences.append("Because \(reasons.map(\.phrase.plain).joined(separator: ", and ")).")
      }
      let between = state.earlier.map { PictureDevice($0, of: story).words }
      if !between.isEmpty { sentences.append("In between: \(between.joined(separator: "; ")).") }
      sentences.append("On the screen: \(state.screen ?? "no message").")
      if !state.underWay.isEmpty {
        let names = state.underWay.joined(separator: ", ")
        sentences.append("A delivery is under way: \(names).")
      }
      if !state.loading.isEmpty {
        sentences.append("Loading: \(state.loading.joined(separator: ", ")).")
      }
      for name in story.timeline.changingStates {
        sentences.append("\(name): \(state.states[name] ?? "").")
      }
      if story.words != nil { return sentences.joined(separator: " ") }
      sentences.append(
        state.stack.isEmpty
          ? "The stack is empty."
          : "On the stack, top first: \(state.stack.joined(separator: ", ")).")
      return sentences.joined(separator: " ")
    }.joined(separator: " ")
  }

  private func words(_ event: Timeline.Event) -> String {
    let drawn = PictureEvent(event)
    return switch event.mark {
    case .aside: "\(drawn.phrase.plain), which the case does not assert"
    case .chosen: "\(drawn.phrase.plain), which the case allows"
    case .alternatives: "the case allows \(drawn.phrase.plain)"
    case .expected, .missing, .unexpected: drawn.phrase.plain
    }
  }
}

extension Timeline.Event {
  /// Whether the event is the answer to a query for the stack.
  var isStack: Bool {
    if case .stack = content { true } else { false }
  }
}
