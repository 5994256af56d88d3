package import Conformance
import SpecJSON
import SpecModel

extension KnownFailure {
  /// Writes the entry for results.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key(subject.key)
      json.string(subject.id)
      json.member("profile", profile)
      json.member("kind", kind.rawValue)
      json.member("reason", reason)
      json.member("issue", issue)
      json.member("expires", expires)
      json.location(location)
    }
  }

  /// Reads an entry from results.
  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      try Subject(json), profile: try json.optional("profile")?.string(),
      kind: try json.member("kind").oneOf(Kind.self), reason: try json.member("reason").string(),
      issue: try json.optional("issue")?.string(),
      expires: try json.optional("expires")?.string(), location: try json.location())
  }
}

extension KnownFailure.Subject {
  /// Reads the subject of an entry.
  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let rule = json.optional("rule") {
      self = .rule(try rule.string())
    } else if let clause = json.optional("clause") {
      self = .clause(try clause.string())
    } else if let fault = json.optional("fault") {
      self = .fault(try fault.string())
    } else {
      self = .cases(try json.member("cases").string())
    }
  }
}

extension KnownFailureList {
  /// A digest of the list's contents; `nil` if it has no entries.
  package var digest: String? {
    guard !entries.isEmpty else { return nil }
    var json = JSONWriter(omitsFiles: true)
    json.array(entries) { $1.write(to: &$0) }
    return json.digest
  }
}

extension KnownFailureList.Finding {
  /// Writes the finding for a footer.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .matchesNothing(let entry):
        json.member("kind", "matches_nothing")
        json.key("entry")
        entry.write(to: &json)
      case .nothingFails(let entry):
        json.member("kind", "nothing_fails")
        json.key("entry")
        entry.write(to: &json)
      case .overlaps(let entry, let other, let id):
        json.member("kind", "overlaps")
        json.key("entry")
        entry.write(to: &json)
        json.key("with")
        other.write(to: &json)
        json.member("on", id)
      case .expired(let entry):
        json.member("kind", "expired")
        json.key("entry")
        entry.write(to: &json)
      }
    }
  }

  /// Reads a finding from a footer.
  init(_ json: JSONReader) throws(JSONError) {
    let kind = try json.member("kind")
    let entry = try KnownFailure(try json.member("entry"))
    switch try kind.string() {
    case "matches_nothing": self = .matchesNothing(entry)
    case "nothing_fails": self = .nothingFails(entry)
    case "expired": self = .expired(entry)
    case "overlaps":
      self = .overlaps(
        entry, with: try KnownFailure(try json.member("with")), on: try json.member("on").string())
    case let other: throw kind.error("`\(other)` is not a finding about a list")
    }
  }
}
