import SpecModel
import YAMLTree

/// What is known of a case while its steps are read: its messages, its profiles, and the state that
/// the world must be in.
///
/// One scene serves all cases of a file, one after the other, so that what it needs memory for is
/// allocated once.
struct Scene {
  /// Whether it is a probe's, which expects nothing before its end.
  let isProbe: Bool
  /// The messages it can speak of.
  private(set) var messages = MessageScope()
  /// What the profiles of the case do not know.
  private(set) var lacks: ProfileLacks
  /// Which of the messages it does speak of, by their place in the scope.
  private(set) var isMentioned: [Bool] = []
  /// Which of them may be on their way to the screen: delivered, or presented by the host.
  var isUnderway: [Bool] = []
  /// What is certain of the world.
  var world = World()
  /// The kinds of observation that expectations name.
  var asserts = KindSet<Observation.Kind>()

  /// Creates a scene without messages.
  init(lacks: ProfileLacks, isProbe: Bool = false) {
    self.isProbe = isProbe
    self.lacks = lacks
  }

  /// Sets the scene for a case; of the one before, nothing is left.
  mutating func set(messages: MessageScope, lacks: ProfileLacks) {
    self.messages = messages
    self.lacks = lacks
    let none = repeatElement(false, count: messages.entries.count)
    isMentioned.removeAll(keepingCapacity: true)
    isMentioned.append(contentsOf: none)
    isUnderway.removeAll(keepingCapacity: true)
    isUnderway.append(contentsOf: none)
    world.forget()
    asserts = KindSet()
    asserts.insert(.displayed)
  }

  /// Notes that the case speaks of a message.
  mutating func mention(_ index: Int) { isMentioned[index] = true }

  /// Returns the messages that the case speaks of.
  ///
  /// Most cases speak of the same ones as the case before them, and share them with it.
  mutating func mentioned() -> [Message] {
    if let last, last.isMentioned == isMentioned, last.scope.hasSameEntries(as: messages) {
      return last.mentioned
    }
    var mentioned: [Message] = []
    mentioned.reserveCapacity(isMentioned.count(where: { $0 }))
    for index in isMentioned.indices where isMentioned[index] {
      if let message = messages.entries[index].message { mentioned.append(message) }
    }
    last = (messages, isMentioned, mentioned)
    return mentioned
  }

  /// What ``mentioned()`` was last made of, and what was made.
  private var last: (scope: MessageScope, isMentioned: [Bool], mentioned: [Message])?
}

/// A message that a step names.
struct MessageReference {
  /// Its place in the scope.
  let index: Int
  let name: String
  /// Whether it is made in the app; absent if that could not be read.
  let isLocal: Bool?
}

extension NodeReader {
  /// Reads the name of one of the case's messages.
  func message(in scene: inout Scene) -> MessageReference? {
    guard isString("the name of a message") else { return nil }
    guard let index = scene.messages.index(of: node) else {
      // What is known is collected for mistakes that are told alone: there may be thousands of both.
      let known = scene.messages.entries.map(\.name)
      // Otherwise, it may be one of those that could not be read, which has been reported.
      if scene.messages.isComplete || Suggestion.nearest(to: node.text, among: known) != nil {
        report(.unknownMessage(node.text, owner: scene.messages.owner, known: known))
      }
      return nil
    }
    scene.mention(index)
    let entry = scene.messages.entries[index]
    return MessageReference(index: index, name: entry.name, isLocal: entry.isLocal)
  }

  /// Reads a list of messages, none of them twice.
  ///
  /// - Parameters:
  ///   - scene: The case so far.
  ///   - read: Called for each message, with its place and with the scene, which it may change.
  func messages(
    in scene: inout Scene, _ read: (NodeReader, MessageReference, inout Scene) -> Void
  ) -> [String]? {
    var names: [String] = []
    var listed: Set<Int> = []
    let list = list("a list of messages") { element -> String? in
      guard let reference = element.message(in: &scene) else { return nil }
      // Most lists are short, and a set costs more than a look at each.
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
      return nil
    }
    return list == nil ? nil : names
  }
}
