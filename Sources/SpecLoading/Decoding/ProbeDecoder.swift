import SpecModel
import YAMLTree

/// Reads a probe of a question: a case without expectations, and the outcomes that show answers.
struct ProbeDecoder {
  let header: SuiteHeader
  let question: Question

  /// The nodes of a probe that are read in an order of their own.
  private struct Parts {
    var given: NodeReader?
    var messages: NodeReader?
    var watch: NodeReader?
    var steps: NodeReader?
    var outcomes: NodeReader?
  }

  /// Reads a probe.
  func decode(_ reader: NodeReader, _ ids: inout UniqueIDs) -> Probe? {
    let errors = reader.context.errorCount
    var script = Case(
      id: question.id, title: "", rules: [], profiles: question.profiles, messages: [], steps: [],
      asserts: [], location: reader.location)
    var parts = Parts()
    let fields = reader.fields(of: ProbeKey.record) { key, value in
      switch key {
      case .id:
        guard let id = value.identifier(.plain) else { return }
        script.id = "\(question.id)/\(id)"
        ids.insert(value)
      case .title: script.title = value.prose("a title") ?? ""
      case .about: script.about = value.prose() ?? ""
      case .profiles: script.profiles = profiles(value)
      case .given: parts.given = value
      case .messages: parts.messages = value
      case .watch: parts.watch = value
      case .steps: parts.steps = value
      case .outcomes: parts.outcomes = value
      }
    }
    guard fields != nil else { return nil }
    let outcomes = readScript(parts, of: reader, into: &script)
    return errors == reader.context.errorCount ? Probe(script: script, outcomes: outcomes) : nil
  }

  /// Reads which of the question's profiles a probe is for.
  private func profiles(_ reader: NodeReader) -> [String] {
    let chosen = reader.profiles(of: header)
    for node in reader.node.elements where chosen.contains(node.text) {
      if !question.profiles.contains(node.text), let place = reader.reader(for: node) {
        place.report(.unknown(.profileOfQuestion, node.text, known: question.profiles))
      }
    }
    return chosen
  }

  /// Reads the script of a probe and its possible outcomes.
  private func readScript(
    _ parts: Parts, of reader: NodeReader, into script: inout Case
  ) -> [Probe.Outcome] {
    var scope = MessageScope(of: "this probe")
    if let messages = parts.messages { scope.read(messages, isOwn: true, of: "this probe") }
    let lacks = header.lacks(of: script.profiles)
    var scene = Scene(lacks: lacks, purpose: .probe)
    scene.set(messages: scope, lacks: lacks)
    parts.given?.read(into: &script.given, in: &scene)
    scene.world.start(script.given)
    let errors = reader.context.errorCount
    script.steps =
      parts.steps?.list("a list of steps", atLeast: "at least one step") {
        $0.step(in: &scene)
      } ?? []
    let outcomes = parts.outcomes.map { readOutcomes($0, of: script, in: &scene) } ?? []
    if let watch = parts.watch { scene.asserts.formUnion(watch.watchedKinds()) }
    script.asserts = scene.asserts
    script.messages = scene.mentioned()
    for (entry, isMentioned) in zip(scope.entries, scene.isMentioned) where !isMentioned {
      if errors == reader.context.errorCount {
        entry.key.report(.unusedMessage(entry.name, user: "step of this probe"))
      }
    }
    return outcomes
  }

  /// Reads the outcomes, which must all differ.
  private func readOutcomes(
    _ reader: NodeReader, of script: Case, in scene: inout Scene
  ) -> [Probe.Outcome] {
    var outcomes: [Probe.Outcome] = []
    reader.elements("a list of outcomes", atLeast: "at least one outcome") { element in
      guard let (outcome, place) = readOutcome(element, of: script, in: &scene) else { return }
      if let first = outcomes.first(where: { $0.steps == outcome.steps }) {
        place?.report(
          .duplicateOutcome, "the outcome for the answer `\(first.answer)` expects the same",
          hint: "add steps until the outcomes differ")
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Reads an outcome.
  ///
  /// - Returns: The outcome, and the node of what it expects.
  private func readOutcome(
    _ reader: NodeReader, of script: Case, in scene: inout Scene
  ) -> (outcome: Probe.Outcome, place: NodeReader?)? {
    let errors = reader.context.errorCount
    var answer: String?
    var steps: [[Expectation]]?
    var place: NodeReader?
    let fields = reader.fields(of: OutcomeKey.record) { key, value in
      switch key {
      case .answer: answer = value.answer(of: question)
      case .expect:
        place = value
        steps = value.expectations(in: &scene).map { [$0] }
      case .steps:
        place = value
        steps = value.list("a list of lists of expectations", atLeast: "at least one list") {
          $0.expectations(in: &scene)
        }
      }
    }
    if let fields, !fields.contains(.steps) { fields.require(.expect) }
    guard let answer, let steps, errors == reader.context.errorCount else { return nil }
    if fields?.contains(.steps) == true, fields?.contains(.expect) == true {
      place?.report(
        .unknownKey, "an outcome has `expect` or `steps`, not both",
        hint: "`expect` is for the last step, `steps` for the last ones, with a list for each")
    }
    // If there are no steps, that is the mistake.
    if steps.count > script.steps.count, !script.steps.isEmpty {
      place?.report(
        .outOfRange,
        "the outcome covers \(steps.count) steps, but the probe has only \(script.steps.count)",
        hint: "write a list for each of the last steps: remove lists, or add steps to the probe")
    }
    return (Probe.Outcome(answer: answer, steps: steps), place)
  }
}
