import SpecLoading
import SpecModel
import Testing

@Suite struct `A case that was moved` {
  /// The files of a suite whose case has gone through three ids.
  private static let files = [
    SourceFile(
      "rules.yaml",
      bytes: Array(
        """
        format: 1
        suite: {name: moves, title: Moves, version: "1.0"}
        documents:
          guide: {title: The guide, language: English, profile: modern}
        profiles:
          modern: {title: Modern SDK, documents: [guide]}
        chapters:
          - id: stack
            title: The stack
            rules:
              - id: stack.once
                title: Once
                layer: presenter
                profiles: [modern]
                statement: A message is displayed once.
                documents: {guide: {says: stated}}
        """.utf8))
  ]

  private static func cases(_ ids: String..., at path: String) -> SourceFile {
    let cases = ids.map { id in
      """
        - id: \(id)
          title: When the \(id) opens, the sale is displayed
          steps:
            - start_session: {deliver: [sale]}
            - log_event: opened_\(id)
              expect: [{displayed: sale}]

      """
    }
    return SourceFile(
      path,
      bytes: Array(
        ("""
        format: 1
        title: Once
        rules: [stack.once]
        about: What is displayed once.
        messages:
          sale: {type: modal, triggers: [{custom_event: opened_shop}, {custom_event: opened_stall}]}
        cases:

        """ + cases.joined()).utf8))
  }

  private func suite(_ cases: SourceFile, ledger: String = "") async throws -> Suite {
    let ledger = SourceFile(CaseLedger.fileName, bytes: Array(ledger.utf8))
    let loaded = await SuiteLoader().load(files: Self.files + [cases, ledger])
    return try #require(loaded.suite, "\(loaded.diagnostics)")
  }

  private func ledger(_ text: String) -> CaseLedger {
    CaseLedger(SourceFile(CaseLedger.fileName, bytes: Array(text.utf8)))
  }

  @Test func `has its earlier ids, through every move, in the order of the ledger`() async throws {
    let suite = try await suite(
      Self.cases("shop", "stall", at: "stack/once/lost.yaml"),
      ledger: """
        stack/first/shop -> stack/second/shop
        stack/one/merged -> stack/once/lost/shop
        stack/second/shop -> stack/once/lost/shop
        """)
    #expect(
      suite.cases.map(\.formerIDs) == [
        ["stack/first/shop", "stack/one/merged", "stack/second/shop"], [],
      ])
  }

  @Test func `has no earlier id if the moves lead in a circle`() async throws {
    let suite = try await suite(
      Self.cases("shop", at: "stack/once.yaml"),
      ledger: "stack/a/b -> stack/b/a\nstack/b/a -> stack/a/b\n")
    #expect(suite.cases.map(\.formerIDs) == [[]])
  }

  @Test func `is found by what it asks, whatever its id is now`() async throws {
    let earlier = try await suite(Self.cases("shop", "stall", at: "stack/once.yaml"))
    let now = try await suite(Self.cases("shop", "stall", at: "stack/once/lost.yaml"))
    var ledger = ledger("stack/once/gone\nstack/once/shop\nstack/once/stall\n")
    let moves = ledger.noteMoves(from: earlier, to: now)
    #expect(moves.map(\.old) == ["stack/once/shop", "stack/once/stall"])
    #expect(moves.map(\.new) == ["stack/once/lost/shop", "stack/once/lost/stall"])
    #expect(ledger.add(casesOf: now) == 2)
    #expect(
      ledger.text.hasSuffix(
        """

        stack/once/gone
        stack/once/lost/shop
        stack/once/lost/stall
        stack/once/shop -> stack/once/lost/shop
        stack/once/stall -> stack/once/lost/stall

        """))
  }

  @Test func `is not found if two new cases ask the same`() async throws {
    let earlier = try await suite(Self.cases("shop", at: "stack/once.yaml"))
    var now = earlier
    now.files[0].cases = ["stack/once/a", "stack/once/b"].map { id in
      var copy = earlier.cases[0]
      copy.id = id
      return copy
    }
    var ledger = ledger("stack/once/shop\n")
    #expect(ledger.noteMoves(from: earlier, to: now).isEmpty)
  }

  @Test func `is moved by a line below that of its id, which an update puts in its place`()
    async throws
  {
    let suite = try await suite(Self.cases("shop", at: "stack/once.yaml"))
    var ledger = ledger(
      """
      # Ours.
      stack/old/gone
      stack/old/shop
      stack/once/shop
      stack/old/shop -> stack/once/shop
      - stack/old/gone  # it showed nothing
      """)
    #expect(ledger.diagnostics(for: suite).map(\.severity) == [.warning, .warning])
    #expect(ledger.add(casesOf: suite) == 0)
    #expect(
      ledger.text == """
        # Ours.
        - stack/old/gone  # it showed nothing
        stack/old/shop -> stack/once/shop
        stack/once/shop

        """)
    #expect(self.ledger(ledger.text).diagnostics(for: suite).isEmpty)
  }
}
