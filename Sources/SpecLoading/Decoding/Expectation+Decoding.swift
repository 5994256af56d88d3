import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a sequence of expectations.
  func expectations(in scene: inout Scene) -> [Expectation]? {
    list("a list of expectations", otherwise: "write it like `[\(context.expectationExample)]`") {
      $0.expectation(in: &scene)
    }
  }

  /// Reads one expectation: an observation, or a form that leaves the engine a choice.
  func expectation(in scene: inout Scene) -> Expectation? {
    guard let (key, value) = soleEntry("an expectation", like: context.expectationExample) else {
      return nil
    }
    if let meaning = context.words?.observations[key.node.text], meaning.word.isWritten {
      return value.word(meaning, in: &scene).map { word in
        scene.asserts.insert(word.observationKind)
        return .observation(.word(word))
      }
    }
    guard let word = key.expectationKey else { return nil }
    switch word {
    case .lenient(.anyOrder):
      return value.list("a list of expectations", atLeast: "at least one expectation") {
        $0.expectation(in: &scene)
      }.map { .anyOrder($0) }
    case .lenient(.oneOf):
      return value.list("a list of lists of expectations", atLeast: "at least one list") {
        $0.expectations(in: &scene)
      }.map { .oneOf($0) }
    case .observation(let kind):
      guard let argument = value.argument(of: kind, in: &scene),
        let observation = Observation(kind, argument)
      else { return nil }
      scene.asserts.insert(observation.kind)
      return .observation(observation)
    }
  }

  /// Reads a key of an expectation that is built in.
  private var expectationKey: ExpectationKey? {
    let word = node.withUTF8(ExpectationKey.words.word)?.word
    guard let words = context.words else {
      if word == nil {
        report(.unknown(.observation, node.text, known: ExpectationKey.spellings))
      }
      return word
    }
    switch word {
    case .lenient?: return word
    case .observation(let kind)? where words.included.observations.contains(kind): return word
    case .observation?, nil:
      let known = words.observationSpellings + Expectation.Form.allCases.map(\.rawValue)
      report(.unknown(.observation, node.text, known: known))
      return nil
    }
  }

  /// Reads the argument of an observation in the shape of its kind, and checks that it is possible.
  private func argument(of kind: Observation.Kind, in scene: inout Scene) -> Observation.Argument? {
    switch kind.definition.shape {
    case .message:
      guard node.kind != .mapping else {
        reportKind("the name of a message")
        return nil
      }
      return message(of: kind, Subject(message: self), in: &scene).map { .message($0) }
    case .extras:
      guard let subject = subject(of: kind, detail: .extras) else { return nil }
      return message(of: kind, subject, in: &scene).map { .extras($0, subject.extras?.value) }
    case .reason(let reasons):
      guard let subject = subject(of: kind, detail: .reason, one: reasons) else { return nil }
      return message(of: kind, subject, in: &scene).map { .reason($0, subject.reason?.value) }
    case .event: return unmatchedEvent(in: scene)
    case .asset:
      guard let url = nonemptyString("a URL", within: .url) else { return nil }
      let known = scene.messages.entries.flatMap { $0.message?.assets ?? [] }
      if !known.contains(url) { report(.neverFetched(url, known: known)) }
      return .asset(url)
    case .stack, .word: return nil
    }
  }

  /// Reads the message of an observation, and checks that the message can cause it.
  private func message(
    of kind: Observation.Kind, _ subject: Subject, in scene: inout Scene
  ) -> String? {
    guard let message = subject.message?.message(in: &scene) else { return nil }
    scene.check(kind, message, of: subject)
    return message.name
  }

  /// Reads the name of a message, or a mapping with the message and a detail.
  ///
  /// - Parameters:
  ///   - kind: The kind of observation.
  ///   - detail: The key that is allowed besides the message.
  ///   - reasons: The reasons that are allowed.
  private func subject(
    of kind: Observation.Kind, detail: ObservationKey, one reasons: Observation.Shape.Reasons? = nil
  ) -> Subject? {
    guard node.kind == .mapping else { return Subject(message: self) }
    var subject = Subject()
    let errors = context.errorCount
    entries("a mapping") { key, value in
      switch key.node.withUTF8(ObservationKey.words.word)?.word {
      case .message: subject.message = value
      case .extras where detail == .extras:
        subject.extras = value.extras().map { ($0, value) }
      case .reason where detail == .reason:
        guard let reason = value.string("a reason") else { return }
        let known = reasons?.documented ?? []
        if known.contains(reason) {
          subject.reason = (reason, value)
        } else {
          value.report(.unknown(.reason(of: kind.rawValue), reason, known: known))
        }
      default:
        key.report(
          .unknownKey(
            key.node.text, of: "`\(kind.rawValue)`", known: ["message", detail.rawValue]))
      }
    }
    guard errors == context.errorCount else { return nil }
    if subject.message == nil { report(.missingKey("message", of: "`\(kind.rawValue)`")) }
    return subject
  }

  /// Reads an event that matches no trigger.
  private func unmatchedEvent(in scene: Scene) -> Observation.Argument? {
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
        name = value.nonemptyString("the name of an event", within: .name)
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
    // How a purchase is named is a convention, which a case need not test.
    if kind == .customEvent, nameReader == nil {
      report(.missingKey("name", of: "`no_matching_trigger` of a `\(kind.rawValue)`"))
      return nil
    }
    if !kind.isNamed, let nameReader {
      nameReader.report(.wrongKind, "a `\(kind.rawValue)` has no name", hint: "leave `name` out")
      return nil
    }
    if !kind.isNamed, scene.purpose != .probe {
      report(
        .openQuestion,
        "no document says whether a `\(kind.rawValue)` counts as an event without a match",
        hint: "leave it to a probe of questions.yaml: no case depends on an open question")
    }
    // Whether an API event is reported is an open question, so a probe may ask it.
    if !scene.world.hasSeen(kind, name, countsAPI: scene.purpose == .probe) {
      report(.neverLogged(kind, name))
    }
    return .event(kind, name: name)
  }
}

/// What an expectation says about a message.
struct Subject {
  /// The node of the message's name.
  var message: NodeReader?
  /// The extras that the message must have, and their node.
  var extras: (value: [String: String], reader: NodeReader)?
  /// The reason that must be given, and its node.
  var reason: (value: String, reader: NodeReader)?

  /// Whether the expectation says more than the message's name.
  var hasDetails: Bool { extras != nil || reason != nil }
}
