package import Conformance
package import SpecJSON
package import SpecModel

/// An entry of a list, as results have it.
extension KnownFailure: JSONDescribed {
  package init(_ entry: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.part(entry?.subject), profile: try json.optional("profile", entry?.profile),
      kind: try json.required("kind", entry?.kind),
      reason: try json.required("reason", entry?.reason),
      issue: try json.optional("issue", entry?.issue),
      expires: try json.optional("expires", entry?.expires),
      location: try json.required("at", entry?.location))
  }
}

extension KnownFailure.Kind: JSONCodable {}

extension KnownFailure.Subject: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    json.key(key)
    json.string(id)
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let rule = json.optional("rule") {
      self = .rule(try rule.string())
    } else if let clause = json.optional("clause") {
      self = .clause(try clause.string())
    } else if let fault = json.optional("fault") {
      self = .fault(try fault.string())
    } else {
      self = .cases(try json.required("cases"))
    }
  }
}

extension KnownFailureList {
  /// A digest of the list's contents; `nil` if it has no entries.
  package var digest: String? {
    guard !entries.isEmpty else { return nil }
    var json = JSONWriter(omitsFiles: true)
    entries.write(to: &json)
    return json.digest
  }
}

/// What a footer says about a list.
extension KnownFailureList.Finding: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    let (kind, entry) =
      switch self {
      case .matchesNothing(let entry): ("matches_nothing", entry)
      case .nothingFails(let entry): ("nothing_fails", entry)
      case .overlaps(let entry, _, _): ("overlaps", entry)
      case .expired(let entry): ("expired", entry)
      }
    json.member("kind", kind)
    json.member("entry", entry)
    if case .overlaps(_, let other, let id) = self {
      json.member("with", other)
      json.member("on", id)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    let kind = try json.member("kind")
    let entry: KnownFailure = try json.required("entry")
    switch try kind.string() {
    case "matches_nothing": self = .matchesNothing(entry)
    case "nothing_fails": self = .nothingFails(entry)
    case "expired": self = .expired(entry)
    case "overlaps":
      self = .overlaps(entry, with: try json.required("with"), on: try json.required("on"))
    case let other: throw kind.error("`\(other)` is not a finding about a list")
    }
  }
}
