import ReferenceEngine

/// A state of the reference engine at a moment of a script, with what is known of the ways on from there.
struct Place {
  /// When the engine is in the state.
  let moment: Moment
  /// An engine in the state, whatever it has answered.
  let engine: Simulation
  /// The ways on.
  var ways = AnswerTree()
  /// Answers under which no way leads on to the end of the script; questions that do not matter are left open.
  private(set) var deadEnds: [Reading] = []

  /// Notes answers under which no way leads on.
  mutating func noteDeadEnd(under condition: Reading) {
    deadEnds.removeAll { $0.includes(condition) }
    deadEnds.append(condition)
  }
}

/// The places that the reference engine may come to in a script.
///
/// However an engine comes to a place, it goes on alike, as long as it gives the same answers. So each step from
/// there is taken once for all paths that lead there.
struct Places {
  private var places: [Place] = []
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let moment: Moment
    let state: Simulation.State
  }

  /// The number of the first place.
  static let start = 0

  /// The place of a number.
  subscript(number: Int) -> Place {
    _read { yield places[number] }
    _modify { yield &places[number] }
  }

  /// The engine at a place with answers that lead there, which prefers others to what it is asked from there on.
  func engine(
    at place: Int, answering reading: Reading, preferring preferred: Reading
  ) -> Simulation {
    var engine = places[place].engine
    engine.answers.ask(besides: reading, preferring: Reading.open.filled(from: preferred))
    return engine
  }

  /// Returns the number of the place where an engine is at a moment.
  mutating func number(at moment: Moment, of engine: Simulation) -> Int {
    let key = Key(moment: moment, state: engine.state)
    if let number = numbers[key] { return number }
    numbers[key] = places.count
    places.append(Place(moment: moment, engine: engine))
    return places.count - 1
  }
}
