/// Answers to the questions that the documents leave open; each is fixed or left open.
///
/// An engine behaves differently under every answer; no case may depend on any of them. The ids of questions
/// and answers are those of the suite's `questions.yaml`.
public struct Reading: Hashable, Sendable {
  private var slots: Slots

  /// Creates the default reading.
  public init() {
    slots = .firstAnswers
  }

  private init(slots: Slots) {
    self.slots = slots
  }

  /// The answers that the reference engine gives by default.
  public static let `default` = Reading()

  /// How many questions a reading has room for, and how many answers to each.
  package static let capacity = (questions: Slots.questions.count, answers: Slots.answers)

  /// The slots of the decisions that an engine takes anew each time (``Answers/anew(_:under:)``).
  static let choices = Slots.choices

  /// The reading that fixes no answer.
  public static let open = Reading(slots: .open)

  /// The answer in a slot; `nil` if the question is left open.
  package subscript<A: Answer>(slot: Slot<A>) -> A? {
    get {
      let number = slots[slot.index]
      return number == 0 ? nil : A(rawValue: number - 1)
    }
    set { slots[slot.index] = newValue.map { $0.rawValue + 1 } ?? 0 }
  }

  /// The place of the answer to a question among its answers, from 0; `nil` if it is left open.
  package subscript(question: Question) -> Int? {
    get {
      let number = slots[question.index]
      return number == 0 ? nil : Int(number) - 1
    }
    set { slots[question.index] = newValue.map { UInt8($0 + 1) } ?? 0 }
  }

  /// Whether it gives every answer that another one does.
  package func includes(_ other: Reading) -> Bool { slots.includes(other.slots) }

  /// Returns the same answers, and those of another reading to the questions that it leaves open, apart from
  /// decisions that are taken anew.
  package func filled(from other: Reading) -> Reading {
    Reading(slots: slots.filled(from: other.slots))
  }

  /// The answers to some questions; all others are left open.
  package func limited(to questions: QuestionSet) -> Reading {
    var limited = Reading.open
    questions.forEachIndex { limited.slots[$0] = slots[$0] }
    return limited
  }

  /// The questions that it answers.
  package var answered: QuestionSet {
    var answered = QuestionSet()
    slots.forEachNumber { answered.insert($0) }
    return answered
  }

  /// The id of the answer to a question; `nil` if there is no such question, or it is left open.
  public subscript(id: String) -> String? {
    guard let question = Reading.question(named: id) else { return nil }
    return self[question].map { question.answers[$0] }
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - id: The id of the question, such as `open.after-dismiss`.
  ///   - answer: The id of the answer, such as `shows-next`.
  /// - Throws: ``ReadingError`` if there is no such question or no such answer to it.
  public mutating func answer(_ id: String, with answer: String) throws(ReadingError) {
    let question = try Reading.known(id)
    guard let place = question.answers.firstIndex(of: answer) else {
      throw .unknownAnswer(answer, question: id, known: question.answers)
    }
    self[question] = place
  }

  /// Leaves a question open.
  ///
  /// - Parameter id: The id of the question.
  /// - Throws: ``ReadingError`` if there is no such question.
  public mutating func leaveOpen(_ id: String) throws(ReadingError) {
    self[try Reading.known(id)] = nil
  }

  /// Leaves open whatever is decided anew each time.
  mutating func leaveChoicesOpen() {
    slots.leaveChoicesOpen()
  }

  /// Returns the question with an id; `nil` if there is none.
  package static func question(named id: String) -> Question? { named[id] }

  private static let named = Dictionary(
    questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  private static func known(_ id: String) throws(ReadingError) -> Question {
    guard let question = question(named: id) else {
      throw .unknownQuestion(id, known: questions.map(\.id))
    }
    return question
  }
}

/// Why a question cannot be answered, or left open.
public enum ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no question of this id.
  case unknownQuestion(String, known: [String])
  /// The question has no answer of this id.
  case unknownAnswer(String, question: String, known: [String])

  /// The error as a sentence, with what there is instead.
  public var description: String {
    switch self {
    case .unknownQuestion(let id, let known):
      "there is no open question \(id); there are: \(known.joined(separator: ", "))"
    case .unknownAnswer(let id, let question, let known):
      "\(question) has no answer \(id); it has: \(known.joined(separator: ", "))"
    }
  }
}
