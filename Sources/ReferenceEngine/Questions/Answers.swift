/// The answers that an engine gives to the open questions; it asks a question where it needs the answer.
///
/// A question that the reading leaves open gets its preferred answer when it is first asked, and keeps it.
/// ``taken`` lists these answers, so that a copy of the engine can take others
/// (``Simulation/otherwise(than:)``).
package struct Answers: Sendable {
  /// The answers that are fixed, and those that have been taken so far.
  package private(set) var reading: Reading
  /// The questions that were left open and have been asked, in the order in which they were.
  package private(set) var taken: [Reading.Question] = []
  /// How many observations the current action had caused when each of them was asked; empty unless
  /// ``ask(besides:preferring:)`` has begun that.
  package private(set) var reportsBefore: [Int] = []
  /// How many observations the current action has caused.
  var reports = 0
  /// How many observations an action may cause; what it does after more of them makes no difference.
  package var mostReports = Int.max
  /// The answers that are preferred; the default's if this leaves a question open, too.
  package var preferred = Reading.default
  /// The questions that have been asked since this was last emptied, whether fixed or open.
  package var asked = QuestionSet()
  /// Whether decisions that are taken anew have preferred answers, too.
  private var prefersChoices = false
  private var notesReports = false
  /// The decisions that have been taken anew so far.
  private(set) var decidedAnew = DecidedAnew()
  /// Whether there were more decisions to take anew than slots (``Slots/choices``); the others were taken
  /// as usual.
  package private(set) var hasRunOut = false

  /// The decisions of an engine that may be taken again each time.
  struct DecidedAnew: Equatable, Sendable {
    /// The slots of the questions that may be answered anew and have been asked.
    fileprivate var questions = QuestionSet()
    /// How many decisions were taken anew.
    fileprivate(set) var count = 0
  }

  /// Creates the answers of an engine that has just been started.
  package init(_ reading: Reading) {
    self.reading = reading
  }

  /// The answer to a question.
  package subscript<A: Answer>(slot: Slot<A>) -> A {
    mutating get {
      asked.insert(slot.index)
      return reading[slot] ?? takePreferred(slot)
    }
  }

  /// The answer to a question that some engines answer anew each time, by conditions of their own that no
  /// document mentions.
  ///
  /// The first time, it is a question like any other. When it is asked again, the answer is the same, unless
  /// the answer to another question is that the engine may decide differently now.
  ///
  /// - Parameters:
  ///   - slot: The slot of the question.
  ///   - freedom: The slot of the question of whether it is always answered alike.
  mutating func anew<A: Answer, F: FreedomAnswer>(_ slot: Slot<A>, under freedom: Slot<F>) -> A {
    let usual = self[slot]
    asked.insert(freedom.index)
    if reading[freedom] == F.alike { return usual }
    if !decidedAnew.questions.contains(slot.index) {
      decidedAnew.questions.insert(slot.index)
      return usual
    }
    let choice = Reading.choices.lowerBound + decidedAnew.count
    guard self[freedom] == F.atTimes else { return usual }
    guard Reading.choices.contains(choice) else {
      hasRunOut = true
      return usual
    }
    let decision = Reading.Question(Reading.questions[slot.index], takenAnewAt: choice)
    decidedAnew.count += 1
    asked.insert(choice)
    if reading[decision] == nil {
      let preferred = prefersChoices ? preferred[decision].flatMap { A(rawValue: UInt8($0)) } : nil
      take(Int((preferred ?? usual).rawValue), to: decision)
    }
    return reading[decision].flatMap { A(rawValue: UInt8($0)) } ?? usual
  }

  /// Whether the current action has caused so many observations that the rest makes no difference.
  var isPastReports: Bool { reports > mostReports }

  /// Takes an answer to a question that is left open, before the engine asks it.
  ///
  /// - Parameters:
  ///   - place: The place of the answer among the question's answers, from 0.
  ///   - question: The question.
  package mutating func take(_ place: Int, to question: Reading.Question) {
    reading[question] = place
    taken.append(question)
    if notesReports { reportsBefore.append(reports) }
  }

  /// Gives answers anew, as if the engine had not been asked anything yet.
  ///
  /// - Parameters:
  ///   - fixed: The answers that are fixed; ``taken`` will list all others that are asked for.
  ///   - preferred: The answers that are preferred, also where decisions are taken anew.
  package mutating func ask(besides fixed: Reading, preferring preferred: Reading) {
    reading = fixed
    self.preferred = preferred
    prefersChoices = true
    taken = []
    reportsBefore = []
    notesReports = true
    mostReports = .max
  }

  /// The questions of whether others are always answered alike.
  package static let freedoms = [
    Reading.Question(.nextAtTimes), Reading.Question(.opportunityAtTimes),
  ]

  /// Takes no decision anew, if that is open.
  package mutating func decideAlike() {
    for freedom in Self.freedoms where reading[freedom] == nil { reading[freedom] = 0 }
  }

  /// Takes decisions anew, if that is open.
  package mutating func prepareToDecideAnew() {
    for freedom in Self.freedoms where reading[freedom] == nil { reading[freedom] = 1 }
  }

  /// Takes decisions anew, and fixes the default answer to every other question that is open.
  mutating func decideAnew() {
    prepareToDecideAnew()
    for question in Reading.questions where reading[question] == nil {
      if !Self.answeredAnew.contains(question.index) { reading[question] = 0 }
    }
  }

  /// The slots of the questions that may be answered anew each time.
  private static let answeredAnew = indices(
    .afterDismiss, .onForeground, .unmatchedEvent, .rateLimitEvent, .onIntervalEnd, .onRotation,
    .onKeyboardHidden, .onKeyboardShown, .onPresenter, .onAsset, .onFailedAsset, .onDelivery,
    .nextAfterLoading, .nextAfterDiscard, .nextAfterReenqueue, .nextAfterChoice)

  private static func indices<each A: Answer>(_ slots: repeat Slot<each A>) -> Set<Int> {
    var indices: Set<Int> = []
    for slot in repeat each slots { indices.insert(slot.index) }
    return indices
  }

  /// The reading that fixes every answer that these give or would give.
  var filled: Reading { reading.filled(from: preferred).filled(from: .default) }

  /// The same answers as if none had been given yet: an engine that goes on with them gives the same
  /// answers, and ``taken`` lists each.
  var reopened: Answers {
    var reopened = self
    reopened.ask(besides: .open, preferring: filled)
    return reopened
  }

  /// The same answers, all fixed; those that were open or are decided anew are fixed as other answers took
  /// them.
  func fixed(as other: Answers) -> Answers {
    var fixed = self
    fixed.reading = filled
    fixed.reading.leaveChoicesOpen()
    for question in other.taken { fixed.reading[question] = other.reading[question] }
    return fixed
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

/// An answer to the question of whether others are always answered alike.
protocol FreedomAnswer: Answer {
  static var alike: Self { get }
  static var atTimes: Self { get }
}

extension Reading.NextAtTimes: FreedomAnswer {}
extension Reading.OpportunityAtTimes: FreedomAnswer {}
