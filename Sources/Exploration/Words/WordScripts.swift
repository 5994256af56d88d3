import EngineKit
import SpecModel

/// Makes scripts of a suite that has words of its own: the scripts of its cases, changed a little.
///
/// Nothing runs alongside, so nothing is known about what is visible. A script depends on the seed, its
/// number, and the cases.
struct WordScripts: Sendable {
  let words: SuiteWords
  let pool: ValuePool
  private let profile: String
  private let scripts: [Script]
  /// The actions that scripts may have, as often as they are likely.
  private let actions: [Action.Kind]
  private static let longest = 30

  /// Prepares to make scripts.
  ///
  /// - Parameters:
  ///   - scripts: The scripts of cases in a profile.
  ///   - profile: The profile.
  ///   - words: The words of the suite.
  ///   - manifest: The engine's manifest; scripts have only the actions that it lists.
  init(of scripts: [Script], in profile: Profile, _ words: SuiteWords, for manifest: EngineManifest)
  {
    self.words = words
    self.profile = profile.id
    self.scripts = scripts
    let isOpen = manifest.actions.isSuperset(of: Action.Kind.presumed)
    let listed = Set(manifest.ownActions + manifest.actions.map(\.rawValue))
    func isTaken(_ name: String) -> Bool {
      (isOpen || listed.contains(name)) && !profile.lacks.contains(name)
    }
    let own = words.vocabulary.actions.map(\.name) + words.vocabulary.queries.map(\.asks)
    let builtin = Self.ofDevice.filter { words.included.actions.contains($0) }
    actions =
      own.filter(isTaken).map { .word(WordName($0)) } + builtin.filter { isTaken($0.rawValue) }
      + (builtin.contains(.advance) && isTaken("advance") ? [.advance, .advance] : [])
    var pool = ValuePool(words.forms)
    let shapes = (message: Self.members(words, \.messages), given: Self.members(words, \.given))
    for script in scripts {
      pool.add(script.given.own.values, shapes.given)
      for message in script.messages { pool.add(message.own.values, shapes.message) }
      for case .word(let word) in script.actions {
        if let meaning = words.actions[word.name] {
          pool.add(.members(word.members), of: meaning.shape)
        }
      }
    }
    self.pool = pool
  }

  /// The built-in actions that can come anywhere.
  private static let ofDevice: [Action.Kind] = [
    .advance, .enterBackground, .enterForeground, .relaunch, .rotate, .showKeyboard, .hideKeyboard,
  ]

