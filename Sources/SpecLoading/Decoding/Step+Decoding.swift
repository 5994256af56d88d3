import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a step: an action, or actions and what they must cause.
  ///
  /// - Parameter scene: The case so far.
  func step(in scene: inout Scene) -> Step? {
    let errors = context.errorCount
    var parts = StepParts()
    if node.kind == .mapping { find(&parts, isProbe: scene.isProbe) }
    guard let actions = actions(of: parts, in: &scene) else { return nil }
    if errors != context.errorCount { scene.world.becomeUncertain() }
    let expectations = parts.expect?.expectations(in: &scene) ?? []
    let stack = parts.stack.flatMap { stack in
      scene.asserts.insert(.stack)
      if stack.node.count > CountLimit.entries {
        stack.report(
          .tooMany("messages", count: stack.node.count, limit: CountLimit.entries))
      }
      return stack.messages(in: &scene) { $2.checkWaiting($1, at: $0) }
    }
    let note = parts.note?.prose()
    guard errors == context.errorCount else { return nil }
    return Step(
      actions: actions, expectations: expectations, stack: stack, note: note, position: position)
  }

  /// Reads the actions of a step.
  ///
  /// - Returns: The actions that could be read; `nil` if the node is not a step at all.
  private func actions(of parts: StepParts, in scene: inout Scene) -> [Action]? {
    if let actions = parts.actions {
      let isOne = actions.node.kind == .mapping || actions.node.kind == .scalar
      if isOne, !actions.node.isMissing { return actions.action(in: &scene).map { [$0] } ?? [] }
      return actions.list("an action or a list of actions", atLeast: "at least one action") {
        $0.action(in: &scene)
      } ?? []
    }
    if let (kind, key, value) = parts.sugar {
      if kind.isBare {
        let others = node.entries.map(\.key.text).filter { StepKey.words[$0] != nil }
        value.report(
          others.isEmpty
            ? .argumentGiven(action: kind.rawValue)
            : .argumentBesideKeys(action: kind.rawValue, keys: others))
        return []
      }
      return value.action(kind, at: key, in: &scene).map { [$0] } ?? []
    }
    guard node.kind != .mapping else { return [] }
    guard node.kind == .scalar else {
      report(.listForStep)
      return nil
    }
    return action(in: &scene).map { [$0] } ?? []
  }

  /// The parts of a step's mapping.
  private struct StepParts {
    var actions: NodeReader?
    var sugar: (kind: Action.Kind, key: NodeReader, value: NodeReader)?
    var expect: NodeReader?
    var stack: NodeReader?
    var note: NodeReader?
  }

  /// Finds the parts of a step in its mapping.
  private func find(_ parts: inout StepParts, isProbe: Bool) {
    var doers = 0
    let errors = context.errorCount
    entries("a step") { key, value in
      switch key.node.withUTF8(StepKey.words.word)?.word {
      case .do:
        doers += 1
        parts.actions = value
      case .note: parts.note = value
      case .expect where !isProbe: parts.expect = value
      case .stack where !isProbe: parts.stack = value
      default:
        if let (kind, _) = key.node.withUTF8(Action.Kind.words.word) {
          doers += 1
          parts.sugar = (kind, key, value)
          return
        }
        let keys = isProbe ? ["do", "note"] : StepKey.spellings
        key.report(
          .unknownStepKey(
            key.node.text, of: isProbe ? "a probe's step" : "a step", known: keys))
      }
    }
    if doers > 1 {
      let keys = node.entries.map(\.key.text)
      reportAtStart(
        .severalActions(keys.filter { $0 == "do" || Action.Kind.spellings.contains($0) }))
      parts.actions = nil
      parts.sugar = nil
    } else if doers == 0, errors == context.errorCount {
      reportAtStart(.missingKey("do", of: "a step"))
    }
  }
}
