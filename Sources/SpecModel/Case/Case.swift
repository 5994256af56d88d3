// Suites have hundreds of thousands of cases and steps. The compiler's memberwise initializer moves
// the members into place, whereas an initializer that assigns each member copies them all. The
// first member of the types below is not the first parameter of their initializers, so that these
// do not replace the compiler's.

/// One case: a script, and what every engine must do in the course of it.
package struct Case: Hashable, Sendable {
  /// The place where the case is written.
  package var location: SourceLocation
  /// The stable id: the file's id, the case's, and the variant's, joined by slashes.
  package var id: String
  /// The ids that the case had before it was moved, in the order of the ledger; usually empty.
  package var formerIDs: [String]
  /// What happens, as a sentence.
  package var title: String
  /// Markdown that explains the case to readers.
  package var about: String
  /// The ids of the rules that it tests; the first is the one it is filed under.
  package var rules: [String]
  /// The ids of the profiles in which it runs.
  package var profiles: [String]
  /// The state of the world at the start.
  package var given: Given
  /// The messages that its steps refer to, in the order of the file.
  package var messages: [Message]
  /// What happens, step by step.
  package var steps: [Step]
  /// The kinds of observation that it asserts: `displayed`, the kinds that its expectations name,
  /// and the kinds that it watches.
  package var asserts: KindSet<Observation.Kind>
  /// Why the case is kept although no fault needs it; `nil` for most cases.
  package var keptFor: String?
  /// What the audit found out about the case.
  package var basis: CaseBasis

  /// The id of the chapter: the first part of the case's id.
  package var chapter: String {
    id.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id[..<$0]) } ?? id
  }

  /// Whether the case applies to any engine: it asserts nothing that is only seen inside an engine.
  package var isBehavioral: Bool { asserts.kinds.allSatisfy(\.isBehavioral) }

  /// Returns the place where one of the case's steps is written.
  package func location(of step: Step) -> SourceLocation {
    SourceLocation(file: location.file, step.position)
  }
}

extension Case {
  /// Creates a case.
  package init(
    id: String, title: String, about: String = "", rules: [String], profiles: [String],
    given: Given = Given(), messages: [Message], steps: [Step],
    asserts: KindSet<Observation.Kind>, keptFor: String? = nil, basis: CaseBasis = CaseBasis(),
    formerIDs: [String] = [], location: SourceLocation
  ) {
    self.init(
      location: location, id: id, formerIDs: formerIDs, title: title, about: about, rules: rules,
      profiles: profiles,
      given: given, messages: messages, steps: steps, asserts: asserts, keptFor: keptFor,
      basis: basis)
  }
}

/// One step of a case: actions, and what they must cause together.
package struct Step: Hashable, Sendable {
  /// The place where the step is written, in the file of its case.
  package var position: SourcePosition
  /// What happens; never empty.
  package var actions: [Action]
  /// What the actions must cause, in order; if empty, nothing.
  package var expectations: [Expectation]
  /// The messages that must wait on the stack afterwards, top first; `nil` if the step does not
  /// ask.
  package var stack: [String]?
  /// A note for readers; `nil` if there is none.
  package var note: String?
}

extension Step {
  /// Creates a step.
  package init(
    actions: [Action], expectations: [Expectation] = [], stack: [String]? = nil,
    note: String? = nil, position: SourcePosition
  ) {
    self.init(
      position: position, actions: actions, expectations: expectations, stack: stack, note: note)
  }
}
