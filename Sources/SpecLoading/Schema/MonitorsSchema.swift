import SpecModel

/// The schema of monitors.yaml.
struct MonitorsSchema {
  private typealias Property = JSONSchema.Property

  /// The words of the suite; `nil` if none is known, and any may stand in a pattern.
  let words: SuiteWords?

  /// The schema.
  var root: JSONSchema {
    ListFile.monitors.schema(
      "The monitors of an iamspec suite",
      "What breaks a clause, whatever happens, in the words of vocabulary.yaml.",
      definitions: [
        Property("monitor", monitor),
        Property("pattern", pattern),
        Property("path", .text(matching: "^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$")),
        .prose,
      ])
  }

  private var monitor: JSONSchema {
    MonitorKey.record.schema(words).havingOne(of: MonitorKey.demands)
      .with("dependentSchemas", dependencies)
  }

  /// What each key needs beside it.
  private var dependencies: [Property] {
    MonitorKey.allCases.filter { !$0.needs.isEmpty }.map { key in
      guard let choice = key.needs.first(where: { $0.count > 1 }) else {
        return Property(
          key, JSONSchema().with("required", key.needs.flatMap(\.self).map(\.rawValue)))
      }
      return Property(key, JSONSchema().havingAny(of: choice))
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

  /// The values that states have.
  var states: JSONSchema {
    guard let words else { return .mapping(to: .nonemptyText, atLeast: 1) }
    let states = words.vocabulary.states + words.vocabulary.includes.flatMap(\.states)
    let visible = states.contains { $0.name == MonitorWord.visible } ? [] : [sight]
    return JSONSchema.closed(states.map { Property($0.name, .words($0.values)) } + visible)
      .with("minProperties", 1)
  }

  private var sight: Property {
    Property(MonitorWord.visible, .words(of: DeclaredMonitor.OnScreen.self))
  }

  /// One key that some messages lack, or several.
  var optionalKeys: JSONSchema { .any(of: [optionalKey, .list(of: optionalKey, atLeast: 1)]) }

  private var optionalKey: JSONSchema {
    let keys = words?.vocabulary.messages.filter { $0.presence.isOptional && $0.shortFor == nil }
    guard let keys, !keys.isEmpty else { return .nonemptyText }
    return .words(keys.map(\.name))
  }

  /// Values of the keys of a message, or of `given`.
  func values(of keys: KeyPath<SuiteVocabulary, [DeclaredWord]>) -> JSONSchema {
    guard let words else { return .mapping(to: .anything, atLeast: 1) }
    return JSONSchema.closed(words.vocabulary[keyPath: keys].map { Property($0.name, .anything) })
      .with("minProperties", 1)
  }
}
