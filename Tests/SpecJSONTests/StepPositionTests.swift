import SpecJSON
import SpecModel
import Testing

@Suite struct `The place of a step` {
  private let item = Case(
    id: "a/b/c", title: "What happens.", rules: [], profiles: [], messages: [],
    steps: [Step(actions: [.click], position: SourcePosition(line: 12, column: 7))],
    asserts: [.displayed], location: SourceLocation(file: "a/b.yaml", line: 3, column: 5))

  @Test func `is written to a bundle with the file of its case, and read again`() throws {
    var json = JSONWriter()
    item.write(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text.contains(#""at":["a/b.yaml",12,7]"#))
    #expect(text.contains(#""at":["a/b.yaml",3,5]"#))
    let again = try Case(JSONReader(parsing: json.bytes))
    #expect(again == item)
  }

  @Test func `is in the file of its case`() {
    #expect(item.location(of: item.steps[0]).description == "a/b.yaml:12:7")
  }
}
