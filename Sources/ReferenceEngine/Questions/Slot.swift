/// The place of a question in a reading.
package struct Slot<A: Answer>: Sendable {
  /// The place, from 0.
  package let index: Int

  /// Returns the slot of the question at a place.
  static func at(_ place: Reading.Place) -> Slot {
    Slot(index: Int(place.rawValue))
  }
}

/// An answer to an open question; the raw values count from 0, and 0 is the default.
package protocol Answer: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable {}

extension Reading {
  /// A question that the documents leave open, and the answers that the engine knows.
  public struct Question: Hashable, Sendable {
    /// The stable id, such as `open.after-dismiss`.
    public let id: String
    /// The ids of the answers, the default first.
    public let answers: [String]
    /// The place of the question's slot, from 0.
    package let index: Int

    /// The id of the answer in the default reading.
    public var defaultAnswer: String { answers[0] }

    /// Describes the question that has a slot.
    init<A: Answer>(_ slot: Slot<A>) {
      id = "open." + "\(A.self)".hyphenated
      answers = A.allCases.map { "\($0)".hyphenated }
      index = slot.index
      precondition(
        answers.count <= Slots.answers,
        "\(id) has \(answers.count) answers, and a slot holds \(Slots.answers): widen Slots")
    }

    /// Whether it is a decision that is taken anew, and no question of the list.
    package var isTakenAnew: Bool { Reading.choices.contains(index) }

    /// Describes a decision that is taken anew, and would otherwise follow from the answer to a question.
    init(_ question: Question, takenAnewAt index: Int) {
      id = question.id
      answers = question.answers
      self.index = index
    }
  }
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
