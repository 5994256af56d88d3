import SpecModel

extension Trigger {
  func write(to writer: inout CompactWriter) {
    let (kind, argument) = parts
    writer.option(kind)
    if case .event(_, let name, let filter) = argument {
      writer.text(name)
      writer.optional(filter) { $1.write(to: &$0) }
    }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    let kind: Kind = try reader.option()
    let argument: Argument =
      switch kind.definition.shape {
      case .nothing: .nothing
      case .event(let key):
        .event(
          key, try reader.text(),
          try reader.optional { reader throws(CompactError) in try PropertyFilter(&reader) })
      }
    guard let trigger = Trigger(kind, argument) else {
      throw reader.error("a trigger has the wrong shape")
    }
    self = trigger
  }
}

extension PropertyFilter {
  fileprivate func write(to writer: inout CompactWriter) {
    switch self {
    case .comparison(let property, let comparison):
      writer.number(0)
      writer.text(property)
      comparison.write(to: &writer)
    case .presence(let property, let isPresent):
      writer.number(1)
      writer.text(property)
      writer.flag(isPresent)
    case .all(let filters):
      writer.number(2)
      writer.array(filters) { $1.write(to: &$0) }
    case .any(let filters):
      writer.number(3)
      writer.array(filters) { $1.write(to: &$0) }
    }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    switch try reader.number() {
    case 0: self = .comparison(property: try reader.text(), try Comparison(&reader))
    case 1: self = .presence(property: try reader.text(), isPresent: try reader.flag())
    case 2: self = .all(try reader.filters())
    case 3: self = .any(try reader.filters())
    default: throw reader.error("there is no such kind of filter")
    }
  }
}

extension PropertyFilter.Comparison {
  fileprivate func write(to writer: inout CompactWriter) {
    switch self {
    case .equals(let value):
      writer.number(0)
      value.write(to: &writer)
    case .notEquals(let value):
      writer.number(1)
      value.write(to: &writer)
    case .greaterThan(let bound):
      writer.number(2)
      writer.fraction(bound)
    case .atLeast(let bound):
      writer.number(3)
      writer.fraction(bound)
    case .lessThan(let bound):
      writer.number(4)
      writer.fraction(bound)
    case .atMost(let bound):
      writer.number(5)
      writer.fraction(bound)
    case .before(let seconds):
      writer.number(6)
      writer.integer(seconds)
    case .after(let seconds):
      writer.number(7)
      writer.integer(seconds)
    case .matches(let pattern):
      writer.number(8)
      writer.text(pattern)
    }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    switch try reader.number() {
    case 0: self = .equals(try PropertyValue(&reader))
    case 1: self = .notEquals(try PropertyValue(&reader))
    case 2: self = .greaterThan(try reader.fraction())
    case 3: self = .atLeast(try reader.fraction())
    case 4: self = .lessThan(try reader.fraction())
    case 5: self = .atMost(try reader.fraction())
    case 6: self = .before(secondsSince1970: try reader.integer())
    case 7: self = .after(secondsSince1970: try reader.integer())
    case 8: self = .matches(pattern: try reader.text())
    default: throw reader.error("there is no such comparison")
    }
  }
}

extension PropertyValue {
  func write(to writer: inout CompactWriter) {
    switch self {
    case .string(let text):
      writer.number(0)
      writer.text(text)
    case .number(let number):
      writer.number(1)
      writer.fraction(number)
    case .boolean(let value):
      writer.number(2)
      writer.flag(value)
    case .date(let seconds):
      writer.number(3)
      writer.integer(seconds)
    }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    switch try reader.number() {
    case 0: self = .string(try reader.text())
    case 1: self = .number(try reader.fraction())
    case 2: self = .boolean(try reader.flag())
    case 3: self = .date(secondsSince1970: try reader.integer())
    default: throw reader.error("there is no such kind of value")
    }
  }
}

extension CompactWriter {
  /// Writes a number that need not be whole, as a text, from which it can be read exactly.
  fileprivate mutating func fraction(_ number: Double) { text("\(number)") }
}

extension CompactReader {
  fileprivate mutating func fraction() throws(CompactError) -> Double {
    guard let number = Double(try text()) else { throw error("expected a number as a text") }
    return number
  }

  fileprivate mutating func filters() throws(CompactError) -> [PropertyFilter] {
    try array { reader throws(CompactError) in try PropertyFilter(&reader) }
  }
}
