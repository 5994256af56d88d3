import SpecModel

/// The words of a script's events: those that its messages wait for, and others.
struct Vocabulary {
  private(set) var events = Cast.events
  private(set) var products = Cast.products
  /// The properties that filters look at, each with values on both sides of the edge.
  private(set) var properties: [(name: String, values: [PropertyValue])] = [
    (Cast.property, [.number(1), .number(2), .number(3)])
  ]

  /// Finds the words of some messages.
  init(of messages: [Message]) {
    var (events, products): ([String], [String]) = ([], [])
    var properties: [String: [PropertyValue]] = [:]
    for trigger in messages.flatMap(\.triggers) {
      switch trigger {
      case .customEvent(let name, let filter):
        events.append(name)
        filter?.collect(into: &properties)
      case .specificPurchase(let product, let filter):
        products.append(product)
        filter?.collect(into: &properties)
      case .sessionStart, .pushClick, .anyPurchase: continue
      }
    }
    if !Set(events).isSubset(of: Cast.events) {
      self.events = Set(events).sorted() + ["something_else"]
    }
    if !Set(products).isSubset(of: Cast.products) {
      self.products = Set(products).sorted() + ["something_else"]
    }
    if !Set(properties.keys).isSubset(of: [Cast.property]) {
      self.properties = properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }
}

extension PropertyFilter {
  /// Adds each property that it looks at, with values that satisfy it and others.
  fileprivate func collect(into properties: inout [String: [PropertyValue]]) {
    switch self {
    case .comparison(let name, let comparison):
      properties[name, default: []] += comparison.values
    case .presence(let name, _): properties[name, default: []].append(.boolean(true))
    case .all(let filters), .any(let filters):
      for filter in filters { filter.collect(into: &properties) }
    }
  }
}

extension PropertyFilter.Comparison {
  /// A value on each side of the edge, and the edge.
  fileprivate var values: [PropertyValue] {
    switch self {
    case .equals(.number(let value)), .notEquals(.number(let value)), .greaterThan(let value),
      .atLeast(let value), .lessThan(let value), .atMost(let value):
      [.number(value - 1), .number(value), .number(value + 1)]
    case .equals(.boolean(let value)), .notEquals(.boolean(let value)):
      [.boolean(value), .boolean(!value)]
    case .equals(let value), .notEquals(let value): [value, .string("something else")]
    case .before(let seconds), .after(let seconds):
      [
        .date(secondsSince1970: seconds - 1), .date(secondsSince1970: seconds),
        .date(secondsSince1970: seconds + 1),
      ]
    case .matches(let pattern): [.string(pattern), .string("something else")]
    }
  }
}
