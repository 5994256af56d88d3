extension Message {
  /// Writes the message in the wire's canonical form, without its name.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", type.rawValue)
      json.key("triggers")
      json.array(triggers) { $1.write(to: &$0) }
      json.member("priority", priority)
      json.member("orientation", orientation.rawValue)
      json.member("image", image)
      json.member("zip", zip)
      json.member("timeout", timeout?.milliseconds)
      json.key("extras")
      json.object { json in
        for (key, value) in extras.sorted(by: { $0.key < $1.key }) {
          json.key(key)
          json.string(value)
        }
      }
    }
  }

  /// Reads a message from the wire's canonical form.
  package init(name: String, _ json: JSONReader) throws(JSONError) {
    self.init(
      name: name,
      type: try json.member("type").oneOf(Kind.self),
      triggers: try json.optional("triggers")?.array(Trigger.init) ?? [],
      priority: try json.optional("priority")?.integer() ?? 0,
      orientation: try json.optional("orientation")?.oneOf(OrientationRequirement.self) ?? .any,
      image: try json.optional("image")?.string(),
      zip: try json.optional("zip")?.string(),
      timeout: try json.optional("timeout")?.timeSpan(),
      extras: try json.optional("extras")?.dictionary { value throws(JSONError) in
        try value.string()
      } ?? [:])
  }
}

extension Trigger {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .sessionStart: json.member("kind", "session_start")
      case .pushClick: json.member("kind", "push_click")
      case .anyPurchase: json.member("kind", "any_purchase")
      case .specificPurchase(let product, let filter):
        json.member("kind", "specific_purchase")
        json.member("product", product)
        filter?.writeMember(to: &json)
      case .customEvent(let name, let filter):
        json.member("kind", "custom_event")
        json.member("name", name)
        filter?.writeMember(to: &json)
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    let filter = try json.optional("where").map { reader throws(JSONError) in
      try PropertyFilter(reader)
    }
    let kind = try json.member("kind")
    switch try kind.string() {
    case "session_start": self = .sessionStart
    case "push_click": self = .pushClick
    case "any_purchase": self = .anyPurchase
    case "specific_purchase":
      self = .specificPurchase(product: try json.member("product").string(), filter: filter)
    case "custom_event":
      self = .customEvent(name: try json.member("name").string(), filter: filter)
    case let other: throw kind.error("`\(other)` is not a kind of trigger")
    }
  }
}
