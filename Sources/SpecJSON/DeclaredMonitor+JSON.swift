package import SpecModel

/// A monitor without its place in a file.
extension DeclaredMonitor: JSONDescribed {
  package init(_ monitor: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      clause: try json.required("clause", monitor?.clause),
      try json.required("demand", monitor?.demand),
      in: try json.optional("scope", monitor?.scope, or: Scope()),
      forEachMessage: try json.optional("for_it", monitor?.isForEachMessage, or: false),
      location: .nowhere)
    if let text = try json.optional("says", monitor?.says?.text) {
      says = try? BreachWords(text, with: valuesOfBreach)
      try json.check("says", says != nil, "expected words with values of the monitor")
    }
    weight = try json.optional("weight", monitor?.weight, or: .ordinary)
  }
}

extension DeclaredMonitor.Demand: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .never(let event): json.member("never", event)
    case .only(let event): json.member("only", event)
    case .atMost(let amount, of: let event):
      json.member("at_most", amount)
      json.member("of", event)
    case .atLeast(let amount, between: let first, let second):
      json.member("at_least", amount)
      json.member("between", [first, second])
    case .each(let cause, leadsTo: let effect):
      json.member("each", cause)
      json.member("leads_to", effect)
    case .due(let event): json.member("due", event)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let event = json.optional("never") {
      self = .never(try WordPattern(event))
    } else if let event = json.optional("due") {
      self = .due(try WordPattern(event))
    } else if let event = json.optional("only") {
      self = .only(try WordPattern(event))
    } else if let amount = json.optional("at_most") {
      self = .atMost(try DeclaredMonitor.Amount(amount), of: try json.required("of"))
    } else if let amount = json.optional("at_least") {
      let ends = try json.member("between")
      let patterns = try ends.array(WordPattern.init)
      guard patterns.count == 2 else { throw ends.error("expected two words") }
      self = .atLeast(
        try DeclaredMonitor.Amount(amount), between: patterns[0], patterns[1])
    } else {
      self = .each(try json.required("each"), leadsTo: try json.required("leads_to"))
    }
  }
}

extension DeclaredMonitor.Scope: JSONDescribed {
  package init(_ scope: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init()
    conditions = try json.optional("while", scope?.conditions, or: [])
    once = try json.optional("once", scope?.once)
    before = try json.optional("before", scope?.before, or: [])
    if let amount = try json.optional("from", scope?.wait?.amount) {
      wait = DeclaredMonitor.Wait(amount, since: try json.optional("since", scope?.wait?.since))
    }
    after = try json.optional("after", scope?.after)
    until = try json.optional("until", scope?.until, or: [])
    during = try json.optional("during", scope?.during)
    messages = try json.optional("where", scope?.messages, or: [:])
    given = try json.optional("given", scope?.given, or: [:])
    with = try json.optional("with", scope?.with, or: [])
    without = try json.optional("without", scope?.without, or: [])
  }
}

extension DeclaredMonitor.Condition: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .visible(let sight): json.member("visible", sight.rawValue)
    case .state(let name, is: let value):
      json.member("state", name)
      json.member("is", value)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let sight = json.optional("visible") {
      self = .visible(try sight.oneOf(DeclaredMonitor.OnScreen.self))
    } else {
      self = .state(try json.required("state"), is: try json.required("is"))
    }
  }
}

extension DeclaredMonitor.Amount: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
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

  package init(_ json: JSONReader) throws(JSONError) {
    if let number = json.optional("exactly") {
      self = .exactly(try number.count())
      return
    }
    if let path = json.optional("until") {
      self = .untilDate(try path.strings(), from: try json.required("date"))
      return
    }
    let unit = try json.member("unit")
    let factor = try unit.count(upTo: 1000)
    if let path = json.optional("of_message") {
      self = .ofMessage(try path.strings(), unit: factor)
    } else {
      self = .ofGiven(try json.required("of_given"), unit: factor)
    }
  }
}

extension WordPattern: JSONDescribed {
  package init(_ pattern: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      try json.required("word", pattern?.word),
      isAction: try json.optional("action", pattern?.isAction, or: false))
    namesIt = try json.optional("it", pattern?.namesIt, or: false)
    members = try json.optional("members", pattern?.members, or: [:])
  }
}

extension WordPattern.Member: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .it: json.member("it", true)
    case .ofIt(let value): json.member("of_it", value)
    case .value(let value): json.member("value", value)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
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

extension DeclaredMonitor.Weight: JSONCodable {}
