/// Answers to the questions that the documents leave open, each fixed or left to whoever runs the
/// engine.
///
/// An engine behaves otherwise under every answer; no case may depend on any of them. The ids of
/// questions and answers are those of the suite's `questions.yaml`.
public struct Reading: Hashable, Sendable {
  private var slots: Slots

  /// Creates the default reading.
  public init() {
    slots = Slots(repeating: 1)
  }

  private init(slots: Slots) {
    self.slots = slots
  }

  /// The answers that the reference engine gives unless told otherwise.
  public static let `default` = Reading()

  /// How many questions a reading has room for.
  package static let capacity = Slots.count - choices.count

  /// The slots of the decisions that an engine takes anew each time (``Answers/anew(_:under:)``).
  static let choices = 2 * SIMD64<UInt8>.scalarCount..<Slots.count

  /// The reading that fixes no answer.
  public static let open = Reading(slots: Slots(repeating: 0))

  /// The answer in a slot; `nil` where the question is left open.
  package subscript<A: Answer>(slot: Slot<A>) -> A? {
    get {
      let number = slots[slot.index]
      return number == 0 ? nil : A(rawValue: number - 1)
    }
    set { slots[slot.index] = newValue.map { $0.rawValue + 1 } ?? 0 }
  }

  /// The place of the answer to a question among its answers, from 0; `nil` where it is left open.
  package subscript(question: Question) -> Int? {
    get { slots[question.index] == 0 ? nil : Int(slots[question.index]) - 1 }
    set { slots[question.index] = newValue.map { UInt8($0 + 1) } ?? 0 }
  }

  /// Whether it gives every answer that another one does.
  package func includes(_ other: Reading) -> Bool { slots.includes(other.slots) }

  /// The answers to some questions; all others are left open.
  package func limited(to questions: QuestionSet) -> Reading {
    var limited = Reading.open
    for index in 0..<Slots.count where slots[index] != 0 && questions.contains(index) {
      limited.slots[index] = slots[index]
    }
    return limited
  }

  /// The questions that it answers.
  package var answered: QuestionSet {
    var answered = QuestionSet()
    for index in 0..<Slots.count where slots[index] != 0 { answered.insert(index) }
    return answered
  }

  /// The id of the answer to a question; `nil` where there is no such question, or it is left open.
  public subscript(id: String) -> String? {
    guard let question = Reading.questions.first(where: { $0.id == id }) else { return nil }
    return self[question].map { question.answers[$0] }
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - id: The id of the question, such as `open.after-dismiss`.
  ///   - answer: The id of the answer, such as `shows-next`.
  /// - Throws: ``ReadingError`` where there is no such question or no such answer to it.
  public mutating func answer(_ id: String, with answer: String) throws(ReadingError) {
    let question = try Reading.question(id)
    guard let place = question.answers.firstIndex(of: answer) else {
      throw .unknownAnswer(answer, question: id, known: question.answers)
    }
    self[question] = place
  }

  /// Leaves a question open.
  ///
  /// - Parameter id: The id of the question.
  /// - Throws: ``ReadingError`` where there is no such question.
  public mutating func leaveOpen(_ id: String) throws(ReadingError) {
    self[try Reading.question(id)] = nil
  }

  private static func question(_ id: String) throws(ReadingError) -> Question {
    guard let question = questions.first(where: { $0.id == id }) else {
      throw .unknownQuestion(id, known: questions.map(\.id))
    }
    return question
  }
}

/// A slot a question, and more for what is decided anew each time: 0 where it is left open, and
/// otherwise the number of the answer, from 1.
///
/// A value without an array of its own, since an engine is copied wherever it forks.
private struct Slots: Hashable, Sendable {
  /// How many there are.
  static let count = 3 * SIMD64<UInt8>.scalarCount

  private var first: SIMD64<UInt8>
  private var second: SIMD64<UInt8>
  private var choices: SIMD64<UInt8>

  init(repeating number: UInt8) {
    first = SIMD64(repeating: number)
    second = first
    choices = first
  }

  /// Whether it has the same number wherever another one has any.
  func includes(_ other: Slots) -> Bool {
    Self.includes(first, other.first) && Self.includes(second, other.second)
      && Self.includes(choices, other.choices)
  }

  private static func includes(_ all: SIMD64<UInt8>, _ some: SIMD64<UInt8>) -> Bool {
    some.replacing(with: all, where: some .== 0) == all
  }

  subscript(index: Int) -> UInt8 {
    get {
      switch index / first.scalarCount {
      case 0: first[index]
      case 1: second[index - first.scalarCount]
      default: choices[index - 2 * first.scalarCount]
      }
    }
    set {
      switch index / first.scalarCount {
      case 0: first[index] = newValue
      case 1: second[index - first.scalarCount] = newValue
      default: choices[index - 2 * first.scalarCount] = newValue
      }
    }
  }
}

/// Why a reading cannot be what was asked for.
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
