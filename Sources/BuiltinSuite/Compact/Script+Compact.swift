import SpecModel

extension Given: CompactDescribed {
  init(_ given: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      minimumInterval: try form.flag(given?.minimumInterval != nil)
        ? try form.integer(given?.minimumInterval) : nil,
      app: try form.option(given?.app), orientation: try form.option(given?.orientation),
      keyboard: try form.option(given?.keyboard), presenter: try form.option(given?.presenter),
      host: try form.value(given?.host), assets: try form.dictionary(given?.assets))
  }
}

extension Host: CompactDescribed {
  init(_ host: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      implements: try form.option(host?.implements), choice: try form.option(host?.choice),
      choices: try form.dictionary(host?.choices))
  }
}

extension AssetBehavior: CompactDescribed {
  init(_ behavior: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(succeeds: try form.flag(behavior?.succeeds), after: try form.value(behavior?.after))
  }
}

extension Message: CompactDescribed {
  init(_ message: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      name: try form.text(message?.name), type: try form.option(message?.type),
      triggers: try form.array(message?.triggers), priority: try form.integer(message?.priority),
      orientation: try form.option(message?.orientation), image: try form.optional(message?.image),
      zip: try form.optional(message?.zip), timeout: try form.optional(message?.timeout),
      extras: try form.dictionary(message?.extras))
  }
}

extension Action: CompactDescribed {
  init(_ action: Self?, _ form: inout some CompactForm) throws(CompactError) {
    let parts = action?.parts
    let kind: Kind = try form.option(parts?.kind)
    let argument = try Argument(parts?.argument ?? kind.definition.shape.blank, &form)
    guard let action = Action(kind, argument) else {
      throw form.error("an action has the wrong shape")
    }
    self = action
  }
}

extension Action.Argument {
  /// Passes an argument; if one is read, a blank one tells its shape.
  fileprivate init(_ argument: Self?, _ form: inout some CompactForm) throws(CompactError) {
    switch argument {
    case .nothing: self = .nothing
    case .campaigns(let names): self = .campaigns(try form.shared(names))
    case .event(let key, let name, let properties):
      self = .event(key, try form.text(name), try form.dictionary(properties))
    case .apiEvent(let event, let name):
      self = .apiEvent(try form.option(event), name: try form.text(name))
    case .orientation(let orientation): self = .orientation(try form.option(orientation))
    case .span(let span): self = .span(try form.value(span))
    case .message(let name): self = .message(try form.text(name))
    case .choice(let change): self = .choice(try form.value(change))
    case .assets(let assets): self = .assets(try form.dictionary(assets))
    case .result(let behavior): self = .result(try form.value(behavior))
    case .word, nil: throw form.error("the form has no words of a suite's own")
    }
  }
}

extension Action.Shape {
  /// An argument of the shape that says nothing else; `nil` for words of a suite's own.
  fileprivate var blank: Action.Argument? {
    switch self {
    case .nothing: .nothing
    case .campaigns: .campaigns([])
    case .event(let key): .event(key, "", [:])
    case .apiEvent: .apiEvent(.customEvent, name: "")
    case .orientation: .orientation(.portrait)
    case .span: .span(.zero)
    case .message: .message("")
    case .choice: .choice(.everyMessage(.now))
    case .assets: .assets([:])
    case .result: .result(.ok)
    case .word: nil
    }
  }
}

extension ChoiceChange: CompactDescribed {
  init(_ change: Self?, _ form: inout some CompactForm) throws(CompactError) {
    let (choice, choices): (DisplayChoice?, [String: DisplayChoice]?) =
      switch change {
      case .everyMessage(let choice): (choice, nil)
      case .messages(let choices): (nil, choices)
      case nil: (nil, nil)
      }
    self =
      try form.flag(choice != nil)
      ? .everyMessage(try form.option(choice)) : .messages(try form.dictionary(choices))
  }
}

extension DisplayChoice: CompactDescribed {
  init(_ choice: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self = try form.option(choice)
  }
}
