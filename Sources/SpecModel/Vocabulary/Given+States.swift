extension Given {
  /// The values of the states that the suite declares, at the start of a case.
  package var states: [String: String] {
    guard let vocabulary = own.words?.vocabulary else { return [:] }
    var states = Dictionary(vocabulary.states.map { ($0.name, $0.start) }) { first, _ in first }
    for key in vocabulary.given {
      if let state = key.state, let value = own[key.name]?.text { states[state] = value }
    }
    return states
  }
}
