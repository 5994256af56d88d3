package import SpecModel
import YAMLTree

/// A script that a user types piece by piece, in the words of a case.
package struct TypedScript {
  /// The state of the world at the start.
  package private(set) var given = Given()
  /// The messages, in the order in which they were typed.
  package private(set) var messages: [Message] = []
  /// The actions, in order.
  package private(set) var actions: [Action] = []

  /// The reasons why a text is not a script, each with a hint if there is one.
  package struct Mistakes: Error, Hashable, Sendable {
    /// The mistakes, in order.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a text with the optional keys `given`, `messages` and `actions`.
  ///
  /// - Parameters:
  ///   - text: The text, in YAML.
  ///   - profile: The script's profile.
  ///   - words: The words of the suite; `nil` if all are built in.
  /// - Throws: ``Mistakes`` if the text cannot be read.
  package init(
    _ text: String, in profile: Profile, words: SuiteWords? = nil
  ) throws(Mistakes) {
    let context = FileContext(path: "")
    context.words = words
    given = words?.usualGiven ?? Given()
    let document: YAMLDocument
    do throws(YAMLErrors) {
      document = try YAMLDocument(parsing: Array(text.utf8))
    } catch {
      context.report(error, in: Array(text.utf8))
      throw Mistakes(diagnostics: context.diagnostics)
    }
    guard let root = context.reader(of: document) else { return }
    let lacks = ProfileLacks(of: [profile.id], in: [profile], with: [])
    var scene = Scene(lacks: lacks, words: words)
    var scope = MessageScope(of: "this script")
    if let messages = root.node["messages"].flatMap({ context.reader(for: $0) }) {
      scope.read(messages, isOwn: true, of: "this script")
    }
    scene.set(messages: scope, lacks: lacks)
    if let value = root.node["given"].flatMap({ context.reader(for: $0) }) {
      value.read(into: &given, in: &scene)
    }
    messages = scope.entries.compactMap(\.message)
    if let list = root.node["actions"].flatMap({ context.reader(for: $0) }) {
      actions = list.list("a list of actions") { $0.action(in: &scene) } ?? []
    }
    let errors = context.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw Mistakes(diagnostics: errors) }
  }
}
