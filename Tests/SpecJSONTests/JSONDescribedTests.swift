import SpecJSON
import Testing

/// Checks what follows from a description of members: how they are written, and how they are read.
@Suite struct JSONDescribedTests {
  @Test func `writes members in the order of the description, without those that are as usual`() {
    #expect(Berth(name: "A", depth: 4).text == #"{"name":"A","depth":4}"#)
    let whole = Berth(
      name: "B", depth: 9, tags: ["long"], note: "silted", neighbor: Berth.Neighbor(name: "A"))
    #expect(
      whole.text
        == #"{"name":"B","tags":["long"],"depth":9,"note":"silted","beside":{"name":"A"}}"#)
  }

  @Test func `reads what it wrote, whatever the order`() throws {
    let whole = Berth(
      name: "B", depth: 9, tags: ["long"], note: "silted", neighbor: Berth.Neighbor(name: "A"))
    #expect(try Berth(JSONReader(parsing: whole.text.utf8)) == whole)
    let other = #"{"depth":4,"note":null,"name":"A"}"#
    #expect(try Berth(JSONReader(parsing: other.utf8)) == Berth(name: "A", depth: 4))
  }

  @Test(arguments: [
    ("[]", "expected an object, found an array"),
    (#"{"depth":4}"#, "`name` is missing"),
    (#"{"name":"A","depth":-1}"#, "`depth`: the number must be from 0 to 281474976710656"),
    (#"{"name":"A","depth":1}"#, "`depth`: too shallow"),
    (#"{"name":"A","tags":[1],"depth":4}"#, "`tags[0]`: expected a string, found a number"),
    (#"{"name":"A","depth":4,"beside":{}}"#, "`beside`: `name` is missing"),
  ])
  func `reports a wrong member with its path`(_ text: String, _ problem: String) {
    let error = #expect(throws: JSONError.self) { try Berth(JSONReader(parsing: text.utf8)) }
    #expect(error?.description == problem)
  }
}

/// A record with every kind of member.
private struct Berth: JSONDescribed, Equatable {
  var name: String
  var depth: Int
  var tags: [String] = []
  var note: String?
  var neighbor: Neighbor?

  struct Neighbor: JSONDescribed, Equatable {
    var name: String
  }

  var text: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Berth {
  fileprivate init(_ berth: Self?, _ json: inout JSONMembers) throws(JSONError) {
    name = try json.required("name", berth?.name)
    tags = try json.optional("tags", berth?.tags, or: [])
    depth = try json.required("depth", berth?.depth)
    try json.check("depth", depth > 2, "too shallow")
    note = try json.optional("note", berth?.note)
    neighbor = try json.optional("beside", berth?.neighbor)
  }
}

extension Berth.Neighbor {
  fileprivate init(_ neighbor: Self?, _ json: inout JSONMembers) throws(JSONError) {
    name = try json.required("name", neighbor?.name)
  }
}
