import SpecModel
import YAMLTree

/// What is known of a case while its steps are read: its messages, its profiles, and the state that
/// the world must be in.
final class Scene {
  /// Whether it is a probe's, which expects nothing before its end.
  let isProbe: Bool
  /// The messages it can speak of.
  let messages: MessageScope
  /// What the profiles of the case do not know.
  let lacks: ProfileLacks
  /// Which of the messages it does speak of, by their place in the scope.
  private(set) var isMentioned: [Bool]
  /// Which of them may be on their way to the screen: delivered, or presented by the host.
  var isUnderway: [Bool]
  /// What is certain of the world.
  var world = World()
  /// The kinds of observation that expectations name.
  var asserts = KindSet(.displayed)

  /// Creates the scene of a case.
  init(messages: MessageScope, lacks: ProfileLacks, isProbe: Bool = false) {
    self.isProbe = isProbe
    self.messages = messages
    self.lacks = lacks
    isMentioned = Array(repeating: false, count: messages.entries.count)
    isUnderway = isMentioned
  }

  /// Notes that the case speaks of a message.
  func mention(_ index: Int) { isMentioned[index] = true }

  /// The messages that the case speaks of.
  var mentioned: [Message] {
    var mentioned: [Message] = []
    for (entry, isMentioned) in zip(messages.entries, isMentioned) where isMentioned {
      if let message = entry.message { mentioned.append(message) }
    }
    return mentioned
  }
}

/// A set of kinds of observation that is cheap to add to.
struct KindSet: Hashable {
  private var bits: UInt32 = 0

  /// Creates a set of one kind.
  init(_ kind: Observation.Kind) { insert(kind) }

  /// Adds a kind.
  mutating func insert(_ kind: Observation.Kind) {
    guard let position = KindSet.kinds.firstIndex(of: kind) else { return }
    bits |= 1 << UInt32(position)
  }

  /// Adds kinds.
  mutating func formUnion(_ kinds: [Observation.Kind]) {
    for kind in kinds { insert(kind) }
  }

  /// The kinds as a set.
  var set: Set<Observation.Kind> {
    Set(KindSet.kinds.enumerated().filter { bits & (1 << UInt32($0.offset)) != 0 }.map(\.element))
  }

  private static let kinds = Observation.Kind.allCases
}

/// A message that a step names.
struct MessageReference {
  /// Its place in the scope.
  let index: Int
  let name: String
  /// What it is; absent if that could not be read.
  let message: Message?
}

extension NodeReader {
  /// Reads the name of one of the case's messages.
  func message(in scene: Scene) -> MessageReference? {
    guard let name = string("the name of a message") else { return nil }
    guard let index = scene.messages.index(of: name) else {
      report(.unknownMessage(name, owner: scene.messages.owner, known: scene.messages.names))
      return nil
    }
    scene.mention(index)
    return MessageReference(
      index: index, name: name, message: scene.messages.entries[index].message)
  }

  /// Reads a list of messages, none of them twice.
  func messages(in scene: Scene, _ read: (NodeReader, MessageReference) -> Void) -> [String]? {
    var names: [String] = []
    var listed: Set<Int> = []
    let list = list("a list of messages") { element -> String? in
      guard let reference = element.message(in: scene) else { return nil }
      // Most lists are short, and a set costs more than a look at each.
      let isTwice =
        node.count > 16
        ? !listed.insert(reference.index).inserted : names.contains(reference.name)
      if isTwice {
        element.report(.duplicateEntry(reference.name))
      } else {
        names.append(reference.name)
      }
      read(element, reference)
      return nil
    }
    return list == nil ? nil : names
  }
}
