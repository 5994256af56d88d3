import SpecJSON
import SpecModel
import TestSupport
import Testing

@Suite struct `The basis of a case` {
  private let basis = CaseBasis(
    holds: [
      .init(clause: "discard.timeout/past-it", steps: [1, 3]),
      .init(clause: "discard.timeout/not-kept", steps: [3]),
    ], needs: ["trigger.custom-event"])

  @Test func `lists the clauses that show in a step, or all if none does`() {
    #expect(basis.clauses(failingAt: 1) == ["discard.timeout/past-it"])
    #expect(basis.clauses(failingAt: 3).count == 2)
    #expect(basis.clauses(failingAt: 0).count == 2)
    #expect(basis.clauses(failingAt: nil).count == 2)
    #expect(CaseBasis().clauses(failingAt: 1) == [])
  }

  @Test func `survives in a bundle, and is not part of the digest`() throws {
    var suite = try Builtin.suite()
    let rule = try #require(suite.chapters.first?.rules.first)
    suite.chapters[0].rules[0].clauses = ["a", "b"].map {
      Clause(id: Clause.id(of: $0, in: rule.id), text: "So.", location: rule.location)
    }
    let digest = suite.digest
    let needs = suite.rules.suffix(2).map(\.id)
    for file in suite.files.indices {
      for index in suite.files[file].cases.indices {
        suite.files[file].cases[index].basis = CaseBasis(
          holds: index.isMultiple(of: 2) ? [] : [.init(clause: "\(rule.id)/b", steps: [index, 9])],
          needs: index.isMultiple(of: 3) ? [] : needs)
      }
    }
    let again = try Suite(bundle: suite.bundle())
    #expect(again.cases.map(\.basis) == suite.cases.map(\.basis))
    #expect(again.cases.contains { $0.basis.holds.first?.steps == [1, 9] })
    #expect(suite.digest == digest)
    #expect(again.digest == digest)
  }

  @Test func `of clauses and rules that the suite does not have is left out of a bundle`() throws {
    var suite = try Builtin.suite()
    suite.files = Array(suite.files.prefix(1))
    let gone = CaseBasis(holds: [.init(clause: "gone/a", steps: [1])], needs: ["gone"])
    for index in suite.files[0].cases.indices { suite.files[0].cases[index].basis = gone }
    let again = try Suite(bundle: suite.bundle())
    #expect(again.cases.allSatisfy { $0.basis.isEmpty })
    #expect(again.bundle() == suite.bundle())
  }

  @Test(arguments: ["3", "[]", "[[[],[]]]", "[[[[999]],[]]]", "[[[],[-1]]]", "[[[],[0.5]]]"])
  func `that is malformed in a bundle is an error`(_ json: String) throws {
    var suite = try Builtin.suite()
    suite.files = Array(suite.files.prefix(1))
    suite.files[0].cases = Array(suite.files[0].cases.prefix(2))
    for index in suite.files[0].cases.indices { suite.files[0].cases[index].basis = CaseBasis() }
    let text = String(decoding: suite.bundle().dropLast(2), as: UTF8.self)
    #expect(throws: BundleError.self) {
      try Suite(bundle: Array("\(text),\"basis\":\(json)}".utf8))
    }
  }

  @Test func `is known for the built-in suite`() throws {
    #expect(try Builtin.suite().cases.contains { !$0.basis.needs.isEmpty })
  }
}
