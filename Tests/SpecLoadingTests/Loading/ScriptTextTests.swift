import SpecLoading
import SpecModel
import Testing

/// The texts of a script, which engines receive and answer with.
@Suite struct `A text of a script` {
  /// A case in whose every text `$name` and the others are replaced.
  private static let base = """
    format: 1
    title: The shop
    rules: [stack.newest-first]
    given: {minimum_interval: 0s, assets: {? $asset : ok}}
    messages:
      sale:
        type: modal
        image: $image
        extras: {? $key : $value}
        triggers:
          - custom_event: $event
          - custom_event: {name: other, where: {property: $property, equals: $operand}}
          - specific_purchase: $product
    cases:
      - id: opened
        title: The sale is shown
        steps:
          - start_session: {deliver: [sale]}
          - log_event: {name: $logged, properties: {? $logged_key : $logged_value}}
          - log_purchase: $bought

    """

  private static let places: [(place: String, limit: Int)] = [
    ("$asset", 8192), ("$image", 8192), ("$key", 1024), ("$value", 16_384), ("$event", 1024),
    ("$property", 1024), ("$operand", 16_384), ("$product", 1024), ("$logged", 1024),
    ("$logged_key", 1024), ("$logged_value", 16_384), ("$bought", 1024),
  ]

  /// The diagnostics of the case with a text at a place, and `x` at all others.
  private static func diagnostics(_ place: String, _ text: String) async throws -> [Diagnostic] {
    var file = base
    for other in places.map(\.place).sorted(by: { $0.count > $1.count }) {
      file = file.replacing(other, with: other == place ? "\"\(text)\"" : "x")
    }
    let rules = try Fixtures.files(of: "Fixtures/suites/shop").filter {
      $0.relativePath == "rules.yaml"
    }
    let loaded = await SuiteLoader(parallelism: 1).load(
      files: rules + [SourceFile("stack/shop.yaml", bytes: Array(file.utf8))])
    return loaded.diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: places) func `is within the limit that answers have`(
    _ place: String, _ limit: Int
  ) async throws {
    for count in limit - 1...limit {
      let text = String(repeating: "n", count: count)
      #expect(try await Self.diagnostics(place, text).map(\.message) == [], "\(count)")
    }
    let text = String(repeating: "é", count: limit / 2) + "n"
    let tooLong = try await Self.diagnostics(place, text)
    #expect(tooLong.map(\.code.id).contains("too-long"))
    let words = "this text has \(grouped(limit + 1)) bytes; the limit is \(grouped(limit))"
    #expect(tooLong.first?.message == words)
    #expect(tooLong.first?.location.column ?? 0 > 1)
  }

  @Test(arguments: places.map(\.place)) func `is in Unicode's composed form`(
    _ place: String
  ) async throws {
    #expect(try await Self.diagnostics(place, "caf\u{E9}").map(\.message) == [])
    for text in ["cafe\u{301}", "caf\\x65\\u0301"] {
      let found = try await Self.diagnostics(place, text)
      #expect(found.map(\.code.id) == ["decomposed-text"])
      #expect(found.first?.hint == "write `caf\u{E9}`: U+0065 U+0301 is written as U+00E9")
      // To Swift, both forms are equal.
      #expect(found.first?.hint?.unicodeScalars.contains("\u{E9}") == true)
    }
  }

  @Test func `shows only the character that differs if it is long`() async throws {
    let text = String(repeating: "a", count: 50) + "\u{212B}"
    let found = try await Self.diagnostics("$value", text)
    #expect(found.first?.hint == "write it in the composed form: U+212B is written as U+00C5")
  }

  @Test func `is one of no more extras than an engine may report`() async throws {
    for (count, codes) in [(999, []), (1000, []), (1001, ["out-of-range"])] {
      let extras = (1...count).map { "k\($0): v" }.joined(separator: ", ")
      let file = Self.base.replacing("? $key : $value", with: extras).replacing(
        #/\$[a-z_]+/#, with: "x")
      let rules = try Fixtures.files(of: "Fixtures/suites/shop").filter {
        $0.relativePath == "rules.yaml"
      }
      let loaded = await SuiteLoader(parallelism: 1).load(
        files: rules + [SourceFile("stack/shop.yaml", bytes: Array(file.utf8))])
      #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.code.id) == codes)
    }
  }

  private func grouped(_ number: Int) -> String {
    "\(number / 1000),\(String(number % 1000 + 1000).dropFirst())"
  }
}
