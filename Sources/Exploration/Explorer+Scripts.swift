import Conformance
package import SpecModel

extension Explorer {
  /// Returns the first scripts of an exploration: they follow from its plan and from what engines
  /// of this kind take, and not from what the engine does with them.
  ///
  /// - Parameter count: How many.
  package func scripts(_ count: Int) -> [Script] {
    var scripts: [Script] = []
    _ = corpus(after: count) { scripts.append($0) }
    return scripts
  }

  /// What the scripts of a round build on.
  ///
  /// - Parameter own: Which of the scripts of this shard is one of the round, from 0.
  func corpus(atRoundOf own: Int) -> Corpus { corpus(after: own - own % Self.roundSize) { _ in } }

  private func corpus(after count: Int, note: (Script) -> Void) -> Corpus {
    var corpus = start.corpus
    for first in stride(from: 0, to: count, by: Self.roundSize) {
      let made = (first..<min(first + Self.roundSize, count)).map { self.made($0, from: corpus) }
      for item in made {
        corpus.add(item)
        note(item.script)
      }
    }
    return corpus
  }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - own: Which of the scripts of this shard, from 0.
  ///   - corpus: What to build on.
  func made(_ own: Int, from corpus: Corpus) -> ScriptMaker.Made {
    makers[own % makers.count].script(own * shard.count + shard.index - 1, from: corpus)
  }
}