  /// The declared keys of a message, or of `given`.
  static func members(
    _ words: SuiteWords, _ keys: KeyPath<SuiteVocabulary, [DeclaredWord]>
  ) -> [DeclaredMember] {
    guard case .members(let members, _) = words.shape(of: words.vocabulary[keyPath: keys]) else {
      return []
    }
    return members
  }

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - random: The random numbers.
  func script(_ id: ScriptID, _ random: inout SeededGenerator) -> Script {
    let empty = Script(
      caseID: "", profile: profile, given: words.usualGiven, messages: [], actions: [])
    var script = scripts.randomElement(using: &random) ?? empty
    if random.happens(35), let other = scripts.randomElement(using: &random) {
      join(&script, other, &random)
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&script, &random) }
    if script.actions.isEmpty { insert(into: &script, &random) }
    script.caseID = id.description
    script.actions = Array(script.actions.prefix(Self.longest))
    return script.possibleInWords
  }

  /// The ways to change a script.
  private enum Change {
    case insert
    case omit
    case move
    case `repeat`
    case argument
    case message
    case given
    case retime
  }

  private func change(_ script: inout Script, _ random: inout SeededGenerator) {
    let change = random.pick([
      (35, Change.insert), (8, .omit), (10, .move), (10, .repeat), (10, .argument), (10, .message),
      (7, .given), (10, .retime),
    ])
    let place = script.actions.indices.randomElement(using: &random)
    switch (change, place) {
    case (.insert?, _): insert(into: &script, &random)
    case (.omit?, let place?): script.actions.remove(at: place)
    case (.move?, let place?):
      let action = script.actions.remove(at: place)
      script.actions.insert(action, at: Int.random(in: 0...script.actions.count, using: &random))
    case (.repeat?, let place?):
      let again = script.actions[...place].suffix(Int.random(in: 1...4, using: &random))
      script.actions.insert(contentsOf: again, at: place + 1)
    case (.argument?, let place?):
      guard case .word(let word) = script.actions[place], let meaning = words.actions[word.name]
      else { return }
      let value = pool.near(
        .members(word.members), of: meaning.shape, naming: script.messages.map(\.name), &random)
      if let members = value.members { script.actions[place] = .word(word.with(members)) }
    case (.message?, _):
      guard let index = script.messages.indices.randomElement(using: &random) else { return }
      let own = script.messages[index].own.values
      script.messages[index].own.values = pool.near(
        own, Self.members(words, \.messages), naming: script.messages.map(\.name), &random)
    case (.given?, _):
      if words.included.givenKeys.contains(.app), random.happens(20) {
        script.given.app = script.given.app == .foreground ? .background : .foreground
      } else {
        script.given.own.values = pool.near(
          script.given.own.values, Self.members(words, \.given),
          naming: script.messages.map(\.name), &random)
      }
    case (.retime?, _):
      let pauses = script.actions.indices.filter { script.actions[$0].kind == .advance }
      if let pause = pauses.randomElement(using: &random) {
        script.actions[pause] = .advance(script.span(before: pause, &random))
      }
    default: break
    }
  }

  /// Inserts up to three actions somewhere, more often at the end.
  private func insert(into script: inout Script, _ random: inout SeededGenerator) {
    let count = script.actions.count
    var place = random.happens(40) ? count : Int.random(in: 0...count, using: &random)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let action = action(in: script, at: place, &random) else { continue }
      script.actions.insert(action, at: place)
      place += 1
    }
  }

  private func action(
    in script: Script, at place: Int, _ random: inout SeededGenerator
  ) -> Action? {
    guard let kind = actions.randomElement(using: &random) else { return nil }
    switch kind {
    case .advance: return .advance(script.span(before: place, &random))
    case .rotate: return .rotate(random.pick(Orientation.allCases, or: .landscape))
    case .word(let name):
      guard let meaning = words.actions[name.text] else { return nil }
      let value = pool.value(
        of: meaning.shape, naming: script.messages.map(\.name), &random)
      return (value ?? (meaning.word.takes == .nothing ? .members([:]) : nil))?.members.map {
        .word(Word(meaning, $0))
      }
    default: return Action(kind, .nothing)
    }
  }

  /// Adds the messages and the actions of another script: after its own, or here and there.
  private func join(_ script: inout Script, _ other: Script, _ random: inout SeededGenerator) {
    let taken = Set(script.messages.map(\.name))
    let names = Dictionary(
      other.messages.filter { taken.contains($0.name) }.map { ($0.name, "\($0.name)_2") },
      uniquingKeysWith: { one, _ in one })
    for var message in other.messages where !taken.contains("\(message.name)_2") {
      message.name = names[message.name] ?? message.name
      script.messages.append(message)
    }
    let known = Set(script.messages.map(\.name))
    var place = random.happens(50) ? script.actions.count : 0
    for action in other.actions {
      guard case .word(let word) = action else {
        script.actions.insert(action, at: min(place, script.actions.count))
        place += 1
        continue
      }
      let renamed = word.renamingMessages(names)
      guard renamed.messages.allSatisfy(known.contains) else { continue }
      if random.happens(30) { place = Int.random(in: place...script.actions.count, using: &random) }
      script.actions.insert(.word(renamed), at: min(place, script.actions.count))
      place += 1
    }
  }
}

