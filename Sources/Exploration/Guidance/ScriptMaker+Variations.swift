package import SpecModel

extension ScriptMaker {
  /// Returns scripts, each of which is a variation of a given script or of an earlier variation.
  ///
  /// - Parameters:
  ///   - scripts: The scripts to begin with; if there are none, the first script is generated.
  ///   - count: The number of scripts to make.
  package func variations(of scripts: [Script], count: Int) -> [Script] {
    var corpus = Corpus()
    for script in scripts {
      let made = follow(script)
      if !made.script.actions.isEmpty {
        corpus.add(case: made.script, reaching: made.transitions)
      }
    }
    return (0..<count).map { number in
      let made = script(number, from: corpus)
      corpus.add(made)
      corpus.startRound()
      return made.script
    }
  }
}
