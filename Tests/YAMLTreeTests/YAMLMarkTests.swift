import Testing
import YAMLTree

@Suite struct YAMLMarkTests {
  @Test(
    "A scalar knows its place and its length, counted in characters from 1",
    arguments: [
      ("a: b", ["a@1:1+1", "b@1:4+1"]),
      ("# x\n\nab:\n  - cd\n", ["ab@3:1+2", "cd@4:5+2"]),
      ("é: ü 😀 x # y\n", ["é@1:1+1", "ü 😀 x@1:4+5"]),
      ("\u{FEFF}a: 'b'\n", ["a@1:1+1", "b@1:4+3"]),
      ("a: b\r\nc: \"d\\n\"\r\n", ["a@1:1+1", "b@1:4+1", "c@2:1+1", "d\n@2:4+5"]),
      ("a: b\rc: d\r", ["a@1:1+1", "b@1:4+1", "c@2:1+1", "d@2:4+1"]),
      ("a: b\n  c\nd: e\n", ["a@1:1+1", "b c@1:4", "d@3:1+1", "e@3:4+1"]),
      ("a: |\n  b\nc: d\n", ["a@1:1+1", "b\n@1:4", "c@3:1+1", "d@3:4+1"]),
      ("a:\nb:  \n", ["a@1:1+1", "@1:3", "b@2:1+1", "@2:3"]),
      ("[{\t\"😀\": x}, y]", ["😀@1:4+3", "x@1:9+1", "y@1:13+1"]),
      ("a: &x b", ["a@1:1+1", "b@1:4+4"]),
    ])
  func scalars(text: String, places: [String]) throws {
    #expect(try parse(text).scalarPlaces == places)
  }

  @Test("A collection begins at its first child or its bracket")
  func collections() throws {
    let root = try parse("# c\na:\n  - b\n  - c: d\nf: [g, {h: i}]\n")
    #expect(root.mark == YAMLMark(line: 2, column: 1))
    #expect(root["a"]?.mark == YAMLMark(line: 3, column: 3))
    #expect(root["a"]?.elements.map(\.mark.description) == ["3:5", "4:5"])
    #expect(root["f"]?.mark == YAMLMark(line: 5, column: 4))
    #expect(root["f"]?.elements.map(\.mark.description) == ["5:5", "5:8"])
    #expect(root["f"]?.length == nil)
  }

  @Test("Places are ordered by line, then by column")
  func order() {
    let marks = [(1, 9), (2, 1), (2, 3), (10, 2)].map { YAMLMark(line: $0.0, column: $0.1) }
    #expect(marks.reversed().sorted() == marks)
  }
}
