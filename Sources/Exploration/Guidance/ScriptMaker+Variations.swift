package import SpecModel

extension ScriptMaker {
  /// Makes scripts that each change one of some others, or one made before them.
  ///
  /// - Parameters:
  ///   - scripts: What to begin with; where there is nothing, the scripts are made anew.
  ///   - count: How many to make.
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
      return made.script
    }
  }
}
