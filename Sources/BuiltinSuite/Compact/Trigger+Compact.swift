import SpecModel

extension Trigger: CompactDescribed {
  init(_ trigger: Self?, _ form: inout some CompactForm) throws(CompactError) {
    let parts = trigger?.parts
    let kind: Kind = try form.option(parts?.kind)
    var (name, filter): (String?, PropertyFilter?)
    if case .event(_, let given, let condition)? = parts?.argument {
      (name, filter) = (given, condition)
    }
    let argument: Argument =
      switch kind.definition.shape {
      case .nothing: .nothing
      case .event(let key): .event(key, try form.text(name), try form.optional(filter))
      }
    guard let trigger = Trigger(kind, argument) else {
      throw form.error("a trigger has the wrong shape")
    }
    self = trigger
  }
}

extension PropertyFilter: CompactDescribed {
  init(_ filter: Self?, _ form: inout some CompactForm) throws(CompactError) {
    var (place, property): (Int?, String?)
    var (comparison, isPresent, filters): (Comparison?, Bool?, [PropertyFilter]?)
    switch filter {
    case .comparison(let name, let test): (place, property, comparison) = (0, name, test)
    case .presence(let name, let flag): (place, property, isPresent) = (1, name, flag)
    case .all(let parts): (place, filters) = (2, parts)
    case .any(let parts): (place, filters) = (3, parts)
    case nil: break
    }
    switch try form.number(place) {
    case 0: self = .comparison(property: try form.text(property), try form.value(comparison))
    case 1: self = .presence(property: try form.text(property), isPresent: try form.flag(isPresent))
    case 2: self = .all(try form.array(filters))
    case 3: self = .any(try form.array(filters))
    default: throw form.error("there is no such kind of filter")
    }
  }
}

extension PropertyFilter.Comparison: CompactDescribed {
  init(_ comparison: Self?, _ form: inout some CompactForm) throws(CompactError) {
    var (place, value, bound): (Int?, PropertyValue?, Double?)
    var (seconds, pattern): (Int?, String?)
    switch comparison {
    case .equals(let operand): (place, value) = (0, operand)
    case .notEquals(let operand): (place, value) = (1, operand)
    case .greaterThan(let number): (place, bound) = (2, number)
    case .atLeast(let number): (place, bound) = (3, number)
    case .lessThan(let number): (place, bound) = (4, number)
    case .atMost(let number): (place, bound) = (5, number)
    case .before(let moment): (place, seconds) = (6, moment)
    case .after(let moment): (place, seconds) = (7, moment)
    case .matches(let text): (place, pattern) = (8, text)
    case nil: break
    }
    switch try form.number(place) {
    case 0: self = .equals(try form.value(value))
    case 1: self = .notEquals(try form.value(value))
    case 2: self = .greaterThan(try form.fraction(bound))
    case 3: self = .atLeast(try form.fraction(bound))
    case 4: self = .lessThan(try form.fraction(bound))
    case 5: self = .atMost(try form.fraction(bound))
    case 6: self = .before(secondsSince1970: try form.integer(seconds))
    case 7: self = .after(secondsSince1970: try form.integer(seconds))
    case 8: self = .matches(pattern: try form.text(pattern))
    default: throw form.error("there is no such comparison")
    }
  }
}

extension PropertyValue: CompactDescribed {
  init(_ value: Self?, _ form: inout some CompactForm) throws(CompactError) {
    var (place, text, number): (Int?, String?, Double?)
    var (flag, seconds): (Bool?, Int?)
    switch value {
    case .string(let string): (place, text) = (0, string)
    case .number(let double): (place, number) = (1, double)
    case .boolean(let truth): (place, flag) = (2, truth)
    case .date(let moment): (place, seconds) = (3, moment)
    case nil: break
    }
    switch try form.number(place) {
    case 0: self = .string(try form.text(text))
    case 1: self = .number(try form.fraction(number))
    case 2: self = .boolean(try form.flag(flag))
    case 3: self = .date(secondsSince1970: try form.integer(seconds))
    default: throw form.error("there is no such kind of value")
    }
  }
}
