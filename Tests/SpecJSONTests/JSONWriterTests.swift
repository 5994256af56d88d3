import SpecJSON
import SpecModel
import Testing

@Suite struct `The JSON writer` {
  private func sample(isIndented: Bool) -> String {
    var json = JSONWriter(isIndented: isIndented)
    json.object { json in
      json.member("name", "a")
      json.key("list")
      json.array([1, 2]) { json, number in json.array([number]) { $0.integer($1) } }
      json.key("empty")
      json.object { _ in }
      json.key("none")
      json.strings([])
    }
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `writes everything on one line for machines`() {
    #expect(
      sample(isIndented: false) == #"{"name":"a","list":[[1],[2]],"empty":{},"none":[]}"# + "\n")
  }

  @Test func `writes indented lines for people`() {
    #expect(
      sample(isIndented: true) == """
        {
          "name": "a",
          "list": [
            [
              1
            ],
            [
              2
            ]
          ],
          "empty": {},
          "none": []
        }

        """)
  }
}
