package import SpecModel

extension Message {
  /// The message as a spec writes it, in its shortest form.
  package var flow: FlowNode {
    var entries: [(key: FlowNode, value: FlowNode)] = [(.word("type"), .word(type.rawValue))]
    func add(_ key: String, _ value: FlowNode) { entries.append((.word(key), value)) }
    if let trigger = triggers.first {
      triggers.count == 1
        ? add("trigger", trigger.flow) : add("triggers", .list(triggers.map(\.flow)))
    }
    if priority != 0 { add("priority", .word(String(priority))) }
    if orientation != .any { add("orientation", .word(orientation.rawValue)) }
    if let image { add("image", .string(image)) }
    if let zip { add("zip", .string(zip)) }
    if let timeout { add("timeout", .word(timeout.description)) }
    if !extras.isEmpty {
      add(
        "extras",
        .map(extras.sorted { $0.key < $1.key }.map { (.string($0.key), .string($0.value)) }))
    }
    return .map(entries)
  }
}

extension Trigger {
  /// The trigger as a spec writes it: `session_start`, `{custom_event: opened_shop}`.
  package var flow: FlowNode {
    switch self {
    case .sessionStart: .word("session_start")
    case .pushClick: .word("push_click")
    case .anyPurchase: .word("any_purchase")
    case .specificPurchase(let product, nil): .entry("specific_purchase", .string(product))
    case .specificPurchase(let product, let filter?):
      .entry(
        "specific_purchase",
        .map([(.word("product"), .string(product)), (.word("where"), filter.flow)]))
    case .customEvent(let name, nil): .entry("custom_event", .string(name))
    case .customEvent(let name, let filter?):
      .entry(
        "custom_event", .map([(.word("name"), .string(name)), (.word("where"), filter.flow)]))
    }
  }
}

extension PropertyFilter {
  /// The filter as a spec writes it: `{property: price, at_least: 3}`.
  package var flow: FlowNode {
    switch self {
    case .comparison(let property, let comparison):
      .map([
        (.word("property"), .string(property)),
        (.word(comparison.operatorName), comparison.operand.flow),
      ])
    case .presence(let property, let isPresent):
      .map([
        (.word("property"), .string(property)),
        (.word("exists"), .word(isPresent ? "true" : "false")),
      ])
    case .all(let filters): .entry("all", .list(filters.map(\.flow)))
    case .any(let filters): .entry("any", .list(filters.map(\.flow)))
    }
  }
}
