import ReferenceEngine
import SpecModel

/// The search for a path through a script on which the reference engine does the same as an engine.
///
/// The paths are tried one after another; where one ends, the question that was asked last is
/// answered differently. Time passes in parts (``Moment``), and paths that come to the same state meet
/// there (``Places``): what the engine does next is found out once. If no path continues from a place, the
/// answers on which that depends are kept, so that other paths end there at once.
struct ExplanationSearch {
  private let run: ObservedRun
  /// The answers that are fixed.
  private let fixed: Reading
  private var preferred: Reading

  private var places = Places()
  /// The places along the current path.
  private var visits: [Visit] = []
  /// The ways that are still to be tried from these places, the last first.
  private var ways: [Way] = []
  private var furthest = FurthestPaths()
  /// The number of actions that were performed.
  private(set) var steps = 0
  private var followed = 0
  /// Whether a path made so many changing decisions that not all of its branches were tried.
  private var isCutShort = false

  /// A place along a path.
  private struct Visit {
    /// The number of the place.
    let place: Int
    /// The answers that led there.
    let reading: Reading
    /// The number of ways that are still to be tried from the places before.
    let waysBefore: Int
    /// The questions on whose answers it depends that the ways tried so far lead nowhere.
    var asked = QuestionSet()
  }

  /// A way to be tried from a place.
  private struct Way {
    /// Where it branches off among the ways from the place.
    let node: Int
    /// The answers that lead there.
    let reading: Reading
  }

  /// How often ways may be followed that are known for the time of performing one action.
  private static let followedPerStep = 16

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - run: The engine's run of the script.
  ///   - start: The reference engine at the start.
  init(_ run: ObservedRun, from start: Simulation) {
    self.run = run
    fixed = start.answers.reading
    preferred = start.answers.preferred
    visit(places.number(at: Moment(action: 0), of: start), fixed)
  }

  /// Searches, or continues a search.
  ///
  /// - Parameters:
  ///   - limit: The number of actions that may be performed, including earlier ones.
  ///   - allowance: The number of actions that may be performed now, whatever was performed earlier;
  ///     what is performed is subtracted.
  /// - Returns: Answers under which the reference engine does the same; `nil` if none were found yet.
  mutating func go(atMost limit: Int, _ allowance: inout Int) -> Reading? {
    let most = min(limit, steps + max(allowance, 0))
    let before = steps
    defer { allowance -= steps - before }
    while let last = visits.last {
      if places[last.place].moment.action == run.actions.count { return last.reading }
      guard steps < most else { return nil }
      if ways.count > last.waysBefore { follow(ways.removeLast()) } else { leave() }
      followed += 1
      if followed.isMultiple(of: Self.followedPerStep) { steps += 1 }
    }
    return nil
  }

  /// Begins again at the start, with other answers first; what is known of the places is kept.
  mutating func beginAgain(preferring answers: Reading) {
    if isOver { return }
    preferred = answers
    visits = []
    ways = []
    visit(Places.start, fixed)
  }

  /// Whether no path is left to be tried.
  var isOver: Bool { visits.isEmpty }
  /// Whether each path has been tried with each answer.
  var isThrough: Bool { isOver && !isCutShort }

  /// Where the engine left the paths that were tried.
  var divergence: Explanation.Divergence { furthest.divergence(in: run) }

  // MARK: Along a path

  /// Follows a way from the last place, with the preferred answers to what it asks; other answers are tried later.
  private mutating func follow(_ way: Way) {
    let last = visits.count - 1
    let place = visits[last].place
    var (node, reading) = (way.node, way.reading)
    while true {
      switch places[place].ways[node] {
      case .untried: perform(from: place, reading)
      case .question(let question, let first, let usual):
        visits[last].asked.insert(question)
        let answer: Int
        if let known = reading[question] {
          answer = known
        } else {
          answer = question.isTakenAnew ? usual : preferred[question] ?? 0
          for other in question.answerPlaces where other != answer {
            ways.append(Way(node: first + other, reading: reading.answering(question, other)))
          }
          reading[question] = answer
        }
        node = first + answer
      case .end(.stop): return
      case .end(.place(let next)): return enter(next, reading)
      }
    }
  }

