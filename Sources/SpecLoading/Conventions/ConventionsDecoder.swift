import SpecModel
import YAMLTree

/// Reads conventions.yaml.
struct ConventionsDecoder {
  private let context: FileContext
  private let words: SuiteWords?
  private var ids = UniqueIDs(of: "convention")
  /// The ids of the conventions so far.
  private var known: [String] = []
  /// The declared messages, and those that a script refers to.
  private var declared: [MessageScope.Entry] = []
  private var used: Set<ObjectIdentifier> = []

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - context: The context of the file.
  ///   - words: The words of the suite; `nil` if all are built in.
  init(context: FileContext, words: SuiteWords?) {
    self.context = context
    self.words = words
    context.words = words
  }

  /// Reads the file's document.
  ///
  /// - Returns: The probes of all conventions, in order.
  mutating func decode(_ document: YAMLDocument) -> [ConventionProbe] {
    guard let root = context.reader(of: document, as: "conventions.yaml") else { return [] }
    var file = ConventionLevel()
    var conventions: NodeReader?
    root.fields(of: ConventionsFileKey.record) { key, value in
      switch key {
      case .format: break
      case .given: file.read(.given, value, of: "this file")
      case .messages: file.read(.messages, value, of: "this file")
      case .conventions: conventions = value
      }
    }
    note(file.messages)
    var probes: [ConventionProbe] = []
    conventions?.elements("a list of conventions", atLeast: "at least one convention") {
      probes += convention($0, in: file.inner)
    }
    // A script that could not be read may use the message.
    if context.errorCount == 0 {
      for entry in declared where !used.contains(ObjectIdentifier(entry)) {
        entry.key.report(.unusedMessage(entry.name, user: "script of this file"))
      }
    }
    return probes
  }

  /// Reads a convention: its only probe, or a list of them.
  private mutating func convention(
    _ reader: NodeReader, in file: ConventionLevel
  ) -> [ConventionProbe] {
    var level = file
    var (id, probes): (NodeReader?, NodeReader?) = (nil, nil)
    let fields = reader.fields(of: ConventionKey.record) { key, value in
      switch key {
      case .id: id = value
      case .probes: probes = value
      default: level.read(key, value, of: "this convention")
      }
    }
    guard let fields else { return [] }
    note(level.messages)
    let name = id?.identifier(.name, "the id of a convention") ?? ""
    if let id {
      ids.insert(id)
      known.append(name)
    }
    guard let probes else {
      return [probe(reader, of: name, level, isComplete: !fields.hasUnknown)].compactMap(\.self)
    }
    return probes.list("a list of probes", atLeast: "at least one probe") { reader in
      var own = level.inner
      let fields = reader.fields(of: ConventionKey.ofProbe) { key, value in
        own.read(key, value, of: "this probe")
      }
      note(own.messages)
      return fields.flatMap { probe(reader, of: name, own, isComplete: !$0.hasUnknown) }
    } ?? []
  }

  /// Makes a probe of all that is said about it.
  ///
  /// - Parameter isComplete: Whether a key that is missing was not just misspelled.
  private mutating func probe(
    _ reader: NodeReader, of convention: String, _ level: ConventionLevel, isComplete: Bool
  ) -> ConventionProbe? {
    let errors = context.errorCount
    if isComplete {
      for text in ConventionKey.texts where level.texts[text] == nil {
        reader.reportAtStart(.missingKey(text.rawValue, of: "a probe"))
      }
      if level.script == nil { reader.reportAtStart(.missingKey("script", of: "a probe")) }
      if level.control == nil, level.steps == nil {
        reader.reportAtStart(.missingKey("control", of: "a probe"))
      }
    }
    let needs = level.needs.flatMap(needed)
    let control = trial(level.control, "control", of: reader, level.inner)
    let script = trial(level.script, "script", of: reader, level.inner)
    guard let control, let script, errors == context.errorCount else { return nil }
    func text(_ key: ConventionKey) -> String { level.texts[key] ?? "" }
    return ConventionProbe(
      convention: convention, sentence: text(.sentence), name: text(.name), layer: level.layer,
      needs: needs, breach: text(.breach), advice: text(.advice), control: control,
      script: script)
  }

