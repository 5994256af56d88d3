import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads an action: a word, or a mapping of one word to its argument.
  func action(in scene: inout Scene) -> Action? {
    if node.kind == .scalar {
      switch actionWord() {
      case .builtin(let kind): return bareAction(kind, in: &scene)
      case .own(let meaning): return bareWord(meaning).map { perform($0, in: &scene) }
      case nil: return nil
      }
    }
    let example = context.words?.actions.values.map(\.example).min() ?? "{log_event: name}"
    guard let (key, value) = soleEntry("an action", like: example), let word = key.actionWord()
    else { return nil }
    return value.action(word, at: key, in: &scene)
  }

  /// Reads the argument of an action.
  func action(_ word: ActionWord, at key: NodeReader, in scene: inout Scene) -> Action? {
    switch word {
    case .builtin(let kind): action(kind, at: key, in: &scene)
    case .own(let meaning):
      self.word(meaning, in: &scene).map { key.perform($0, in: &scene) }
    }
  }

  /// Applies an action of the suite's own to the state of the case.
  private func perform(_ word: Word, in scene: inout Scene) -> Action {
    scene.perform(.word(word), at: self)
    return .word(word)
  }

  /// Creates an action from a word without an argument.
  private func bareAction(_ kind: Action.Kind, in scene: inout Scene) -> Action? {
    let shape = kind.definition.shape
    guard shape.canBeLeftOut,
      let action = Action(kind, shape == .campaigns ? .campaigns([]) : .nothing)
    else {
      report(.argumentMissing(action: kind.rawValue, example: kind.example))
      return nil
    }
    scene.perform(action, at: self)
    return action
  }

  /// Reads the argument of an action.
  ///
  /// - Parameters:
  ///   - kind: The kind of action.
  ///   - key: The node of the action's name.
  ///   - scene: The case so far.
  private func action(_ kind: Action.Kind, at key: NodeReader, in scene: inout Scene) -> Action? {
    guard let argument = argument(of: kind, in: &scene), let action = Action(kind, argument) else {
      return nil
    }
    scene.perform(action, at: key)
    return action
  }

  /// Reads an argument in the shape of its kind of action.
  private func argument(of kind: Action.Kind, in scene: inout Scene) -> Action.Argument? {
    switch kind.definition.shape {
    case .nothing:
      report(.argumentGiven(action: kind.rawValue))
      return nil
    case .campaigns: return delivery(in: &scene).map { .campaigns($0) }
    case .event(let key):
      return event(EventKey(key), detail: .properties).map { .event(key, $0.name, $0.properties) }
    case .apiEvent: return apiEvent().map { .apiEvent($0.kind, name: $0.name) }
    case .orientation:
      return word(.value(of: kind.rawValue), Orientation.self).map { .orientation($0) }
    case .span:
      guard let span = duration(.positive) else { return nil }
      if span == .zero {
        report(.redundantAction, "`advance` by nothing changes nothing", hint: "remove it")
      }
      return .span(span)
    case .message:
      guard let reference = message(in: &scene) else { return nil }
      if kind == .presentLocal { present(reference, in: &scene) }
      return .message(reference.name)
    case .choice:
      if scene.world.neverAsks, scene.purpose != .convention { report(.choiceNeverAsked) }
      return choiceChange(in: &scene).map { .choice($0) }
    case .assets: return assets().map { .assets($0) }
    case .result: return fetchResult(of: kind.rawValue).map { .result($0) }
    // Words of the suite's own are read by their declaration.
    case .word: return nil
    }
  }

  /// Records that the app shows a message, which must be local.
  private func present(_ reference: MessageReference, in scene: inout Scene) {
    if reference.isLocal == false {
      report(
        .campaignPresented,
        "`\(reference.name)` has a trigger, so it is not a local message to be presented",
        hint:
          "remove its trigger, or deliver it with `{start_session: {deliver: [\(reference.name)]}}`"
      )
    }
    scene.isUnderway[reference.index] = true
  }

  /// Reads the campaigns that a session delivers.
  private func delivery(in scene: inout Scene) -> [String]? {
    guard node.kind == .mapping else {
      let names = node.kind == .scalar && !node.isMissing ? [node] : Array(node.elements)
      let isShort = !names.isEmpty && names.allSatisfy { $0.kind == .scalar } && names.count <= 8
      let list = isShort ? names.map(\.text).joined(separator: ", ") : "…"
      reportKind("what is delivered", hint: "write `{deliver: [\(list)]}`")
      return nil
    }
    guard let (key, value) = soleEntry("what is delivered", like: "{deliver: [message]}") else {
      return nil
    }
    guard key.node.equals("deliver") else {
      key.report(.unknownKey(key.node.text, of: "`start_session`", known: ["deliver"]))
      return nil
    }
    return value.messages(in: &scene) { element, reference, scene in
      if reference.isLocal == true {
        element.report(
          .localDelivered,
          "`\(reference.name)` has no trigger, so it is local and no session delivers it",
          hint: "give it a `trigger`, or show it with `{present_local: \(reference.name)}`")
      }
      scene.isUnderway[reference.index] = true
    }
  }

  /// Reads an event that reaches the service through its API.
  private func apiEvent() -> (kind: EventKind, name: String)? {
    guard let (key, value) = soleEntry("an event", like: "{custom_event: name}") else { return nil }
    guard let (kind, _) = key.node.withUTF8(EventKind.words.word),
      kind.isNamed
    else {
      key.report(
        .unknownKey(
          key.node.text, of: "`receive_api_event`", known: EventKind.named.map(\.rawValue)))
      return nil
    }
    let noun = kind == .customEvent ? "the name of an event" : "the id of a product"
    return value.nonemptyString(noun, within: .name).map { (kind, $0) }
  }
}

extension Action.Kind {
  /// Whether the action never has an argument.
  var isBare: Bool { definition.shape == .nothing }

  /// An example of the action with its argument.
  var example: String {
    definition.example.map { "{\(rawValue): \($0)}" } ?? rawValue
  }
}

extension Action.Shape {
  /// Whether the argument may be omitted.
  var canBeLeftOut: Bool { self == .nothing || self == .campaigns }
}
