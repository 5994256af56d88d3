import ReferenceEngine

/// A place on the way through a script from which several ways may lead on: one for each answer to
/// each question that the next action asks.
///
/// The ways are not kept, only the answers that lead there: most are never gone.
struct Fork {
  /// The next action, counted from 0.
  let action: Int
  /// The engine before it.
  private(set) var start: Simulation
  /// The state that it is in; `nil` where nobody remembers it.
  let state: Simulation.State?
  /// What was asked on the ways that were tried, and what it depended on that they were left.
  var asked = QuestionSet()

  private var choices: [Choice] = []
  private var hasBegun = false

  /// A question that the action asks, with the answer that is being tried.
  private struct Choice {
    let question: Reading.Question
    var place: Int
    /// The answer that was tried first.
    let first: Int
    /// The answer to try next, unless that was the first; below 0 where all have been tried.
    var next: Int

    init(_ question: Reading.Question, first: Int) {
      self.question = question
      self.first = first
      place = first
      next = question.answerPlaces.count - 1
    }
  }

  /// Creates a fork that has not been tried.
  init(_ start: Simulation, before action: Int, _ state: Simulation.State? = nil) {
    self.action = action
    self.start = start
    self.state = state
    self.start.answers.asked = QuestionSet()
  }

  /// The answers that lead to the next way, in the order in which they are asked; `nil` where all have
  /// been tried.
  ///
  /// The first way takes no answer before it is asked. After that, what was asked last is answered
  /// otherwise first.
  mutating func next() -> [Taken]? {
    guard hasBegun else {
      hasBegun = true
      return []
    }
    while var choice = choices.popLast() {
      if choice.next == choice.first { choice.next -= 1 }
      guard choice.next >= 0 else { continue }
      choice.place = choice.next
      choice.next -= 1
      choices.append(choice)
      return choices.map { ($0.question, $0.place) }
    }
    return nil
  }

  /// Takes note of what was asked on a way.
  mutating func note(_ answers: Answers) {
    asked.formUnion(answers.asked)
    let known = start.answers.taken.count + choices.count
    for question in answers.taken.dropFirst(known) {
      choices.append(Choice(question, first: answers.reading[question] ?? 0))
    }
  }

  /// A question, and the place of its answer.
  typealias Taken = (question: Reading.Question, place: Int)
}
