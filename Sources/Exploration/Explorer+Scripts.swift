import Conformance
package import SpecModel

extension Explorer {
  /// Returns the first scripts of an exploration: they follow from its plan and from what engines
  /// of this kind take, and not from what the engine does with them.
  ///
  /// - Parameter count: How many.
  package func scripts(_ count: Int) -> [Script] {
    var corpus = start.corpus
    var scripts: [Script] = []
    while scripts.count < count {
      let round = scripts.count..<min(scripts.count + Self.roundSize, count)
      let made = round.map { self.made($0, from: corpus) }
      for item in made { corpus.add(item) }
      scripts += made.map(\.script)
    }
    return scripts
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
