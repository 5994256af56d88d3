import SpecModel

extension Given {
  func write(to writer: inout CompactWriter) {
    writer.optional(minimumInterval) { $0.integer($1) }
    writer.option(app)
    writer.option(orientation)
    writer.option(keyboard)
    writer.option(presenter)
    writer.option(host.implements)
    writer.option(host.choice)
    writer.dictionary(host.choices) { $0.option($1) }
    writer.assets(assets)
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      minimumInterval: try reader.optional { reader throws(CompactError) in
        try reader.integer()
      },
      app: try reader.option(), orientation: try reader.option(), keyboard: try reader.option(),
      presenter: try reader.option(),
      host: Host(
        implements: try reader.option(), choice: try reader.option(),
        choices: try reader.dictionary { reader throws(CompactError) in try reader.option() }),
      assets: try reader.assets())
  }
}

extension Message {
  func write(to writer: inout CompactWriter) {
    writer.text(name)
    writer.option(type)
    writer.array(triggers) { $1.write(to: &$0) }
    writer.integer(priority)
    writer.option(orientation)
    writer.optional(image) { $0.text($1) }
    writer.optional(zip) { $0.text($1) }
    writer.optional(timeout) { $0.integer($1.milliseconds) }
    writer.dictionary(extras) { $0.text($1) }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    self.init(
      name: try reader.text(), type: try reader.option(),
      triggers: try reader.array { reader throws(CompactError) in try Trigger(&reader) },
      priority: try reader.integer(), orientation: try reader.option(),
      image: try reader.optional { reader throws(CompactError) in try reader.text() },
      zip: try reader.optional { reader throws(CompactError) in try reader.text() },
      timeout: try reader.optional { reader throws(CompactError) in try reader.timeSpan() },
      extras: try reader.dictionary { reader throws(CompactError) in try reader.text() })
  }
}

extension Action {
  func write(to writer: inout CompactWriter) {
    let (kind, argument) = parts
    writer.option(kind)
    switch argument {
    // The built-in suite has no words of its own.
    case .nothing, .word: break
    case .campaigns(let names): writer.texts(names)
    case .event(_, let name, let properties):
      writer.text(name)
      writer.dictionary(properties) { $1.write(to: &$0) }
    case .apiEvent(let event, let name):
      writer.option(event)
      writer.text(name)
    case .orientation(let orientation): writer.option(orientation)
    case .span(let span): writer.integer(span.milliseconds)
    case .message(let name): writer.text(name)
    case .choice(.everyMessage(let choice)):
      writer.flag(true)
      writer.option(choice)
    case .choice(.messages(let choices)):
      writer.flag(false)
      writer.dictionary(choices) { $0.option($1) }
    case .assets(let assets): writer.assets(assets)
    case .result(let behavior): writer.fetchResult(behavior)
    }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    let kind: Kind = try reader.option()
    guard let action = Action(kind, try reader.argument(of: kind.definition.shape)) else {
      throw reader.error("an action has the wrong shape")
    }
    self = action
  }
}

extension Expectation {
  func write(to writer: inout CompactWriter) {
    switch self {
    case .observation(let observation):
      writer.number(0)
      observation.write(to: &writer)
    case .anyOrder(let entries):
      writer.number(1)
      writer.array(entries) { $1.write(to: &$0) }
    case .oneOf(let sequences):
      writer.number(2)
      writer.array(sequences) { $0.array($1) { $1.write(to: &$0) } }
    }
  }

  init(_ reader: inout CompactReader) throws(CompactError) {
    switch try reader.number() {
    case 0: self = .observation(try Observation(&reader))
    case 1:
      self = .anyOrder(
        try reader.array { reader throws(CompactError) in try Expectation(&reader) })
    default:
      self = .oneOf(
        try reader.array { reader throws(CompactError) in
          try reader.array { reader throws(CompactError) in try Expectation(&reader) }
        })
    }
  }
}

extension Observation {
  fileprivate func write(to writer: inout CompactWriter) {
    let (kind, argument) = parts
    writer.option(kind)
    switch argument {
    case .message(let name), .asset(let name): writer.text(name)
    case .extras(let name, let extras):
      writer.text(name)
      writer.optional(extras) { $0.dictionary($1) { $0.text($1) } }
    case .reason(let name, let reason):
      writer.text(name)
      writer.optional(reason) { $0.text($1) }
    case .event(let event, let name):
      writer.option(event)
      writer.optional(name) { $0.text($1) }
    case .stack(let names): writer.texts(names)
    case .word: break
    }
  }

  fileprivate init(_ reader: inout CompactReader) throws(CompactError) {
    let kind: Kind = try reader.option()
    guard let observation = Observation(kind, try reader.argument(of: kind.definition.shape)) else {
      throw reader.error("an observation has the wrong shape")
    }
    self = observation
  }
}

extension CompactWriter {
  fileprivate mutating func assets(_ assets: [String: AssetBehavior]) {
    dictionary(assets) { writer, behavior in writer.fetchResult(behavior) }
  }

  fileprivate mutating func fetchResult(_ behavior: AssetBehavior) {
    flag(behavior.succeeds)
    integer(behavior.after.milliseconds)
  }
}

extension CompactReader {
  fileprivate mutating func timeSpan() throws(CompactError) -> TimeSpan {
    .milliseconds(try integer())
  }

  fileprivate mutating func assets() throws(CompactError) -> [String: AssetBehavior] {
    try dictionary { reader throws(CompactError) in try reader.fetchResult() }
  }

  fileprivate mutating func fetchResult() throws(CompactError) -> AssetBehavior {
    AssetBehavior(succeeds: try flag(), after: try timeSpan())
  }

  /// Reads the argument of an action, which depends on its shape.
  fileprivate mutating func argument(
    of shape: Action.Shape
  ) throws(CompactError) -> Action.Argument {
    switch shape {
    case .nothing: .nothing
    case .campaigns: .campaigns(try textList())
    case .event(let key):
      .event(
        key, try text(),
        try dictionary { reader throws(CompactError) in try PropertyValue(&reader) })
    case .apiEvent: .apiEvent(try option(), name: try text())
    case .orientation: .orientation(try option())
    case .span: .span(try timeSpan())
    case .message: .message(try text())
    case .choice:
      try flag()
        ? .choice(.everyMessage(try option()))
        : .choice(
          .messages(try dictionary { reader throws(CompactError) in try reader.option() }))
    case .assets: .assets(try assets())
    case .result: .result(try fetchResult())
    case .word: throw error("the built-in suite has no words of its own")
    }
  }

  /// Reads the argument of an observation, which depends on its shape.
  fileprivate mutating func argument(
    of shape: Observation.Shape
  ) throws(CompactError) -> Observation.Argument {
    switch shape {
    case .message: .message(try text())
    case .extras:
      .extras(
        try text(),
        try optional { reader throws(CompactError) in
          try reader.dictionary { reader throws(CompactError) in try reader.text() }
        })
    case .reason:
      .reason(try text(), try optional { reader throws(CompactError) in try reader.text() })
    case .event:
      .event(try option(), name: try optional { reader throws(CompactError) in try reader.text() })
    case .asset: .asset(try text())
    case .stack: .stack(try textList())
    case .word: throw error("the built-in suite has no words of its own")
    }
  }
}
