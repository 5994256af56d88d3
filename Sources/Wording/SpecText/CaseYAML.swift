package import SpecModel

/// A stand-alone case as YAML, which includes everything that the case takes from its file and
/// variant.
package struct CaseYAML {
  private var yaml = YAMLText(width: 84)

  /// Creates a case in the form of an entry in a list of cases, without the dash.
  package init(_ item: Case) {
    Self.write(item, to: &yaml)
  }

  /// The id of a case in its file, in one word: without that of the file, which has two parts, or three
  /// if the file is in the folder of a rule.
  private static func idInFile(of item: Case) -> String {
    let parts = item.id.split(separator: "/")
    let isBelowRule = item.location.file.hasSuffix("\(parts.prefix(3).joined(separator: "/")).yaml")
    return parts.dropFirst(isBelowRule ? 3 : 2).joined(separator: "-")
  }

  /// Writes the entries of a case.
  ///
  /// - Parameter withRules: Whether to include its rules, which may be declared by its file.
  package static func write(_ item: Case, to yaml: inout YAMLText, withRules: Bool = true) {
    yaml.entry("id", .word(idInFile(of: item)))
    yaml.entry("title", sentence: item.title)
    if !item.about.isEmpty { yaml.entry("about", prose: item.about) }
    if let keptFor = item.keptFor { yaml.entry("kept_for", prose: keptFor) }
    if withRules { yaml.entry("rules", .list(item.rules.map(YAMLValue.word))) }
    yaml.entry("profiles", .list(item.profiles.map(YAMLValue.word)))
    if case .map(let entries) = item.given.flow, !entries.isEmpty {
      yaml.entry("given", item.given.flow)
    }
    let watched = item.watched
    if !watched.isEmpty { yaml.entry("watch", .list(watched.map { .word($0.rawValue) })) }
    if !item.messages.isEmpty {
      yaml.entry("messages") { yaml in
        for message in item.messages { yaml.entry(.string(message.name), message.flow) }
      }
    }
    yaml.entry("steps") { yaml in
      for step in item.steps { yaml.add(step) }
    }
  }

  /// Returns the text of a file with one case.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - title: The title of the file.
  ///   - rules: The ids of the rules of the file.
  ///   - width: The length of a line beyond which its value is broken into several.
  ///   - about: Writes where the case comes from.
  package static func file(
    of item: Case, titled title: String, under rules: [String], width: Int = 100,
    about: (inout YAMLText) -> Void
  ) -> String {
    var yaml = YAMLText(width: width)
    yaml.comment("yaml-language-server: $schema=../case.schema.json")
    yaml.entry("format", "1")
    yaml.entry("title", sentence: title)
    yaml.entry("rules", .list(rules.map(YAMLValue.word)))
    about(&yaml)
    yaml.entry("cases") { yaml in
      yaml.item { write(item, to: &$0, withRules: false) }
    }
    // Engines get the composed form of all texts; to Swift, it is the same text.
    return yaml.text.composed
  }

  /// The text, with a line feed at its end.
  package var text: String { yaml.text }
}

extension YAMLText {
  fileprivate mutating func add(_ whole: Step) {
    let (step, answers) = whole.withoutQueries
    let isBare =
      step.expectations.isEmpty && step.stack == nil && step.note == nil && answers.isEmpty
    if step.actions.count == 1, case .word(let word) = step.actions[0].flow, isBare {
      return item(.word(word))
    }
    item { yaml in
      // A step with one action needs no `do`, unless a bare word has other keys beside it.
      if step.actions.count == 1, case .map(let entries) = step.actions[0].flow,
        entries.count == 1
      {
        yaml.entry(entries[0].key, entries[0].value)
      } else {
        yaml.entry("do", .list(step.actions.map(\.flow)))
      }
      if let note = step.note { yaml.entry("note", sentence: note) }
      if !step.expectations.isEmpty {
        yaml.entry("expect", .list(step.expectations.map(\.flow)))
      }
      if let stack = step.stack { yaml.entry("stack", .list(stack.map(YAMLValue.string))) }
      for answer in answers {
        yaml.entry(.word(answer.name), answer.flow ?? .list([]))
      }
    }
  }
}

extension Step {
  /// The step without the queries at its end, and the answers that it expects of them: in a spec, each
  /// is a key of the step.
  fileprivate var withoutQueries: (step: Step, answers: [Word]) {
    var (step, answers): (Step, [Word]) = (self, [])
    while step.actions.count > 1, case .word(let asked)? = step.actions.last,
      let query = asked.meaning?.forms.vocabulary.queries.first(where: { $0.asks == asked.name }),
      case .observation(.word(let answer))? = step.expectations.last, answer.name == query.name
    {
      answers.insert(answer, at: 0)
      step.actions.removeLast()
      step.expectations.removeLast()
    }
    return (step, answers)
  }
}

extension Case {
  /// The kinds that the case asserts although no expectation names them.
  fileprivate var watched: [Observation.Kind] {
    let always = given.own.words?.shown ?? [.displayed]
    let named = steps.reduce(into: Set(always.kinds + [.stack])) {
      for expectation in $1.expectations { $0.formUnion(expectation.kinds) }
    }
    return asserts.kinds.filter { !named.contains($0) }
  }
}
