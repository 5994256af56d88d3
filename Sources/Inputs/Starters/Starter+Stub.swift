import EmbeddedFiles
import Reporting
package import SpecModel

extension Starter {
  /// An adapter with a function for each word of a suite, which does nothing yet.
  ///
  /// - Parameters:
  ///   - language: The language of the adapter.
  ///   - words: The words of the suite.
  ///   - suite: The suite.
  ///   - options: The options of `iamspec run` with the suite and the adapter, for a comment.
  ///   - location: Where a Swift package finds EngineKit; only for Swift.
  package static func stub(
    in language: Language, for words: SuiteWords, of suite: Suite, running options: String,
    with location: PackageLocation? = nil
  ) -> Starter {
    let file: (path: String, bytes: [UInt8])
    let text: StubText
    switch language {
    case .python:
      (file, text) = (("engine.py", EmbeddedFile.stub_engine_py.bytes), .python)
    case .javascript:
      (file, text) = (("engine.mjs", EmbeddedFile.stub_engine_mjs.bytes), .javascript)
    case .typescript:
      (file, text) = (("src/engine.ts", EmbeddedFile.stub_engine_ts.bytes), .typescript)
    case .java:
      (file, text) = (
        ("src/main/java/EngineProcess.java", EmbeddedFile.stub_EngineProcess_java.bytes), .java
      )
    case .kotlin:
      (file, text) = (
        ("src/main/kotlin/EngineProcess.kt", EmbeddedFile.stub_EngineProcess_kt.bytes), .kotlin
      )
    case .swift:
      file = ("Sources/engine/EngineProcess.swift", EmbeddedFile.stub_StubProcess_swift.bytes)
      text = .swift
    case .cpp:
      (file, text) = (("engine.cpp", EmbeddedFile.stub_engine_cpp.bytes), .cpp)
    }
    let names = suite.profiles.map(\.id).map(StubText.literal)
    let stub = Stub(words)
    var starter = Starter([file] + language.supportingFiles)
      .replacing("SUITE_NAME", with: suite.name)
      .replacing("RUN_OPTIONS", with: options)
      .replacing("PROFILES", with: names.joined(separator: ", "))
      .replacing("WORDS", with: stub.actions.map { "'\($0.name)'" }.joined(separator: ", "))
    for (placeholder, lines) in text.parts(of: stub) {
      starter = starter.replacing("\(placeholder)\n", with: lines.map { "\($0)\n" }.joined())
    }
    guard let location else { return starter }
    return Starter(
      [
        ("Package.swift", EmbeddedFile.Package_swift_txt.bytes),
        (file.path, starter.files[0].bytes),
        (".gitignore", EmbeddedFile.gitignore.bytes),
      ]
    ).replacing("IAMSPEC_PACKAGE", with: location.arguments)
  }
}

/// What an adapter has functions for: the words of a suite, as the wire has them.
struct Stub {
  /// The suite's own actions, then those that it includes.
  let actions: [StubWord]
  /// What is seen.
  let observations: [StubWord]
  /// The keys of `given`, and of a message.
  let given: [StubMember]
  let messages: [StubMember]

  init(_ words: SuiteWords) {
    let vocabulary = words.vocabulary
    let own = vocabulary.actions.compactMap { words.actions[$0.name] }.map { StubWord($0) }
    let queries = vocabulary.queries.map { query in
      StubWord(
        query.asks,
        "The harness asks for `\(query.name)`: answer with `saw_\(query.name)`.")
    }
    let included = Action.Kind.allCases.filter { words.included.actions.contains($0) }
    actions = own + queries + included.map { StubWord($0) }
    observations =
      (vocabulary.observations + vocabulary.queries.map(\.answer))
      .compactMap { words.observations[$0.name] }.map { StubWord($0) }
    given = Self.keys(vocabulary.given, words.forms)
    messages = Self.keys(vocabulary.messages, words.forms)
  }

  private static func keys(_ keys: [DeclaredWord], _ forms: ValueForms) -> [StubMember] {
    keys.filter { $0.shortFor == nil }.compactMap { key in
      guard case .value(let shape, _) = key.takes else { return nil }
      return StubMember(
        key.name, forms.wireNoun(of: shape), summary: key.summary,
        isOptional: key.presence.isOptional)
    }
  }
}

/// A word with a function of its own.
struct StubWord {
  let name: String
  let summary: String
  /// What the wire has beside the word.
  let members: [StubMember]
  /// Whether the wire has other members besides, which depend on their values.
  let hasOthers: Bool
  /// The built-in action that it is; `nil` for a word of the suite's own.
  let builtin: Action.Kind?

  init(_ name: String, _ summary: String) {
    (self.name, self.summary) = (name, summary)
    (members, hasOthers, builtin) = ([], false, nil)
  }

  init(_ meaning: WordMeaning) {
    name = meaning.name
    let changes = meaning.word.sets.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let state = changes.isEmpty ? "" : " From now on, \(changes.joined(separator: ", "))."
    summary = meaning.word.summary + state
    members = meaning.members.map {
      StubMember(
        $0.name, meaning.forms.wireNoun(of: $0.shape), isOptional: $0.presence.isOptional)
    }
    hasOthers = meaning.members.isEmpty && meaning.word.takes != .nothing
    builtin = nil
  }

  init(_ kind: Action.Kind) {
    name = kind.rawValue
    summary = kind.definition.summary
    builtin = kind
    (members, hasOthers) =
      switch kind.definition.shape {
      case .nothing: ([], false)
      case .span: ([StubMember("by", ValueShape.Plain.span.noun)], false)
      case .orientation: ([StubMember("to", #""portrait" or "landscape""#)], false)
      case .message: ([StubMember("message", "the name of a message")], false)
      default: ([], true)
      }
  }
}

/// A member that the wire has.
struct StubMember {
  let key: String
  /// What its value is.
  let noun: String
  var summary = ""
  let isOptional: Bool

  init(_ key: String, _ noun: String, summary: String = "", isOptional: Bool = false) {
    (self.key, self.noun, self.summary, self.isOptional) = (key, noun, summary, isOptional)
  }

  /// The value in words.
  var description: String { isOptional ? "\(noun), or absent" : noun }
}

extension ValueForms {
  /// What a value of a shape is on the wire, with its article.
  func wireNoun(of shape: ValueShape) -> String {
    switch vocabulary.resolved(shape) {
    case .plain(.message): return "the name of a message"
    case .plain(let plain): return plain.noun
    case .words(let choices, let isOpen):
      let words = choices.map { "\"\($0.name)\"" }
      return words.joined(separator: " or ") + (isOpen ? ", or another word" : "")
    case .list(let element):
      if vocabulary.resolved(element) == .plain(.message) { return "a list of names of messages" }
      if case .named(let name) = element { return "a list, each a \(name)" }
      return "a list, each \(wireNoun(of: element))"
    case .map: return "an object"
    case .members(let members, _):
      return "an object with \(members.map(\.name).joined(separator: ", "))"
    case .variants(let variants):
      let words = variants.variants.map(\.name).joined(separator: ", ")
      return variants.tagOnWire.map { "an object whose `\($0)` is one of \(words)" }
        ?? "one of \(words), alone or as the key of its argument"
    case .either(let alternatives):
      return alternatives.map(\.name).joined(separator: " or ")
    case .named(let name): return name
    }
  }
}
