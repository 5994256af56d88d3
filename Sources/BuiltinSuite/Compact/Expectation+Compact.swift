import SpecModel

extension Expectation: CompactDescribed {
  init(_ expectation: Self?, _ form: inout some CompactForm) throws(CompactError) {
    var (place, observation): (Int?, Observation?)
    var (entries, sequences): ([Expectation]?, [[Expectation]]?)
    switch expectation {
    case .observation(let seen): (place, observation) = (0, seen)
    case .anyOrder(let all): (place, entries) = (1, all)
    case .oneOf(let all): (place, sequences) = (2, all)
    case nil: break
    }
    switch try form.number(place) {
    case 0: self = .observation(try form.value(observation))
    case 1: self = .anyOrder(try form.array(entries))
    default: self = .oneOf(try form.array(sequences))
    }
  }
}

extension Observation: CompactDescribed {
  init(_ observation: Self?, _ form: inout some CompactForm) throws(CompactError) {
    let parts = observation?.parts
    let kind: Kind = try form.option(parts?.kind)
    let argument = try Argument(parts?.argument ?? kind.definition.shape.blank, &form)
    guard let observation = Observation(kind, argument) else {
      throw form.error("an observation has the wrong shape")
    }
    self = observation
  }
}

extension Observation.Argument {
  /// Passes an argument; if one is read, a blank one tells its shape.
  fileprivate init(_ argument: Self?, _ form: inout some CompactForm) throws(CompactError) {
    switch argument {
    case .message(let name): self = .message(try form.text(name))
    case .extras(let name, let extras):
      self = .extras(
        try form.text(name), try form.flag(extras != nil) ? try form.dictionary(extras) : nil)
    case .reason(let name, let reason):
      self = .reason(try form.text(name), try form.optional(reason))
    case .event(let event, let name):
      self = .event(try form.option(event), name: try form.optional(name))
    case .asset(let asset): self = .asset(try form.text(asset))
    case .stack(let names): self = .stack(try form.shared(names))
    case .word, nil: throw form.error("the form has no words of a suite's own")
    }
  }
}

extension Observation.Shape {
  /// An argument of the shape that says nothing else; `nil` for words of a suite's own.
  fileprivate var blank: Observation.Argument? {
    switch self {
    case .message: .message("")
    case .extras: .extras("", nil)
    case .reason: .reason("", nil)
    case .event: .event(.customEvent, name: nil)
    case .asset: .asset("")
    case .stack: .stack([])
    case .word: nil
    }
  }
}
