import SpecJSON
package import SpecModel

/// Writes the lines of requests, one after another.
package struct RequestLines: ~Copyable {
  private var json = JSONWriter()
  private var texts = RecentTexts()

  /// Creates a writer.
  package init() {}

  /// Returns the line of a request, with its line break.
  package mutating func line(id: Int, script: Script) -> [UInt8] {
    json.removeAll()
    json.object { json in
      json.member("id", id)
      script.writeMembers(to: &json, &texts)
    }
    json.endLine()
    return json.bytes
  }
}
