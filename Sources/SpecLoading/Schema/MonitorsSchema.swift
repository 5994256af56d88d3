import SpecModel

/// The schema of monitors.yaml.
struct MonitorsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if none is known, and any may stand in a pattern.
  let words: SuiteWords?

  /// The schema.
  var root: JSONSchema {
    SpecSchema.root(
      "The monitors of an iamspec suite",
      "What breaks a clause, whatever happens, in the words of vocabulary.yaml.",
      .closed(
        MonitorsFileKey.allCases.map { key in
          switch key {
          case .format: Property(key, SpecSchema.format)
          case .monitors: Property(key, .list(of: .reference("monitor"), atLeast: 1))
          }
        }, required: MonitorsFileKey.spellings),
      definitions: [
        Property("monitor", monitor),
        Property("pattern", pattern),
        Property("path", .text(matching: "^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$")),
        Property("prose", CommonShapes.prose),
      ])
  }

  private var monitor: JSONSchema {
    JSONSchema.closed(
      MonitorKey.allCases.map { Property($0, schema(of: $0).described($0.schemaText)) },
      required: [MonitorKey.clause.rawValue]
    )
    .with("oneOf", .schemas(MonitorKey.demands.map { .having($0.rawValue) }))
    .with("dependentSchemas", .named(dependencies))
  }

  /// What each key needs beside it.
  private var dependencies: [Property] {
    MonitorKey.allCases.compactMap { key in
      if key == .only {
        return Property(key, .any(of: MonitorKey.allowances.map { .having($0.rawValue) }))
      }
      let needed =
        key == .each
        ? [.leadsTo, .in] : [key.partner, key.owner, key.companion].compactMap(\.self)
      return needed.isEmpty
        ? nil
        : Property(key, JSONSchema().with("required", .texts(needed.map(\.rawValue))))
    }
  }

  private func schema(of key: MonitorKey) -> JSONSchema {
    switch key {
    case .clause: .text(matching: "^[a-z0-9]+([-.][a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$")
    case .never, .only, .each, .due, .of, .leadsTo, .once, .after, .during: .reference("pattern")
    case .atMost:
      .any(of: [
        JSONSchema().with("type", .text("integer")).with("minimum", 0)
          .with("maximum", Int(Int32.max)), .reference("path"),
      ])
    case .atLeast, .from: .any(of: [.text(matching: SchemaPattern.duration), .reference("path")])
    case .between:
      JSONSchema.list(of: .reference("pattern"), atLeast: 2).with("maxItems", 2)
    case .in: JSONSchema().with("const", .text(MonitorWord.sameAction))
    case .for: JSONSchema().with("const", .text(MonitorWord.it))
    case .while: .any(of: [JSONSchema().with("const", .text(MonitorWord.visible)), states])
    case .since: .any(of: [.reference("pattern"), .reference("path")])
    case .before, .until:
      .any(of: [.reference("pattern"), .list(of: .reference("pattern"), atLeast: 1)])
    case .where: values(of: \.messages)
    case .given: values(of: \.given)
    case .with, .without: .any(of: [optionalKey, .list(of: optionalKey, atLeast: 1)])
    case .says: .reference("prose")
    case .weight: .words(of: DeclaredMonitor.Weight.self)
    }
  }

  /// An action or an observation, whatever it says, or with what it must say.
  private var pattern: JSONSchema {
    guard let words else {
      return .any(of: [
        .nonemptyText, JSONSchema.mapping(to: .anything, atLeast: 1).with("maxProperties", 1),
      ])
    }
    let names = words.observationSpellings + words.askingSpellings
    let bare = Set(
      (words.vocabulary.actions + words.vocabulary.observations)
        .filter { $0.takes == .nothing }.map(\.name))
    return .any(of: [
      .words(names), .sole(names.filter { !bare.contains($0) }.map { Property($0, .anything) }),
    ])
  }

  private var states: JSONSchema {
    guard let words else { return .mapping(to: .nonemptyText, atLeast: 1) }
    let states = words.vocabulary.states + words.vocabulary.includes.flatMap(\.states)
    let visible = states.contains { $0.name == MonitorWord.visible } ? [] : [sight]
    return JSONSchema.closed(states.map { Property($0.name, .words($0.values)) } + visible)
      .with("minProperties", 1)
  }

  private var sight: Property {
    Property(MonitorWord.visible, .words(of: DeclaredMonitor.OnScreen.self))
  }

  /// A key that some messages lack.
  private var optionalKey: JSONSchema {
    let keys = words?.vocabulary.messages.filter { $0.presence.isOptional && $0.shortFor == nil }
    guard let keys, !keys.isEmpty else { return .nonemptyText }
    return .words(keys.map(\.name))
  }

  /// Values of the keys of a message, or of `given`.
  private func values(of keys: KeyPath<SuiteVocabulary, [DeclaredWord]>) -> JSONSchema {
    guard let words else { return .mapping(to: .anything, atLeast: 1) }
    return JSONSchema.closed(words.vocabulary[keyPath: keys].map { Property($0.name, .anything) })
      .with("minProperties", 1)
  }
}
