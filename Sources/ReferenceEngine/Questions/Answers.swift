/// What an engine goes by where the documents leave something open: it asks where it needs to know.
///
/// A question that the reading leaves open is answered when it is first asked, with the preferred
/// answer, and keeps that answer; ``taken`` tells of it, so that whoever runs the engine can let a copy
/// take another answer (``Simulation/otherwise(than:)``).
package struct Answers: Sendable {
  /// The answers that are fixed, with those that were taken so far.
  package private(set) var reading: Reading
  /// The questions that were left open and have been asked, in the order in which they were.
  package private(set) var taken: [Reading.Question] = []
  /// The answers that are taken first; the default's, where this leaves a question open, too.
  package var preferred = Reading.default

  /// Creates the answers of an engine that has just been started.
  package init(_ reading: Reading) {
    self.reading = reading
  }

  /// The answer to a question.
  package subscript<A: Answer>(slot: Slot<A>) -> A {
    mutating get { reading[slot] ?? takePreferred(slot) }
  }

  /// Takes an answer to a question that is left open, before the engine asks it.
  ///
  /// - Parameters:
  ///   - place: The place of the answer among the question's answers, from 0.
  ///   - question: The question.
  mutating func take(_ place: Int, to question: Reading.Question) {
    reading[question] = place
    taken.append(question)
  }

  /// The reading that fixes every answer that this gives or would give.
  var filled: Reading {
    var filled = reading
    for question in Reading.questions where filled[question] == nil {
      filled[question] = preferred[question] ?? 0
    }
    return filled
  }

  /// Gives another answer to a question from now on.
  mutating func change(_ question: Reading.Question, to place: Int) {
    reading[question] = place
  }

  @inline(never)
  private mutating func takePreferred<A: Answer>(_ slot: Slot<A>) -> A {
    let answer = preferred[slot] ?? A.allCases[A.allCases.startIndex]
    take(Int(answer.rawValue), to: Reading.questions[slot.index])
    return answer
  }
}
