import Testing
import YAMLTree

@Suite struct `A loan` {
  /// Static, as in the library, because slots are never freed.
  private static let slots = LoanSlots<Int>()

  @Test func `serves one owner after another from the same slots`() {
    for number in 0..<1000 {
      let first = Lending(in: Self.slots)
      let second = Lending(in: Self.slots)
      first.lend(number)
      second.lend(-number)
      #expect(first.loan.value == number)
      #expect(second.loan.value == -number)
    }
  }

  @Test func `stops the program if it is used before it starts`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lending = Lending(in: `A loan`.slots)
      print(lending.loan.value)
    }
    try expectLoanError(result)
  }
}

@Suite struct `A node whose document is gone` {
  @Test func `stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let node = try YAMLDocument(parsing: Array("a: 1".utf8)).root
      print(node.kind)
    }
    try expectLoanError(result)
  }

  @Test func `is not mistaken for a node of the next document`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let node = try YAMLDocument(parsing: Array("a: 1".utf8)).root
      let next = try YAMLDocument(parsing: Array("b: 2".utf8))
      withExtendedLifetime(next) { print(node.text) }
    }
    try expectLoanError(result)
  }

  @Test func `stops the program if its children are read`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var document: YAMLDocument? = try YAMLDocument(parsing: Array("[1, 2]".utf8))
      var elements = document?.root.elements.makeIterator()
      document = nil
      print(elements?.next()?.kind ?? .scalar)
    }
    try expectLoanError(result)
  }
}

/// Expects that the check of a loan stopped the process, and not a memory error.
private func expectLoanError(_ result: ExitTest.Result?) throws {
  let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  #expect(text.contains("a loan is used after its owner is gone"), "\(text)")
}
