import SpecModel

extension SuiteWords {
  /// The actions that cases may contain, as specs spell them.
  var actionSpellings: [String] {
    vocabulary.actions.filter(\.isWritten).map(\.name)
      + Action.Kind.spellings.filter { name in
        Action.Kind.words[name].map(included.actions.contains) ?? false
      }
  }

  /// The names that a profile may lack: actions, and keys of `given`.
  var lackable: [String] {
    actionSpellings + vocabulary.given.map(\.name) + included.givenKeys.map(\.rawValue)
  }

  /// The kinds of observation that expectations may name.
  var observationKinds: [Observation.Kind] {
    (vocabulary.observations + vocabulary.queries.map(\.answer)).filter(\.isWritten)
      .map { .word(WordName($0.name)) }
      + Observation.Kind.allCases.filter {
        $0.isWrittenInCases && included.observations.contains($0)
      }
  }

  /// The observations that expectations may name, as specs spell them.
  var observationSpellings: [String] { observationKinds.map(\.rawValue) }
}
