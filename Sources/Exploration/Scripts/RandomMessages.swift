import SpecModel

/// The messages of a script: few, and of few kinds, so that they get in each other's way.
enum RandomMessages {
  /// The names of custom events.
  static let events = ["shop", "cart"]
  /// The ids of products.
  static let products = ["shoes", "hat"]
  /// The property that most filters compare.
  static let property = "level"
  /// All properties that filters compare: a number more often than a text, a date, or a truth
  /// value.
  static let properties = [property, property, "size", "day", "sale"]

  /// Makes one to four messages.
  static func make(_ random: inout SeededGenerator) -> [Message] {
    let count = random.pick([(2, 1), (5, 2), (4, 3), (2, 4)]) ?? 2
    return ["a", "b", "c", "d"].prefix(count).map { message($0, &random) }
  }

  /// Makes a message.
  static func message(_ name: String, _ random: inout SeededGenerator) -> Message {
    let type = random.pick(types) ?? .modal
    var message = Message(name: name, type: type)
    if !random.happens(12) {
      message.triggers = [trigger(&random)]
      if random.happens(12) {
        let other = trigger(&random)
        if other != message.triggers[0] { message.triggers.append(other) }
      }
      if random.happens(20) { message.priority = random.pick(priorities, or: 1) }
      if random.happens(8) { message.extras = random.pick(extras, or: [:]) }
    }
    if type == .html {
      if random.happens(60) { message.zip = random.pick(["first.zip", "second.zip"], or: "") }
    } else if random.happens(type == .full || type == .imageModal ? 85 : 35) {
      message.image = random.pick(["first.png", "second.png"], or: "")
    }
    if random.happens(30) {
      message.timeout = random.pick(
        [.seconds(1), .seconds(5), .seconds(10), .milliseconds(1500), .seconds(70)], or: .zero)
    }
    if random.happens(15) { message.orientation = random.pick([.portrait, .landscape], or: .any) }
    return message
  }

  /// Small numbers, and some that differ from them only if the sign and all bits are kept.
  private static let priorities = [1, 2, 10, -1, 300, 70_000]

  private static let types: [(weight: Int, choice: Message.Kind)] = [
    (10, .modal), (3, .slideup), (2, .full), (2, .imageModal), (2, .html),
  ]

  private static func trigger(_ random: inout SeededGenerator) -> Trigger {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<55: .customEvent(name: event(&random), filter: filter(&random))
    case ..<67: .sessionStart
    case ..<77: .pushClick
    case ..<88: .anyPurchase
    default: .specificPurchase(product: random.pick(products, or: ""), filter: filter(&random))
    }
  }

  private static func event(_ random: inout SeededGenerator) -> String {
    random.happens(10)
      ? random.pick(NearName.peculiar, or: "") : random.pick(events, or: "")
  }

  private static func filter(_ random: inout SeededGenerator) -> PropertyFilter? {
    random.happens(20) ? .random(&random) : nil
  }

  /// Extras with texts that an engine might change on their way to the host.
  private static let extras = [
    ["color": "blue"], ["color": "blue", "Color": "red", "count": "1.0", "note": ""],
    ["count": "042", "tags": "<b>new</b>", "object": "{\"a\": 1}"],
    ["note": " two\nlines ", "name": "café 🎉 가"], ["c": "7"],
  ]
}

extension Given {
  /// Returns a random starting state: nearly always an app in the foreground with few obstacles.
  static func random(
    for messages: [Message], in profile: Profile, _ random: inout SeededGenerator
  ) -> Given {
    var given = Given()
    given.minimumInterval =
      random.pick([
        (58, 0), (15, nil), (15, 5), (1, 1), (7, 60), (2, 3600), (2, 90_000),
      ]) ?? nil
    if random.happens(8) { given.orientation = .landscape }
    let knowsKeyboard = !profile.lacks.contains("keyboard")
    if !profile.lacks.contains("presenter"), random.happens(6) { given.presenter = .none }
    if knowsKeyboard, random.happens(6) { given.keyboard = .shown }
    given.host.implements =
      random.pick([
        (50, .nothing), (45, .displayChoice), (knowsKeyboard ? 5 : 0, .keyboardDisplayChoice),
      ]) ?? .nothing
    if given.host.implements != .nothing {
      for message in messages where random.happens(15) {
        given.host.choices[message.name] = random.pick([.reenqueue, .discard], or: .now)
      }
    }
    for url in Set(messages.flatMap(\.assets)).sorted() where random.happens(60) {
      given.assets[url] = AssetBehavior.random(&random)
    }
    return given
  }
}

extension AssetBehavior {
  /// Returns a fetch that may take time and may fail.
  static func random(_ random: inout SeededGenerator) -> AssetBehavior {
    AssetBehavior(
      succeeds: !random.happens(25),
      after: random.pick([.zero, .seconds(2), .seconds(5), .seconds(20)], or: .zero))
  }
}
