import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a sequence of expectations.
  func expectations(in scene: Scene) -> [Expectation]? {
    list("a list of expectations", otherwise: "write it like `[{displayed: message}]`") {
      $0.expectation(in: scene)
    }
  }

  /// Reads one expectation: an observation, or a lenient form.
  private func expectation(in scene: Scene) -> Expectation? {
    guard let (key, value) = soleEntry("an expectation", like: "{displayed: message}") else {
      return nil
    }
    guard let (word, _) = key.node.withUTF8(ExpectationKey.words.word) else {
      key.report(.unknown(.observation, key.node.text, known: ExpectationKey.spellings))
      return nil
    }
    switch word {
    case .anyOrder:
      return value.list("a list of expectations", atLeast: "at least one expectation") {
        $0.expectation(in: scene)
      }.map { .anyOrder($0) }
    case .oneOf:
      return value.list("a list of lists of expectations", atLeast: "at least one list") {
        $0.expectations(in: scene)
      }.map { .oneOf($0) }
    default:
      guard let observation = value.observation(word, in: scene) else { return nil }
      scene.asserts.insert(observation.kind)
      return .observation(observation)
    }
  }

  /// Reads what an observation states, and checks that it is possible.
  private func observation(_ word: ExpectationKey, in scene: Scene) -> Observation? {
    switch word {
    case .noMatchingTrigger: return noMatchingTrigger(in: scene)
    case .prefetched:
      guard let url = nonemptyString("a URL") else { return nil }
      let known = scene.messages.entries.flatMap { $0.message?.assets ?? [] }
      if !known.contains(url) { report(.impossible(.noSuchAsset(url, known: known))) }
      return .prefetched(asset: url)
    default: break
    }
    var subject = Subject(message: self)
    if node.kind == .mapping {
      guard word == .displayed || word == .discarded || word == .reenqueued else {
        reportKind("the name of a message")
        return nil
      }
      guard let read = self.subject(of: word) else { return nil }
      subject = read
    }
    guard let message = subject.message?.message(in: scene) else { return nil }
    scene.check(word, message, of: subject)
    switch word {
    case .displayed: return .displayed(message: message.name, extras: subject.extras?.value)
    case .dismissed: return .dismissed(message: message.name)
    case .discarded:
      let reason = subject.reason.map { DiscardReason(rawValue: $0.value) }
      return .discarded(message: message.name, reason: reason)
    case .reenqueued:
      let reason = subject.reason.map { ReenqueueReason(rawValue: $0.value) }
      return .reenqueued(message: message.name, reason: reason)
    case .choiceAsked: return .choiceAsked(message: message.name)
    case .impression: return .impression(message: message.name)
    case .click: return .click(message: message.name)
    case .noMatchingTrigger, .prefetched, .anyOrder, .oneOf: return nil
    }
  }

  /// Reads a mapping that says more than which message it is about.
  private func subject(of word: ExpectationKey) -> Subject? {
    var subject = Subject()
    let errors = context.errorCount
    let detail: ObservationKey = word == .displayed ? .extras : .reason
    let reasons =
      word == .discarded
      ? DiscardReason.documented.map(\.rawValue) : ReenqueueReason.documented.map(\.rawValue)
    entries("a mapping") { key, value in
      switch key.node.withUTF8(ObservationKey.words.word)?.word {
      case .message: subject.message = value
      case .extras where detail == .extras:
        subject.extras = value.extras().map { ($0, value) }
      case .reason where detail == .reason:
        guard let reason = value.string("a reason") else { return }
        if reasons.contains(reason) {
          subject.reason = (reason, value)
        } else {
          value.report(.unknown(.reason(of: word.rawValue), reason, known: reasons))
        }
      default:
        key.report(
          .unknownKey(
            key.node.text, of: "`\(word.rawValue)`", known: ["message", detail.rawValue]))
      }
    }
    guard errors == context.errorCount else { return nil }
    if subject.message == nil { report(.missingKey("message", of: "`\(word.rawValue)`")) }
    return subject
  }

  /// Reads which event matches no trigger.
  private func noMatchingTrigger(in scene: Scene) -> Observation? {
    var kind: EventKind?
    var name: String?
    var nameReader: NodeReader?
    let errors = context.errorCount
    guard node.kind == .mapping else {
      reportKind("a mapping like `{kind: custom_event, name: opened_shop}`")
      return nil
    }
    entries("a mapping") { key, value in
      switch key.node.withUTF8(ObservationKey.words.word)?.word {
      case .kind: kind = value.word(.value(of: "kind"))
      case .name:
        name = value.nonemptyString("the name of an event")
        nameReader = value
      default:
        key.report(
          .unknownKey(key.node.text, of: "`no_matching_trigger`", known: ["kind", "name"]))
      }
    }
    guard errors == context.errorCount else { return nil }
    guard let kind else {
      report(.missingKey("kind", of: "`no_matching_trigger`"))
      return nil
    }
    let isNamed = kind == .customEvent || kind == .purchase
    if isNamed, nameReader == nil {
      report(.missingKey("name", of: "`no_matching_trigger` of a `\(kind.rawValue)`"))
      return nil
    }
    if !isNamed, let nameReader {
      nameReader.report(.eventWithoutName(kind.rawValue))
      return nil
    }
    if !isNamed, !scene.isProbe { report(.openQuestion(kind: kind.rawValue)) }
    if !scene.world.hasSeen(kind, name) {
      report(.impossible(.noSuchEvent(kind: kind.rawValue, name: name)))
    }
    return .noMatchingTrigger(kind, name: name)
  }
}

/// What an expectation says of a message.
struct Subject {
  /// Where the message is named.
  var message: NodeReader?
  /// The extras it must have, and where they stand.
  var extras: (value: [String: String], reader: NodeReader)?
  /// The reason that must be given, and where it stands.
  var reason: (value: String, reader: NodeReader)?

  /// Whether anything is said of the message.
  var hasDetails: Bool { extras != nil || reason != nil }
}
