import SpecModel
import Testing

/// The tables of the language: a word can be built from its definition and yields the same parts
/// again.
@Suite struct `The tables of the language` {
  @Test(arguments: Action.Kind.allCases)
  func `build each action from an argument of its shape`(_ kind: Action.Kind) throws {
    let argument = kind.definition.shape.sample
    let action = try #require(Action(kind, argument))
    #expect(action.parts == (kind, argument))
  }

  @Test(arguments: Observation.Kind.allCases)
  func `build each observation from an argument of its shape`(_ kind: Observation.Kind) throws {
    let argument = kind.sample
    let observation = try #require(Observation(kind, argument))
    #expect(observation.parts == (kind, argument))
  }

  @Test func `give each kind its position among all kinds, for which a set has room`() {
    #expect(Action.Kind.allCases.map(\.place) == Array(0..<Action.Kind.allCases.count))
    #expect(
      Observation.Kind.allCases.map(\.place) == Array(0..<Observation.Kind.allCases.count))
    #expect(Action.Kind.allCases.count <= 64)
    #expect(Observation.Kind.allCases.count <= 64)
    #expect(KindSet(Action.Kind.allCases).kinds == Action.Kind.allCases)
    #expect(KindSet(Observation.Kind.allCases).kinds == Observation.Kind.allCases)
  }

  @Test(arguments: Trigger.Kind.allCases)
  func `build each trigger from an argument of its shape`(_ kind: Trigger.Kind) throws {
    let argument: Trigger.Argument =
      switch kind.definition.shape {
      case .nothing: .nothing
      case .event(let key): .event(key, "sale", nil)
      }
    let trigger = try #require(Trigger(kind, argument))
    #expect(trigger.parts == (kind, argument))
  }

  @Test(arguments: PropertyFilter.Operator.allCases)
  func `build each comparison from an operand of its type`(_ word: PropertyFilter.Operator) throws {
    let operand: PropertyValue =
      switch word.definition.operand {
      case .value, .pattern: .string("shoes")
      case .number: .number(3)
      case .date: .date(secondsSince1970: 0)
      case .boolean: .boolean(true)
      }
    let filter = try #require(
      PropertyFilter(property: "p", word, operand), "add \(word) to PropertyFilter.init")
    #expect(filter.parts == .comparison(property: "p", word, operand))
  }

  @Test(arguments: Message.Key.onTheWire)
  func `keep the value of each key of a message`(_ key: Message.Key) {
    let value: Message.Value =
      switch key.definition.shape {
      case .type: .type(.html)
      case .trigger, .triggers: .triggers([.pushClick])
      case .number: .number(7)
      case .orientation: .orientation(.landscape)
      case .url: .url("banner.png")
      case .span: .span(.seconds(3))
      case .extras: .extras(["color": "blue"])
      }
    var message = Message(name: "sale", type: .modal)
    message.set(key, to: value)
    #expect(message.value(of: key) == value, "add \(key) to Message.set(_:to:)")
  }

  @Test(arguments: Given.Key.allCases)
  func `keep the value of each key of given`(_ key: Given.Key) throws {
    let value: Given.Value =
      switch key.definition.shape {
      case .seconds: .seconds(7)
      case .word(let words): .word(try #require(words.last))
      case .host: .host(Host(choice: .discard))
      case .assets: .assets(["banner.png": .fail])
      }
    var given = Given()
    #expect(given.value(of: key) != value)
    given.set(key, to: value)
    #expect(given.value(of: key) == value, "add \(key) to Given.set(_:to:)")
  }

  @Test(arguments: Host.Key.allCases)
  func `keep the value of each key of a host`(_ key: Host.Key) throws {
    let value: Host.Value =
      switch key.definition.shape {
      case .word(let words): .word(try #require(words.last))
      case .choices: .choices(["sale": .discard])
      }
    var host = Host()
    #expect(host.value(of: key) != value)
    host.set(key, to: value)
    #expect(host.value(of: key) == value, "add \(key) to Host.set(_:to:)")
  }

  @Test(arguments: AssetBehavior.Delay.allCases)
  func `derive the outcome of a fetch from the key of its delay`(_ key: AssetBehavior.Delay) {
    let behavior = AssetBehavior(key.outcome, after: .seconds(3))
    #expect(behavior.delay == key)
    #expect(AssetBehavior(key.outcome).delay == nil)
  }
}

extension Action.Shape {
  /// An argument of the shape.
  fileprivate var sample: Action.Argument {
    switch self {
    case .nothing: .nothing
    case .campaigns: .campaigns(["sale"])
    case .event(let key): .event(key, "opened_shop", ["price": .number(3)])
    case .apiEvent: .apiEvent(.purchase, name: "sword")
    case .orientation: .orientation(.landscape)
    case .span: .span(.seconds(3))
    case .message: .message("sale")
    case .choice: .choice(.everyMessage(.discard))
    case .assets: .assets(["banner.png": .fail])
    case .result: .result(AssetBehavior(succeeds: true, after: .seconds(3)))
    case .word: .word(Word("pause"))
    }
  }
}

extension Observation.Kind {
  /// An argument of the kind's shape.
  fileprivate var sample: Observation.Argument {
    switch definition.shape {
    case .message: .message("sale")
    case .extras: .extras("sale", ["color": "blue"])
    case .reason: .reason("sale", "display_choice")
    case .event:
      self == .noMatchingTrigger
        ? .event(.purchase, name: "sword") : .event(.pushClick, name: nil)
    case .asset: .asset("banner.png")
    case .stack: .stack(["sale"])
    case .word: .word(Word("consumed"))
    }
  }
}
