import BuiltinSuite
import Foundation
import SpecJSON
import SpecLoading
import SpecModel
import TestSupport
import Testing
import Wording

/// `Specs/vocabulary.yaml` is the only place where a word is described; the tables in Swift are made of
/// it, and the types that are written by hand agree with it.
@Suite struct `The built-in words` {
  private static let vocabulary = Result {
    let text = try Data(contentsOf: Repository.url("Specs/vocabulary.yaml"))
    let file = SourceFile("vocabulary.yaml", in: "Specs", bytes: [UInt8](text))
    let loaded = VocabularyLoader.read(file)
    #expect(loaded.diagnostics.map(\.message) == [])
    return try #require(loaded.vocabulary)
  }

  @Test func `are in the tables in Swift as the vocabulary declares them`() throws {
    for (path, bytes) in try WordSources(Self.vocabulary.get()).files() {
      let source = try Repository.text("Sources/\(path)")
      #expect(source == String(decoding: bytes, as: UTF8.self), "scripts/update writes \(path)")
    }
  }

  /// The words of shapes for which there are types.
  private static let types: [(shape: String, words: [String])] = [
    ("app_state", AppState.allCases.map(\.rawValue)),
    ("orientation", Orientation.allCases.map(\.rawValue)),
    ("keyboard_state", KeyboardState.allCases.map(\.rawValue)),
    ("presenter_state", PresenterState.allCases.map(\.rawValue)),
    ("choice_method", Host.ChoiceMethod.allCases.map(\.rawValue)),
    ("display_choice", DisplayChoice.allCases.map(\.rawValue)),
    ("event", EventKind.allCases.map(\.rawValue)),
    ("api_event", EventKind.named.map(\.rawValue)),
    (
      "asset",
      AssetBehavior.Outcome.allCases.map(\.rawValue) + AssetBehavior.Delay.allCases.map(\.rawValue)
    ),
    ("message_type", Message.Kind.allCases.map(\.rawValue)),
    ("orientation_requirement", Message.OrientationRequirement.allCases.map(\.rawValue)),
    ("combination", PropertyFilter.Combination.allCases.map(\.rawValue)),
  ]

  @Test(arguments: types)
  func `of a type are those of its shape`(_ shape: String, _ words: [String]) throws {
    switch try #require(Self.vocabulary.get().shape(shape)) {
    case .words(let choices, _): #expect(choices.map(\.name) == words)
    case .variants(let variants): #expect(variants.variants.map(\.name) == words)
    default: Issue.record("\(shape) has no words")
    }
  }

  @Test func `have a phrase and a summary each`() throws {
    let vocabulary = try Self.vocabulary.get()
    for word in vocabulary.actions + vocabulary.observations {
      #expect(!word.summary.isEmpty && !word.phrases.templates.isEmpty, "\(word.name)")
    }
  }

  @Test func `are explained to editors as the vocabulary explains them`() throws {
    let vocabulary = try Self.vocabulary.get()
    func summaries(_ shape: String) throws -> [String: String] {
      guard case .variants(let variants)? = vocabulary.shape(shape) else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: variants.variants.map { ($0.name, $0.summary) })
    }
    let (assets, combinations) = try (summaries("asset"), summaries("combination"))
    for delay in AssetBehavior.Delay.allCases { #expect(assets[delay.rawValue] == delay.summary) }
    for word in PropertyFilter.Combination.allCases {
      #expect(combinations[word.rawValue] == word.summary)
    }
  }

  @Test func `of messages and given have the defaults that the vocabulary declares`() throws {
    let vocabulary = try Self.vocabulary.get()
    let message = Message(name: "sale", type: .modal)
    for key in vocabulary.messages {
      let value = Message.Key(rawValue: key.name).flatMap { message.value(of: $0) }
      #expect(key.presence.usual == value?.literal, "\(key.name)")
    }
    for key in vocabulary.given where key.name != Given.Key.host.rawValue {
      let value = Given.Key(rawValue: key.name).flatMap { Given().value(of: $0) }
      #expect(key.presence.usual == value?.literal, "\(key.name)")
    }
  }

  /// The form that the vocabulary declares, of everything that cases and probes can say.
  @Test func `are on the wire as the vocabulary declares them`() throws {
    let vocabulary = try Self.vocabulary.get()
    let form = DeclaredForm(vocabulary: vocabulary)
    var said: Set<String> = []
    func expect(_ declared: DeclaredForm.JSON, _ write: (inout JSONWriter) -> Void) {
      var json = JSONWriter()
      write(&json)
      let text = String(decoding: json.bytes, as: UTF8.self)
      if said.insert(text).inserted { #expect(declared.text == text) }
    }
    let suite = try Builtin.suite()
    let cases = suite.cases + suite.questions.flatMap(\.probes).map(\.script)
    for item in cases {
      expect(try form.mapping(item.given.flow, of: vocabulary.given)) { item.given.write(to: &$0) }
      for message in item.messages {
        expect(try form.mapping(message.flow, of: vocabulary.messages)) { message.write(to: &$0) }
      }
    }
    for step in cases.flatMap(\.steps) {
      for action in step.actions {
        expect(try form.word(action.flow, in: vocabulary.actions, under: "do")) {
          action.write(to: &$0)
        }
      }
      for observation in step.expectations.flatMap(\.observations) {
        expect(try form.word(observation.flow, in: vocabulary.observations, under: "saw")) {
          observation.write(to: &$0)
        }
      }
    }
    #expect(said.count > 500)
  }
}

extension SpecModel.Expectation {
  /// The observations that it names.
  fileprivate var observations: [Observation] {
    switch self {
    case .observation(let observation): [observation]
    case .anyOrder(let entries): entries.flatMap(\.observations)
    case .oneOf(let sequences): sequences.joined().flatMap(\.observations)
    }
  }
}

extension Message.Value {
  /// The value as a vocabulary writes it as a default; `nil` if the key has none.
  fileprivate var literal: String? {
    switch self {
    case .type: nil
    case .triggers(let triggers): triggers.isEmpty ? "[]" : nil
    case .number(let number): String(number)
    case .orientation(let orientation): orientation.rawValue
    case .url(let url): url
    case .span(let span): span.description
    case .extras(let extras): extras.isEmpty ? "{}" : nil
    }
  }
}

extension Given.Value {
  /// The value as a vocabulary writes it as a default.
  fileprivate var literal: String? {
    switch self {
    case .seconds(let seconds): "\(seconds)s"
    case .word(let word): word
    case .host: nil
    case .assets(let assets): assets.isEmpty ? "{}" : nil
    }
  }
}
