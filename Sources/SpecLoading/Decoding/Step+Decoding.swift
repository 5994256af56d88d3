import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads a step: an action, or actions and what they must cause.
  ///
  /// - Parameter scene: The case so far.
  func step(in scene: inout Scene) -> Step? {
    let errors = context.errorCount
    var parts = StepParts()
    if node.kind == .mapping { find(&parts, for: scene.purpose) }
    guard let actions = actions(of: parts, in: &scene) else { return nil }
    if errors != context.errorCount { scene.world.becomeUncertain() }
    let expectations =
      scene.purpose == .convention ? [] : parts.expect?.expectations(in: &scene) ?? []
    let stack = parts.stack.flatMap { stack in
      scene.asserts.insert(.stack)
      if stack.node.count > CountLimit.entries {
        stack.report(
          .tooMany("messages", count: stack.node.count, limit: CountLimit.entries))
      }
      return stack.messages(in: &scene) { $2.checkWaiting($1, at: $0) }
    }
    var (asked, answers): ([Action], [Expectation]) = ([], [])
    for (meaning, value) in parts.queries {
      guard let answer = value.word(meaning.answer, in: &scene) else { continue }
      scene.asserts.insert(answer.observationKind)
      asked.append(.word(Word(meaning.question, [:])))
      answers.append(.observation(.word(answer)))
    }
    let note = parts.note?.prose()
    guard errors == context.errorCount else { return nil }
    return Step(
      actions: actions + asked, expectations: expectations + answers, stack: stack, note: note,
      position: position)
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
    if let (word, key, value) = parts.sugar {
      if word.isBare {
        let others = node.entries.map(\.key.text).filter { StepKey.words[$0] != nil }
        value.report(
          others.isEmpty
            ? .argumentGiven(action: word.name)
            : Mistake(
              .wrongKind, "`\(word.name)` takes no value",
              hint: "write `do: \(word.name)` to keep \(Mistake.list(others, "and")) beside it"))
        return []
      }
      return value.action(word, at: key, in: &scene).map { [$0] } ?? []
    }
    guard node.kind != .mapping else { return [] }
    guard node.kind == .scalar else {
      report(
        .wrongKind, "expected a step: an action, or a mapping with `do`, found a list",
        hint: "put `do: ` before the list")
      return nil
    }
    return action(in: &scene).map { [$0] } ?? []
  }

  /// The parts of a step's mapping.
  private struct StepParts {
    var actions: NodeReader?
    var sugar: (word: ActionWord, key: NodeReader, value: NodeReader)?
    var expect: NodeReader?
    var stack: NodeReader?
    var queries: [(meaning: QueryMeaning, value: NodeReader)] = []
    var note: NodeReader?
  }

  /// Finds the parts of a step in its mapping.
  private func find(_ parts: inout StepParts, for purpose: ScriptPurpose) {
    var doers = 0
    let errors = context.errorCount
    entries("a step") { key, value in
      switch key.node.withUTF8(StepKey.words.word)?.word {
      case .do:
        doers += 1
        parts.actions = value
      case .note: parts.note = value
      case .expect where purpose.expects: parts.expect = value
      case .stack where purpose.asks && context.words?.asksForStack != false:
        parts.stack = value
      default:
        if let word = key.knownActionWord {
          doers += 1
          parts.sugar = (word, key, value)
          return
        }
        if let meaning = context.words?.query(named: key.node.text), purpose.asks {
          parts.queries.append((meaning, value))
          return
        }
        key.reportUnknownKey(of: purpose)
      }
    }
    if doers > 1 {
      let spellings = context.words?.actionSpellings ?? Action.Kind.spellings
      let keys = node.entries.map(\.key.text).filter { $0 == "do" || spellings.contains($0) }
      reportAtStart(
        .conflictingKeys(
          keys, of: "a step",
          hint: keys.contains("do")
            ? "put the action into the list"
            : "put them into one list: `do: [\(Mistake.entries(of: keys))]`"))
      parts.actions = nil
      parts.sugar = nil
    } else if doers == 0, errors == context.errorCount {
      reportAtStart(.missingKey("do", of: "a step"))
    }
  }

  /// Reports a key that steps do not have.
  private func reportUnknownKey(of purpose: ScriptPurpose) {
    let known = purpose.asks ? context.stepKeys : purpose.stepKeys.map(\.rawValue)
    let actions = context.words?.actionSpellings ?? Action.Kind.spellings
    report(
      .unknownKey, "`\(node.text)` is not a key of \(purpose.step)",
      hint: Mistake.likely(node.text, known + actions)
        ?? "its keys are: \(Mistake.enumeration(known)), or one action in place of `do`")
  }
}
