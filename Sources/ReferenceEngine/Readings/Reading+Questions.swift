extension Reading {
  /// The open questions, by subject.
  public static let questions: [Question] = [
    Question(\.afterDismiss),
    Question(\.onForeground),
    Question(\.otherOpportunities),
    Question(\.unmatchedEvent),
    Question(\.opportunityOrder),
    Question(\.opportunityBlocked),
    Question(\.nextAfterDiscard),
    Question(\.nextAfterReenqueue),
    Question(\.rateLimitKept),
    Question(\.rateLimitBase),
    Question(\.rateLimitWaiting),
    Question(\.rateLimitDiscarded),
    Question(\.rateLimitStack),
    Question(\.rateLimitLocal),
    Question(\.rateLimitEdge),
    Question(\.relaunchRateLimit),
    Question(\.priorityTie),
    Question(\.noMatchWhenLimited),
    Question(\.noMatchWhenFiltered),
    Question(\.noMatchKinds),
    Question(\.filterMissing),
    Question(\.prefetchImmediate),
    Question(\.assetRetry),
    Question(\.redelivery),
    Question(\.exhaustedCampaign),
    Question(\.legacyRetrigger),
    Question(\.relaunchDelivery),
    Question(\.checkOrder),
    Question(\.duplicateOnStack),
    Question(\.noPresenter),
    Question(\.manualChoice),
    Question(\.timeoutOnStack),
    Question(\.timeoutEdge),
    Question(\.loading),
    Question(\.loadingChecks),
    Question(\.backgroundLoad),
    Question(\.clickDismisses),
    Question(\.rotateVisible),
    Question(\.backgroundVisible),
    Question(\.relaunchVisible),
  ]

  /// A question that the documents leave open, and the answers that the engine knows.
  public struct Question: Sendable {
    /// The stable id, such as `open.after-dismiss`.
    public let id: String
    /// The ids of the answers.
    public let answers: [String]
    /// The id of the answer in the default reading.
    public let defaultAnswer: String

    fileprivate let read: @Sendable (Reading) -> String
    fileprivate let write: @Sendable (inout Reading, _ answer: String) -> Bool
    fileprivate let edit: @Sendable (Reading, inout Rulebook) -> Void

    fileprivate init<A: Answer>(_ property: any WritableKeyPath<Reading, A> & Sendable) {
      id = A.question
      answers = A.allCases.map(\.rawValue)
      defaultAnswer = Reading.default[keyPath: property].rawValue
      read = { $0[keyPath: property].rawValue }
      write = { reading, id in
        guard let answer = A(rawValue: id) else { return false }
        reading[keyPath: property] = answer
        return true
      }
      edit = { $0[keyPath: property].edit(&$1) }
    }
  }

  /// The id of the answer to a question; `nil` where there is no such question.
  public subscript(question: String) -> String? {
    Reading.questions.first { $0.id == question }?.read(self)
  }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - question: The id of the question, such as `open.after-dismiss`.
  ///   - answer: The id of the answer, such as `shows-next`.
  /// - Throws: ``ReadingError`` where there is no such question or no such answer to it.
  public mutating func answer(_ question: String, with answer: String) throws(ReadingError) {
    guard let known = Reading.questions.first(where: { $0.id == question }) else {
      throw .unknownQuestion(question, known: Reading.questions.map(\.id))
    }
    guard known.write(&self, answer) else {
      throw .unknownAnswer(answer, question: question, known: known.answers)
    }
  }

  /// Makes a rulebook follow this reading.
  func apply(to rulebook: inout Rulebook) {
    for question in Reading.questions {
      question.edit(self, &rulebook)
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