  /// Reads the convention that a probe needs, which comes before it.
  private func needed(_ reader: NodeReader) -> String? {
    guard let id = reader.string("the id of a convention") else { return nil }
    if !known.contains(id) { reader.report(.unknown(.convention, id, known: known)) }
    return id
  }

  /// Reads one of the scripts of a probe: its steps, or a mapping of what is not as the probe says.
  private mutating func trial(
    _ reader: NodeReader?, _ role: String, of probe: NodeReader, _ outer: ConventionLevel
  ) -> ConventionProbe.Trial? {
    let errors = context.errorCount
    var level = outer
    if let reader, reader.node.kind == .sequence {
      level.steps = reader
    } else if let reader {
      reader.fields(of: "a \(role)", ConventionKey.ofScript.keys) {
        level.read($0, $1, of: "this \(role)")
      }
    }
    note(level.messages)
    guard let steps = level.steps else {
      if errors == context.errorCount {
        reader?.reportAtStart(.missingKey("steps", of: "a \(role)"))
      }
      return nil
    }
    let trial = self.trial(level, steps)
    if errors == context.errorCount, trial.demands.isEmpty,
      trial.steps.allSatisfy(\.expectations.isEmpty)
    {
      (reader ?? probe).reportAtStart(
        .missingEither(ConventionProbe.Measure.allCases.map(\.rawValue), of: "a \(role)"))
    }
    return errors == context.errorCount ? trial : nil
  }

  private mutating func trial(
    _ level: ConventionLevel, _ steps: NodeReader
  ) -> ConventionProbe.Trial {
    // The engine's profile is one that knows all actions.
    let lacks = ProfileLacks(of: [], in: [], with: [])
    var scene = Scene(lacks: lacks, purpose: .convention, words: words)
    scene.set(messages: level.messages, lacks: lacks)
    var given = words?.usualGiven ?? Given()
    for reader in level.givens { reader.read(into: &given, in: &scene) }
    scene.world.start(given)
    let read =
      steps.list("a list of steps", atLeast: "at least one step") { reader in
        reader.step(in: &scene).map { step in
          ConventionProbe.Step(
            actions: step.actions, expectations: reader.expect?.sights(in: &scene) ?? [])
        }
      } ?? []
    let demands = level.demands.map {
      ConventionProbe.Demand($0.measure, $0.value.sights(in: &scene))
    }
    for (entry, isMentioned) in zip(scene.messages.entries, scene.isMentioned) where isMentioned {
      used.insert(ObjectIdentifier(entry))
    }
    return ConventionProbe.Trial(
      given: given, messages: scene.mentioned(), steps: read, demands: demands)
  }

  /// Records the messages that a level declares.
  private mutating func note(_ messages: MessageScope) {
    declared += messages.entries.filter { entry in !declared.contains { $0 === entry } }
  }
}

extension NodeReader {
  /// What a step expects; `nil` if nothing.
  fileprivate var expect: NodeReader? {
    node.kind == .mapping ? node[StepKey.expect.rawValue].flatMap(reader(for:)) : nil
  }

  /// Reads a list of observations.
  fileprivate func sights(in scene: inout Scene) -> [ConventionProbe.Sight] {
    list("a list of observations", atLeast: "at least one observation") {
      $0.sight(in: &scene)
    } ?? []
  }

  /// Reads a kind of observation, or an observation as a case would expect it.
  private func sight(in scene: inout Scene) -> ConventionProbe.Sight? {
    if node.kind == .scalar { return observationKind().map { .kind($0) } }
    return expectation(in: &scene).map { .expected($0) }
  }
}
