import SpecModel
import Testing

@testable import Exploration

@Suite struct `Values of a shape that contains itself` {
  private static func pool() -> (ValuePool, ValueForms) {
    var vocabulary = SuiteVocabulary()
    let tree = ValueShape.named("tree")
    vocabulary.shapes = [
      NamedShape(
        "tree",
        .members(
          [DeclaredMember("left", .list(tree)), DeclaredMember("right", .map(by: .text, tree))],
          short: nil))
    ]
    let forms = ValueForms(vocabulary, literals: [:])
    return (ValuePool(forms), forms)
  }

  @Test func `are made all the same, and end`() throws {
    let (pool, forms) = Self.pool()
    #expect(!forms.namesMessages(.named("tree")))
    for number in 0..<100 {
      var random = SeededGenerator(seed: 1, stream: number)
      let made = pool.value(of: .named("tree"), naming: [], &random)
      #expect(made?.members?.count == 2)
    }
  }
}
