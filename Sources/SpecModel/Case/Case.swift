// Suites have hundreds of thousands of cases and steps. The compiler's own initializer moves their members into place;
// one that assigns each of them copies them all. So the first member of the types below is not the first
// parameter of their initializers: that keeps the compiler's apart from them.

/// One case: a script, and what every engine must do on the way through it.
package struct Case: Hashable, Sendable {
  /// Where it is written.
  package var location: SourceLocation
  /// The stable id: the file's id, the case's, and the variant's, joined by slashes.
  package var id: String
  /// What happens, as a sentence.
  package var title: String
  /// Markdown for readers.
  package var about: String
  /// The ids of the rules that it asks for; the first is the one it is filed under.
  package var rules: [String]
  /// The ids of the profiles in which it is run.
  package var profiles: [String]
  /// The state of the world at the start.
  package var given: Given
  /// The messages that its steps refer to, in the order of the file.
  package var messages: [Message]
  /// What happens, step by step.
  package var steps: [Step]
  /// The kinds of observation that it asserts: `displayed`, those that its expectations name, and
  /// those that it watches.
  package var asserts: KindSet<Observation.Kind>
  /// Why it is kept although no fault needs it; absent for most.
  package var keptFor: String?
  /// What it stands on.
  package var basis: CaseBasis

  /// The id of the chapter: the first part of the case's id.
  package var chapter: String { String(Substring(id.utf8.prefix { $0 != UInt8(ascii: "/") })) }

  /// Whether any engine can be held to it: it asserts nothing that is seen only inside an engine.
  package var isBehavioral: Bool { asserts.kinds.allSatisfy(\.isBehavioral) }
}

extension Case {
  /// Creates a case.
  package init(
    id: String, title: String, about: String = "", rules: [String], profiles: [String],
    given: Given = Given(), messages: [Message], steps: [Step],
    asserts: KindSet<Observation.Kind>, keptFor: String? = nil, basis: CaseBasis = CaseBasis(),
    location: SourceLocation
  ) {
    self.init(
      location: location, id: id, title: title, about: about, rules: rules, profiles: profiles,
      given: given, messages: messages, steps: steps, asserts: asserts, keptFor: keptFor,
      basis: basis)
  }
}

/// One step of a case: actions, and what all of them together must cause.
package struct Step: Hashable, Sendable {
  /// Where it is written.
  package var location: SourceLocation
  /// What happens; never empty.
  package var actions: [Action]
  /// What it must cause, in order; empty: nothing.
  package var expectations: [Expectation]
  /// What must wait on the stack afterwards, the top first; absent: not asked.
  package var stack: [String]?
  /// A note for readers.
  package var note: String?
}

extension Step {
  /// Creates a step.
  package init(
    actions: [Action], expectations: [Expectation] = [], stack: [String]? = nil,
    note: String? = nil, location: SourceLocation
  ) {
    self.init(
      location: location, actions: actions, expectations: expectations, stack: stack, note: note)
  }
}
