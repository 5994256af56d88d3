import SpecModel
import YAMLTree

/// What is known about a case while its steps are read: its messages, its profiles, and the state
/// of the world.
///
/// One scene serves all cases of a file, one after another, so that its memory is allocated once.
struct Scene {
  /// What the script is for.
  let purpose: ScriptPurpose
  /// The messages that the case can refer to.
  private(set) var messages = MessageScope()
  /// The actions and keys of `given` that the profiles of the case lack.
  private(set) var lacks: ProfileLacks
  /// For each message of the scope, whether the case refers to it.
  private(set) var isMentioned: [Bool] = []
  /// For each message of the scope, whether it may be on its way to the screen: delivered, or
  /// presented by the host.
  var isUnderway: [Bool] = []
  /// What is certain about the world.
  var world = KnownState()
  /// The kinds of observation that expectations name.
  var asserts = KindSet<Observation.Kind>()

  /// Whether the case has all messages of the scope, mentioned or not: with words of its own, a suite
  /// may have messages that no action delivers.
  private let hasAllMessages: Bool
  /// The kinds of observation that every case asserts.
  private let alwaysAsserted: KindSet<Observation.Kind>

  /// How many names were compared with those of the messages because some could not be read.
  fileprivate var silentLookups = 0
  /// The maximum number of such names in a file.
  fileprivate static let silentLookupLimit = FileContext.limit

  /// Creates a scene without messages.
  ///
  /// - Parameter words: The words of the suite, if it has some of its own.
  init(lacks: ProfileLacks, purpose: ScriptPurpose = .case, words: SuiteWords? = nil) {
    self.purpose = purpose
    self.lacks = lacks
    alwaysAsserted = words?.shown ?? [.displayed]
    hasAllMessages = words.map { !$0.included.messageKeys.isEmpty } == false
  }

  /// Prepares the scene for a case and discards everything about the one before.
  mutating func set(messages: MessageScope, lacks: ProfileLacks) {
    // Most cases have only their file's messages, which nothing changes once they are read.
    if messages.hasOwn || self.messages.hasOwn || self.messages.entries.isEmpty {
      self.messages = messages
      previous = nil
    }
    self.lacks = lacks
    let none = repeatElement(false, count: messages.entries.count)
    isMentioned.replaceSubrange(
      isMentioned.indices, with: repeatElement(hasAllMessages, count: messages.entries.count))
    isUnderway.replaceSubrange(isUnderway.indices, with: none)
    world.forget()
    asserts = alwaysAsserted
  }

  /// Records that the case refers to a message.
  mutating func mention(_ index: Int) { isMentioned[index] = true }

  /// Returns the messages that the case refers to.
  ///
  /// Most cases refer to the same messages as the case before them, and share the array with it.
  mutating func mentioned() -> [Message] {
    if let previous, previous.isMentioned == isMentioned { return previous.mentioned }
    var mentioned: [Message] = []
    mentioned.reserveCapacity(isMentioned.count(where: { $0 }))
    for index in isMentioned.indices where isMentioned[index] {
      if let message = messages.entries[index].message { mentioned.append(message) }
    }
    previous = (isMentioned, mentioned)
    return mentioned
  }

  /// The input and the result of the last call of ``mentioned()``; `nil` once the messages change.
  private var previous: (isMentioned: [Bool], mentioned: [Message])?
}

/// A reference of a step to a message.
struct MessageReference {
  /// The position of the message in the scope.
  let index: Int
  let name: String
  /// Whether the message is local; `nil` if that could not be read.
  let isLocal: Bool?
}

extension NodeReader {
  /// Reads the name of one of the case's messages.
  func message(in scene: inout Scene) -> MessageReference? {
    guard isString("the name of a message") else { return nil }
    guard let index = scene.messages.index(of: node) else {
      // If a message could not be read, the name may be its name, and that has already been reported.
      if scene.messages.isComplete || isNearlyAName(in: &scene) {
        // The known names are only collected for a mistake: there may be thousands of both.
        report(
          .unknownMessage(
            node.text, owner: scene.messages.owner, known: scene.messages.entries.map(\.name)))
      }
      return nil
    }
    scene.mention(index)
    let entry = scene.messages.entries[index]
    return MessageReference(index: index, name: entry.name, isLocal: entry.isLocal)
  }

  /// Reads the name of one of the case's messages, which must be of a class, if one is given.
  func message(in scene: inout Scene, of messageClass: MessageClass?) -> MessageReference? {
    let named = message(in: &scene)
    guard let reference = named, let messageClass,
      let own = scene.messages.entries[reference.index].message?.own,
      let obstacle = messageClass.obstacle(in: own.values)
    else { return named }
    let others = scene.messages.entries.filter { entry in
      entry.message.map { messageClass.obstacle(in: $0.own.values) == nil } ?? false
    }
    report(
      .otherClass,
      "`\(reference.name)` is not of the class `\(messageClass.name)`: \(obstacle.words)",
      hint: others.isEmpty
        ? "no message here is of that class"
        : "messages of that class are: \(Mistake.enumeration(others.map(\.name)))")
    return nil
  }

  /// Tells whether the node looks like a misspelled name of a message.
  ///
  /// Each lookup compares it with all names, so a file with very many unknown names gets only some.
  private func isNearlyAName(in scene: inout Scene) -> Bool {
    guard !context.isFull, scene.silentLookups < Scene.silentLookupLimit else { return false }
    scene.silentLookups += 1
    return Suggestion.nearest(to: node.text, among: scene.messages.entries.map(\.name)) != nil
  }

  /// Reads a list of messages without duplicates.
  ///
  /// - Parameters:
  ///   - scene: The case so far.
  ///   - read: Called for each message, with its node and the scene, which it may change.
  func messages(
    in scene: inout Scene, _ read: (NodeReader, MessageReference, inout Scene) -> Void
  ) -> [String]? {
    var names: [String] = []
    var listed: Set<Int> = []
    let isList = elements("a list of messages") { element in
      guard let reference = element.message(in: &scene) else { return }
      // Most lists are short, and comparing each costs less than a set.
      let isTwice =
        node.count > 16
        ? !listed.insert(reference.index).inserted : names.contains(reference.name)
      if isTwice {
        element.report(.duplicateEntry(reference.name))
      } else {
        if names.isEmpty { names.reserveCapacity(node.count) }
        names.append(reference.name)
      }
      read(element, reference, &scene)
    }
    return isList ? names : nil
  }
}

/// What a script in a file is for, on which it depends what its steps can say.
enum ScriptPurpose {
  /// A case, or steps that a user types.
  case `case`
  /// A probe of a question, which expects nothing before its end.
  case probe
  /// A probe of a convention: what would make no difference in a case may be what it is about, and its decoder
  /// reads what steps expect.
  case convention

  /// What a step belongs to, for diagnostics.
  var step: String { self == .probe ? "a probe's step" : "a step" }

  /// Whether its steps say what they cause.
  var expects: Bool { self != .probe }

  /// Whether its steps ask for the stack, and for what a suite declares queries of.
  var asks: Bool { self == .case }

  /// The keys of its steps.
  var stepKeys: [StepKey] {
    StepKey.allCases.filter { key in
      switch key {
      case .do, .note: true
      case .expect: expects
      case .stack: asks
      }
    }
  }
}