extension Script {
  /// The script without the actions that cannot happen to the device where they are, and without those
  /// that name a message of another class than they take.
  var possibleInWords: Script {
    var device = Device(given)
    let keys = Dictionary(messages.map { ($0.name, $0.own.values) }) { first, _ in first }
    var script = self
    script.actions = []
    for action in actions {
      let isPossible =
        switch action {
        case .enterBackground: device.app == .foreground
        case .enterForeground: device.app == .background
        case .rotate(let orientation): orientation != device.orientation
        case .showKeyboard: device.keyboard == .hidden && device.app == .foreground
        case .hideKeyboard: device.keyboard == .shown
        case .relaunch: !script.actions.isEmpty
        case .advance(let span): span > .zero
        case .word(let word): word.keepsClasses(keys)
        default: true
        }
      guard isPossible else { continue }
      device.apply(action)
      script.actions.append(action)
    }
    return script
  }

  /// A span of time: to just before, at or after a moment at which something may be due, or another.
  fileprivate func span(before place: Int, _ random: inout SeededGenerator) -> TimeSpan {
    let spans = Set(spans).sorted()
    var moments: Set<Int> = Set(dates)
    var now = 0
    for action in actions.prefix(place) {
      if case .advance(let span) = action {
        now += span.milliseconds
      } else {
        moments.formUnion(spans.map { now + $0 })
      }
    }
    let coming = moments.filter { $0 + 1 > now }.sorted()
    if random.happens(75), let moment = coming.randomElement(using: &random) {
      let edge = moment + (random.pick([(45, 0), (30, -1), (25, 1)]) ?? 0)
      if edge > now { return .milliseconds(edge - now) }
    }
    let some = spans.filter { $0 > 0 } + [1000, 5000, 30_000]
    return .milliseconds(random.pick(some, or: 1000))
  }

  /// The spans in the messages and at the start, in milliseconds.
  private var spans: [Int] {
    guard let words = given.own.words else { return [] }
    let (message, start) = (
      WordScripts.members(words, \.messages), WordScripts.members(words, \.given)
    )
    return messages.flatMap {
      words.forms.spans(in: .members($0.own.values), of: .members(message, short: nil))
    } + words.forms.spans(in: .members(given.own.values), of: .members(start, short: nil))
  }

  /// The times between any two dates, in milliseconds.
  private var dates: [Int] {
    let dates = (messages.map(\.own) + [given.own]).flatMap { own in
      own.values.values.compactMap { value in
        value.members?["date"]?.text.flatMap(CalendarDate.init)?.secondsSince1970
      }
    }
    return dates.flatMap { end in dates.map { (end - $0) * 1000 } }.filter {
      (1...TimeSpan.longest.milliseconds).contains($0)
    }
  }
}

extension Word {
  /// Tells whether it names only messages of those classes that it takes.
  fileprivate func keepsClasses(_ messages: [String: [String: WordValue]]) -> Bool {
    guard let meaning else { return true }
    return meaning.forms.keepsClasses(.members(members), of: meaning.shape, messages)
  }
}

extension ValueForms {
  /// The spans in a value, in milliseconds.
  fileprivate func spans(in value: WordValue, of shape: ValueShape) -> [Int] {
    switch (vocabulary.resolved(shape), value) {
    case (.plain(.span), .number(let number)), (.plain(.moment), .number(let number)):
      [Int(number)]
    case (.plain(.seconds), .number(let number)): [Int(number) * 1000]
    case (.list(let element), .list(let values)): values.flatMap { spans(in: $0, of: element) }
    case (.map(_, let element), .members(let values)):
      values.values.flatMap { spans(in: $0, of: element) }
    case (.members(let members, _), .members(let values)):
      members.flatMap { member in
        values[member.name].map { spans(in: $0, of: member.shape) } ?? []
      }
    case (.variants(let variants), _):
      variant(of: value, among: variants).flatMap { word, argument in
        self.shape(of: word).flatMap { shape in argument.map { spans(in: $0, of: shape) } }
      } ?? []
    case (.either(let alternatives), _):
      alternatives.first { accepts(value, $0.shape) }.map { spans(in: value, of: $0.shape) } ?? []
    default: []
    }
  }
}
