import Conformance
package import SpecModel

extension Explorer {
  /// Returns the first scripts of an exploration.
  ///
  /// They depend on its plan and on the engine's manifest, and not on what the engine does.
  ///
  /// - Parameter count: The number of scripts.
  package func scripts(_ count: Int) -> [Script] {
    var scripts: [Script] = []
    _ = corpus(after: count) { scripts.append($0) }
    return scripts
  }

  /// Returns the corpus that the scripts of a round build on; some scripts are missing if the task
  /// is cancelled.
  ///
  /// - Parameter own: The number of a script of the round, counted from 0 within this shard.
  func corpus(atRoundOf own: Int) -> Corpus { corpus(after: own - own % Self.roundSize) { _ in } }

  private func corpus(after count: Int, note: (Script) -> Void) -> Corpus {
    var corpus = start.corpus
    for first in stride(from: 0, to: count, by: Self.roundSize) where !Task.isCancelled {
      let made = (first..<min(first + Self.roundSize, count)).map { self.made($0, from: corpus) }
      for item in made {
        corpus.add(item)
        note(item.script)
      }
      corpus.startRound()
    }
    return corpus
  }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - own: The number of the script, counted from 0 within this shard.
  ///   - corpus: The scripts to build on.
  func made(_ own: Int, from corpus: Corpus) -> ScriptMaker.Made {
    makers[own % makers.count].script(own * shard.count + shard.index - 1, from: corpus)
  }
}

extension Explorer.Plan {
  /// The cases of this shard with which the exploration begins: none if all words are built in, because a
  /// reference engine then knows more than they do.
  var openingCases: [PlannedCase] {
    guard words != nil else { return [] }
    let explored = Set(profiles.map(\.id))
    return cases.filter { explored.contains($0.profile) }.enumerated().filter {
      $0.offset % shard.count == shard.index - 1
    }.map(\.element)
  }
}
