import SpecModel

extension DeclaredMonitor {
  /// Writes the monitor, without its place in a file.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("clause", clause)
      json.key("demand")
      demand.write(to: &json)
      if scope != Scope() {
        json.key("scope")
        scope.write(to: &json)
      }
      if isForEachMessage { json.member("for_it", true) }
      json.member("says", says?.text)
      if weight != .ordinary { json.member("weight", weight.rawValue) }
    }
  }

  /// Reads what ``write(to:)`` wrote.
  init(_ json: JSONReader) throws(JSONError) {
    self.init(
      clause: try json.member("clause").string(), try Demand(try json.member("demand")),
      in: try json.optional("scope").map(Scope.init) ?? Scope(),
      forEachMessage: try json.optional("for_it")?.boolean() ?? false, location: .nowhere)
    weight = try json.optional("weight")?.oneOf(Weight.self) ?? .ordinary
    guard let text = json.optional("says") else { return }
    says = try? BreachWords(try text.string(), with: valuesOfBreach)
    if says == nil { throw text.error("expected words with values of the monitor") }
  }
}

extension DeclaredMonitor.Demand {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .never(let event): json.member("never", event)
      case .only(let event): json.member("only", event)
      case .atMost(let amount, of: let event):
        json.member("at_most", amount)
        json.member("of", event)
      case .atLeast(let amount, between: let first, let second):
        json.member("at_least", amount)
        json.member("between", [first, second]) { $1.write(to: &$0) }
      case .each(let cause, leadsTo: let effect):
        json.member("each", cause)
        json.member("leads_to", effect)
      case .due(let event): json.member("due", event)
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let event = json.optional("never") {
      self = .never(try WordPattern(event))
    } else if let event = json.optional("due") {
      self = .due(try WordPattern(event))
    } else if let event = json.optional("only") {
      self = .only(try WordPattern(event))
    } else if let amount = json.optional("at_most") {
      self = .atMost(
        try DeclaredMonitor.Amount(amount), of: try WordPattern(try json.member("of")))
    } else if let amount = json.optional("at_least") {
      let ends = try json.member("between")
      let patterns = try ends.array(WordPattern.init)
      guard patterns.count == 2 else { throw ends.error("expected two words") }
      self = .atLeast(
        try DeclaredMonitor.Amount(amount), between: patterns[0], patterns[1])
    } else {
      self = .each(
        try WordPattern(try json.member("each")),
        leadsTo: try WordPattern(try json.member("leads_to")))
    }
  }
}

extension DeclaredMonitor.Scope {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.nonEmpty("while", conditions) { json, condition in
        switch condition {
        case .visible(let sight):
          json.object { $0.member("visible", sight.rawValue) }
        case .state(let name, is: let value):
          json.object { json in
            json.member("state", name)
            json.member("is", value)
          }
        }
      }
      if let once { json.member("once", once) }
      json.nonEmpty("before", before) { $1.write(to: &$0) }
      if let wait {
        json.member("from", wait.amount)
        if let since = wait.since { json.member("since", since) }
      }
      if let after { json.member("after", after) }
      json.nonEmpty("until", until) { $1.write(to: &$0) }
      if let during { json.member("during", during) }
      if !messages.isEmpty {
        json.key("where")
        WordValue.members(messages).write(to: &json)
      }
      if !given.isEmpty {
        json.key("given")
        WordValue.members(given).write(to: &json)
      }
      if !with.isEmpty { json.member("with", with) }
      if !without.isEmpty { json.member("without", without) }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init()
    conditions =
      try json.optional("while")?.array { condition throws(JSONError) in
        if let sight = condition.optional("visible") {
          return .visible(try sight.oneOf(DeclaredMonitor.OnScreen.self))
        }
        return .state(
          try condition.member("state").string(), is: try condition.member("is").string())
      } ?? []
    once = try json.optional("once").map(WordPattern.init)
    before = try json.optional("before")?.array(WordPattern.init) ?? []
    if let amount = json.optional("from") {
      wait = DeclaredMonitor.Wait(
        try DeclaredMonitor.Amount(amount), since: try json.optional("since").map(WordPattern.init))
    }
    after = try json.optional("after").map(WordPattern.init)
    until = try json.optional("until")?.array(WordPattern.init) ?? []
    during = try json.optional("during").map(WordPattern.init)
    messages = try json.optional("where")?.dictionary(WordValue.init) ?? [:]
    given = try json.optional("given")?.dictionary(WordValue.init) ?? [:]
    with = try json.optional("with")?.strings() ?? []
    without = try json.optional("without")?.strings() ?? []
  }
}

extension DeclaredMonitor.Amount {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .exactly(let number): json.member("exactly", number)
      case .ofMessage(let path, let unit):
        json.member("of_message", path)
        json.member("unit", unit)
      case .ofGiven(let path, let unit):
        json.member("of_given", path)
        json.member("unit", unit)
      case .untilDate(let path, from: let start):
        json.member("until", path)
        json.member("date", start)
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let number = json.optional("exactly") {
      self = .exactly(try number.count())
      return
    }
    if let path = json.optional("until") {
      self = .untilDate(try path.strings(), from: try json.member("date").strings())
      return
    }
    let unit = try json.member("unit")
    let factor = try unit.count(upTo: 1000)
    if let path = json.optional("of_message") {
      self = .ofMessage(try path.strings(), unit: factor)
    } else {
      self = .ofGiven(try json.member("of_given").strings(), unit: factor)
    }
  }
}

extension WordPattern {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("word", word)
      if isAction { json.member("action", true) }
      if namesIt { json.member("it", true) }
      if !members.isEmpty {
        json.key("members")
        json.object { json in
          for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            json.key(name)
            member.write(to: &json)
          }
        }
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    self.init(
      try json.member("word").string(), isAction: try json.optional("action")?.boolean() ?? false)
    namesIt = try json.optional("it")?.boolean() ?? false
    members = try json.optional("members")?.dictionary(Member.init) ?? [:]
  }
}

extension WordPattern.Member {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .it: json.member("it", true)
      case .ofIt(let value):
        json.key("of_it")
        value.write(to: &json)
      case .value(let value):
        json.key("value")
        value.write(to: &json)
      }
    }
  }

  fileprivate init(_ json: JSONReader) throws(JSONError) {
    if let value = json.optional("value") {
      self = .value(try WordValue(value))
    } else if let value = json.optional("of_it") {
      self = .ofIt(try WordValue(value))
    } else {
      _ = try json.member("it")
      self = .it
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ pattern: WordPattern) {
    key(name)
    pattern.write(to: &self)
  }

  fileprivate mutating func member(_ name: StaticString, _ amount: DeclaredMonitor.Amount) {
    key(name)
    amount.write(to: &self)
  }
}
