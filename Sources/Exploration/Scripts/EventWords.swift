import SpecModel

/// The words of a script's events: those that its messages wait for, and some others.
struct EventWords {
  private(set) var events = RandomMessages.events
  private(set) var products = RandomMessages.products
  /// The properties that filters compare, each with values on both sides of the edge.
  private(set) var properties: [(name: String, values: [PropertyValue])] = [
    (RandomMessages.property, [.number(1), .number(2), .number(3)])
  ]
  /// The names of custom events that a message waits for.
  private(set) var awaited: [String] = []
  /// Whether a message has a filter.
  private(set) var isFiltered = false

  /// Collects the words of some messages.
  init(of messages: [Message]) {
    var (events, products): ([String], [String]) = ([], [])
    var properties: [String: [PropertyValue]] = [:]
    for message in messages {
      for trigger in message.triggers {
        switch trigger {
        case .customEvent(let name, let filter):
          if !events.contains(name) { events.append(name) }
          filter?.collect(into: &properties)
        case .specificPurchase(let product, let filter):
          if !products.contains(product) { products.append(product) }
          filter?.collect(into: &properties)
        case .sessionStart, .pushClick, .anyPurchase: continue
        }
      }
    }
    events.sort()
    products.sort()
    if !events.allSatisfy(RandomMessages.events.contains) {
      self.events = events + ["something_else"]
    }
    if !products.allSatisfy(RandomMessages.products.contains) {
      self.products = products + ["something_else"]
    }
    awaited = events
    if !properties.isEmpty {
      isFiltered = true
      self.properties = properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }
}

extension PropertyFilter {
  /// Adds each property that the filter compares, with values that match and values that do not.
  fileprivate func collect(into properties: inout [String: [PropertyValue]]) {
    switch self {
    case .comparison(let name, let comparison):
      properties[name, default: []] += comparison.values
    case .presence(let name, _):
      // Values that an engine might treat as absent.
      properties[name, default: []] += [
        .boolean(true), .boolean(false), .number(0), .number(1), .string(""),
      ]
    case .all(let filters), .any(let filters):
      for filter in filters { filter.collect(into: &properties) }
    }
  }
}

extension PropertyFilter.Comparison {
  /// Values on both sides of the edge, the edge itself, and values that an engine might confuse
  /// with it.
  fileprivate var values: [PropertyValue] {
    switch self {
    case .equals(.number(let value)), .notEquals(.number(let value)), .greaterThan(let value),
      .atLeast(let value), .lessThan(let value), .atMost(let value):
      [value - 1, value, value + 1, value + 0.5, value - 0.5, -value, value + 10].map {
        PropertyValue.number($0)
      }
    case .equals(.boolean(let value)), .notEquals(.boolean(let value)):
      [.boolean(value), .boolean(!value)]
    case .equals(.string(let text)), .notEquals(.string(let text)):
      [
        text, text, text.uppercased(), text.lowercased(), "\(text)r", String(text.dropLast()),
        " \(text) ", "",
      ].map { PropertyValue.string($0) }
    case .equals(.date(let seconds)), .notEquals(.date(let seconds)), .before(let seconds),
      .after(let seconds):
      [0, 0, -1, 1, -30, 30, -7200, 7200].map { .date(secondsSince1970: seconds + $0) }
    case .matches(let pattern):
      (PatternSamples.all.first { $0.pattern == pattern }?.texts
        ?? [pattern, "something else"]).map { PropertyValue.string($0) }
    }
  }
}