  /// Continues a path, unless it is known that it leads no further.
  private mutating func enter(_ place: Int, _ reading: Reading) {
    if let condition = places[place].deadEnds.last(where: reading.includes) {
      visits[visits.count - 1].asked.formUnion(condition.answered)
    } else {
      visit(place, reading)
    }
  }

  private mutating func visit(_ place: Int, _ reading: Reading) {
    visits.append(Visit(place: place, reading: reading, waysBefore: ways.count))
    ways.append(Way(node: AnswerTree.root, reading: reading))
  }

  /// Leaves the last place, because no path continues from there.
  private mutating func leave() {
    let visit = visits.removeLast()
    let condition = visit.reading.limited(to: visit.asked)
    places[visit.place].noteDeadEnd(under: condition)
    if !visits.isEmpty { visits[visits.count - 1].asked.formUnion(visit.asked) }
  }

  // MARK: A step

  /// Takes the next step from a place: performs an action, or a part of it.
  ///
  /// - Parameters:
  ///   - place: The number of the place.
  ///   - reading: The answers that are known, and are given again.
  private mutating func perform(from place: Int, _ reading: Reading) {
    steps += 1
    let moment = places[place].moment
    var engine = places[place].engine
    let (action, part) = moment.step(of: run.actions, from: engine)
    engine.answers.ask(besides: fixed, preferring: reading.filled(from: preferred))
    let most = run.most(at: moment.action, after: moment.seen.count)
    engine.answers.mostReports = most
    let reported = engine.perform(action)
    let seen = moment.seen + run.counting(reported)
    isCutShort = isCutShort || engine.answers.hasRunOut
    if let next = self.moment(after: moment, part, seen) {
      let number = places.number(at: next, of: engine)
      places[place].ways.add(engine.answers.taken[...], engine.answers.reading, .place(number))
    } else {
      let questions = self.questions(that: engine, asked: reported, at: moment)
      let isWhole = part == nil && !moment.isWithinAction && reported.count <= most
      if furthest.mayReach(moment.action) {
        if isWhole {
          let answered = reading.answering(as: engine.answers)
          furthest.note(
            seen, at: moment.action,
            by: places.engine(at: place, answering: answered, preferring: preferred))
        }
        if !isWhole || questions.count < engine.answers.taken.count { noteOrigin(moment.action) }
      }
      places[place].ways.add(questions, engine.answers.reading, .stop)
    }
  }

  /// The questions on whose answers it depends that a step ends a path: those that an engine asked before it did
  /// something else for certain.
  private func questions(
    that engine: Simulation, asked reported: [Observation], at moment: Moment
  ) -> ArraySlice<Reading.Question> {
    let answers = engine.answers
    guard engine.isOriginal,
      let count = run.contradiction(in: reported, after: moment.seen, at: moment.action),
      let first = answers.reportsBefore.firstIndex(where: { $0 >= count })
    else { return answers.taken[...] }
    return answers.taken[..<first]
  }

  /// The moment after a step; `nil` if the engine that is explained has done something else.
  private func moment(after moment: Moment, _ part: Int?, _ seen: [Observation]) -> Moment? {
    guard let part else {
      return run.agrees(seen, at: moment.action) ? Moment(action: moment.action + 1) : nil
    }
    guard run.mayBegin(with: seen, at: moment.action) else { return nil }
    return Moment(action: moment.action, elapsed: moment.elapsed + part, seen: seen)
  }

  /// Notes that paths end in an action, and that not all of what the reference engine does in it has been seen.
  private mutating func noteOrigin(_ action: Int) {
    guard let visit = visits.last(where: { !places[$0.place].moment.isWithinAction }) else {
      return
    }
    furthest.note(
      before: action, answering: visit.reading,
      by: places.engine(at: visit.place, answering: visit.reading, preferring: preferred))
  }
}

extension Reading {
  /// Returns the same answers with those that have been taken.
  fileprivate func answering(as answers: Answers) -> Reading {
    var reading = self
    for question in answers.taken { reading[question] = answers.reading[question] }
    return reading
  }

  /// Returns the same answers with one more.
  fileprivate func answering(_ question: Question, _ place: Int) -> Reading {
    var reading = self
    reading[question] = place
    return reading
  }
}
