import ReferenceEngine

/// A point in a script where the path may branch: one path for each answer to each question that
/// the next action asks.
struct Fork {
  /// When the path branches.
  let moment: Moment
  /// The engine at that moment.
  private(set) var start: Simulation
  /// The engine's state; `nil` if it is not recorded.
  let state: Simulation.State?
  /// The questions asked on the paths tried so far, on which their failure depends.
  var asked = QuestionSet()

  /// The paths that are still to be continued, the last first.
  private var paths: [AlikeEnds.Path] = []
  private var choices: [Choice] = []
  private var hasBegun = false

  /// A question that the action asks, with the answer that is being tried.
  private struct Choice {
    let question: Reading.Question
    var place: Int
    /// The position of the answer that was tried first.
    let first: Int
    /// The position of the answer to try next, unless it was the first; below 0 if all have been
    /// tried.
    var next: Int

    init(_ question: Reading.Question, first: Int) {
      self.question = question
      self.first = first
      place = first
      next = question.answerPlaces.count - 1
    }
  }

  /// Creates a fork without trying any path.
  init(_ start: Simulation, at moment: Moment, _ state: Simulation.State? = nil) {
    self.moment = moment
    self.start = start
    self.state = state
    self.start.answers.asked = QuestionSet()
  }

  /// Returns the answers that lead to the next path, in the order in which they are asked; `nil` if
  /// all have been tried.
  ///
  /// The first path takes no answer before it is asked. After that, the last question is the first
  /// to be answered differently.
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

  /// Records the questions that were asked on a path.
  mutating func note(_ answers: Answers) {
    asked.formUnion(answers.asked)
    let known = start.answers.taken.count + choices.count
    for question in answers.taken.dropFirst(known) {
      choices.append(Choice(question, first: answers.reading[question] ?? 0))
    }
  }

  /// Continues along some paths, one after the other.
  mutating func continueAlong(_ paths: [AlikeEnds.Path]) { self.paths = paths.reversed() }

  /// Returns the path to be continued next; `nil` if there is none.
  mutating func nextPath() -> AlikeEnds.Path? { paths.popLast() }

  /// A question and the position of its answer.
  typealias Taken = (question: Reading.Question, place: Int)
}
