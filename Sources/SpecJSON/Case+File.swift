package import SpecModel

extension Case {
  /// The version of the format of a case as a file of its own.
  package static let fileFormat = 1

  /// The case as a file of its own, for a program that runs cases without iamspec.
  ///
  /// It has what the wire has of a case, and what is expected after each step, as indented JSON. It has nothing that depends
  /// on where the suite was loaded from.
  ///
  /// - Returns: The file, as UTF-8.
  package func file() -> [UInt8] {
    var json = JSONWriter(isIndented: true)
    json.object { json in
      json.member("format", Self.fileFormat)
      json.member("id", id)
      json.member("title", title)
      json.nonEmpty("about", about)
      json.member("rules", rules)
      json.member("profiles", profiles)
      json.member("asserts", asserts.kinds.map(\.rawValue).sorted())
      json.member("given", given)
      json.key("messages")
      json.messages(messages)
      json.member("steps", steps) { json, step in
        json.object { json in
          json.member("do", step.actions)
          json.member("expect", step.expectations)
          json.member("stack", step.stack)
          json.member("note", step.note)
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}
