import Synchronization

/// The place of a question in a reading.
package struct Slot<A: Answer>: Sendable {
  /// The place, from 0.
  package let index: Int

  /// Returns the slot at a place: a byte, so that the compiler refuses the 257th question ("integer literal
  /// '256' overflows when stored into 'UInt8'").
  static func at(_ place: UInt8) -> Slot {
    Slot(index: Int(place))
  }
}

/// An answer to an open question; the raw values count from 0, and 0 is the default.
package protocol Answer: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable {}

extension Reading {
  /// The questions, in the order of the suite, which is that of their slots.
  public static let questions: [Question] = answerTypes.enumerated().map { index, type in
    Question(type, at: index)
  }

  /// A question that the documents leave open, and the answers that the engine knows.
  ///
  /// Engines ask and answer by its place alone. The ids are made when one is first read.
  public struct Question: Hashable, Sendable {
    /// The place of its slot, from 0.
    package let index: Int
    /// Its place in ``Reading/questions``, which is that of its slot unless it is a decision that is taken anew.
    private let place: Int
    /// The places of its answers, the default's first.
    package let answerPlaces: Range<Int>
    /// The answers, from whose names in Swift the ids are made.
    private let answerType: AnswerType

    /// The stable id, such as `open.after-dismiss`.
    public var id: String { Self.ids[place] }
    /// The ids of the answers, the default first.
    public var answers: [String] {
      Self.answerIDs.withLock { known in
        if let answers = known[place] { return answers }
        let answers = Self.names(of: answerType.type).map(\.hyphenated)
        known[place] = answers
        return answers
      }
    }
    /// The id of the answer in the default reading.
    public var defaultAnswer: String { answers[0] }

    private static let ids = Reading.questions.map { "open." + "\($0.answerType.type)".hyphenated }
    /// The ids of the answers to each question by its place, made when they are first read: it takes the
    /// runtime longer to find the names of all types than to run a case.
    private static let answerIDs = Mutex<[Int: [String]]>([:])

    private static func names<A: Answer>(of type: A.Type) -> [String] {
      type.allCases.map { "\($0)" }
    }

    /// Describes the question that has a slot.
    init<A: Answer>(_ slot: Slot<A>) {
      self.init(A.self, at: slot.index)
    }

    /// Describes the question with answers of a type, whose slot is at an index.
    fileprivate init<A: Answer>(_ answers: A.Type, at index: Int) {
      self.index = index
      place = index
      answerPlaces = 0..<A.allCases.count
      answerType = AnswerType(type: A.self)
      precondition(
        answerPlaces.count <= Slots.answers,
        "\(A.self) has \(answerPlaces.count) answers: a slot holds \(Slots.answers), widen Slots")
    }

    /// Whether it is a decision that is taken anew, and not a question of the list.
    package var isTakenAnew: Bool { Reading.choices.contains(index) }

    /// Describes a decision that is taken anew, and would otherwise follow from the answer to a question.
    init(_ question: Question, takenAnewAt index: Int) {
      self.index = index
      place = question.place
      answerPlaces = question.answerPlaces
      answerType = question.answerType
    }
  }
}

/// The type of the answers to a question.
private struct AnswerType: Hashable {
  let type: any Answer.Type

  static func == (one: AnswerType, other: AnswerType) -> Bool {
    ObjectIdentifier(one.type) == ObjectIdentifier(other.type)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension String {
  /// A Swift name as an id: `showsNext` is `shows-next`.
  fileprivate var hyphenated: String {
    enumerated().map { index, character in
      character.isUppercase
        ? (index == 0 ? "" : "-") + character.lowercased() : String(character)
    }.joined()
  }
}
