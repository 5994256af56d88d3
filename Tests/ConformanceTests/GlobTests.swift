import Conformance
import Testing

@Suite struct `A glob` {
  @Test(arguments: [
    ("*", "stack/order/two"), ("stack/*", "stack/order/two"), ("*/two", "stack/order/two"),
    ("stack/*/two", "stack/order/two"), ("st?ck/*", "stack/order"), ("a*b*c", "aXbXbXc"),
    ("stack**", "stack"),
  ]) func `matches`(_ pattern: String, _ id: String) {
    #expect(Glob(pattern).matches(id))
  }

  @Test(arguments: [
    ("stack", "stack/order"), ("?", ""), ("stack/*", "stack"), ("a*b", "aXbX"), ("", "a"),
  ]) func `does not match`(_ pattern: String, _ id: String) {
    #expect(!Glob(pattern).matches(id))
  }

  @Test func `is fast even for a pattern made to be slow`() {
    let id = String(repeating: "a", count: 5000)
    #expect(!Glob(String(repeating: "a*", count: 200) + "b").matches(id))
  }
}
