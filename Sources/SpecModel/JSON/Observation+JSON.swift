extension Observation {
  /// Writes the observation in the wire's canonical form.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .displayed(let message, let extras):
        json.member("saw", "displayed")
        json.member("message", message)
        if let extras {
          json.key("extras")
          json.object { json in
            for (key, value) in extras.sorted(by: { $0.key < $1.key }) {
              json.key(key)
              json.string(value)
            }
          }
        }
      case .discarded(let message, let reason):
        json.member("saw", "discarded")
        json.member("message", message)
        json.member("reason", reason?.rawValue)
      case .reenqueued(let message, let reason):
        json.member("saw", "reenqueued")
        json.member("message", message)
        json.member("reason", reason?.rawValue)
      case .dismissed(let message), .choiceAsked(let message), .impression(let message),
        .click(let message):
        json.member("saw", kind.rawValue)
        json.member("message", message)
      case .noMatchingTrigger(let kind, let name):
        json.member("saw", "no_matching_trigger")
        json.member("kind", kind.rawValue)
        json.member("name", name)
      case .prefetched(let asset):
        json.member("saw", "prefetched")
        json.member("asset", asset)
      case .stack(let messages):
        json.member("saw", "stack")
        json.key("messages")
        json.strings(messages)
      }
    }
  }

  /// Reads an observation from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    func message() throws(JSONError) -> String { try json.member("message").string() }
    let kind = try json.member("saw")
    switch try kind.string() {
    case "displayed":
      self = .displayed(
        message: try message(),
        extras: try json.optional("extras")?.dictionary { value throws(JSONError) in
          try value.string()
        })
    case "dismissed": self = .dismissed(message: try message())
    case "discarded":
      self = .discarded(
        message: try message(),
        reason: try json.optional("reason")?.string().asReason(DiscardReason.self))
    case "reenqueued":
      self = .reenqueued(
        message: try message(),
        reason: try json.optional("reason")?.string().asReason(ReenqueueReason.self))
    case "choice_asked": self = .choiceAsked(message: try message())
    case "impression": self = .impression(message: try message())
    case "click": self = .click(message: try message())
    case "no_matching_trigger":
      self = .noMatchingTrigger(
        try json.member("kind").oneOf(EventKind.self), name: try json.optional("name")?.string())
    case "prefetched": self = .prefetched(asset: try json.member("asset").string())
    case "stack": self = .stack(try json.member("messages").strings())
    case let other:
      let nearest = Suggestion.nearest(to: other, among: Kind.inManifests.map(\.rawValue))
      throw kind.error(
        "`\(other)` is not an observation" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
  }
}

extension String {
  fileprivate func asReason<Reason: RawRepresentable<String>>(_ type: Reason.Type) -> Reason? {
    Reason(rawValue: self)
  }
}
