import ReferenceEngine

/// The paths through an action, of which those that lead to the same state are joined.
///
/// If an engine is in the same state whatever the answer to a question, that question has made no difference so
/// far, and is left open. Without this, all that comes later would be tried again for each of its
/// answers.
struct AlikeEnds {
  private var paths: [Path] = []

  /// A path and the moment to which it leads.
  typealias Path = (moment: Moment, engine: Simulation)

  /// Adds a path.
  mutating func add(_ path: Path) { paths.append(path) }

  /// Returns the paths on which to go on, in the order in which they were added.
  ///
  /// - Parameter known: The number of answers that were taken before the action.
  func joined(since known: Int) -> [Path] {
    if paths.count < 2 { return paths }
    var groups: [[Path]] = []
    var places: [End: Int] = [:]
    for path in paths {
      let end = End(moment: path.moment, state: path.engine.state)
      if let place = places[end] {
        groups[place].append(path)
      } else {
        places[end] = groups.count
        groups.append([path])
      }
    }
    return groups.flatMap { group in
      Self.joined(group.map(\.engine), since: known).map { (group[0].moment, $0) }
    }
  }

  /// Where a path ends, apart from its answers.
  private struct End: Hashable {
    let moment: Moment
    let state: Simulation.State
  }

  /// Joins engines in the same state, as long as some differ only in their answers to one question, and
  /// give all of its answers.
  private static func joined(_ alike: [Simulation], since known: Int) -> [Simulation] {
    var rest = alike
    var isJoined = true
    while isJoined, rest.count > 1 {
      isJoined = false
      // In a fixed order, on which it may depend what is joined.
      let questions = Set(rest.flatMap { $0.answers.taken.dropFirst(known) })
        .sorted { $0.index < $1.index }
      for question in questions where join(&rest, whateverAnswers: question) { isJoined = true }
    }
    return rest
  }

  /// Leaves a question open where engines differ in their answers to it only, and give all of
  /// them; returns whether some did.
  private static func join(
    _ alike: inout [Simulation], whateverAnswers question: Reading.Question
  ) -> Bool {
    var places: [Reading: [Int]] = [:]
    for (index, engine) in alike.enumerated() where engine.answers.reading[question] != nil {
      var others = engine.answers.reading
      others[question] = nil
      places[others, default: []].append(index)
    }
    var superfluous: Set<Int> = []
    for indices in places.values where indices.count == question.answerPlaces.count {
      alike[indices[0]].answers.leaveOpen(question)
      superfluous.formUnion(indices.dropFirst())
    }
    alike = alike.indices.filter { !superfluous.contains($0) }.map { alike[$0] }
    return !superfluous.isEmpty
  }
}
