/// A word of a vocabulary: an action, an observation, a key, or one of several variants.
package struct DeclaredWord: Hashable, Sendable {
  /// The word.
  package var name: String
  /// What it takes.
  package var takes: Argument = .nothing
  /// Whether it may be missing; for keys.
  package var presence = DeclaredPresence.required
  /// What it means, as editors show it.
  package var summary = ""
  /// The word with its argument, in timelines.
  package var phrases = WordPhrases()
  /// An example of its argument in a spec; `nil` if it needs none.
  package var example: String?
  /// Whether cases may contain it; only the harness sends or asks for the others.
  package var isWritten = true
  /// Whether only the core hears or makes it.
  package var isOfCore = false
  /// Whether it is seen only inside an engine; for observations.
  package var isInside = false
  /// What such a value is, in the words of a diagnostic: `an image`.
  package var noun: String?
  /// The key of which it is another spelling, for a list of one.
  package var shortFor: String?
  /// The kinds as which some variants are asserted, by the names of these kinds.
  package var assertedAs: [String: [String]] = [:]
  /// The states that it changes, with their new values.
  package var sets: [String: String] = [:]
  /// What becomes of the message that it names, on the screen; `nil` if nothing.
  package var screen: ScreenChange?
  /// The state whose value it is at the start of a case; for keys of `given`.
  package var state: String?
  /// What the wire has for a variant; `nil` if that follows from its shape.
  package var sends: [SentMember]?

  /// What a word takes.
  package enum Argument: Hashable, Sendable {
    /// No argument: `dismiss`.
    case nothing
    /// A value, which the wire has under a key: `rotate: landscape`.
    case value(ValueShape, wire: String)
    /// A mapping, or one of its members alone: `log_event: opened_shop`.
    case members([DeclaredMember], short: String?)
  }

  /// What becomes of a message on the screen.
  package enum ScreenChange: String, Hashable, Sendable, CaseIterable {
    /// It is on the screen from now on.
    case shows
    /// It is no longer on the screen.
    case hides
  }

  /// A member that the wire has for a variant.
  package struct SentMember: Hashable, Sendable {
    /// Its key.
    package var key: String
    /// Its value, as YAML; `it` for the variant's argument.
    package var value: String

    /// Creates a member.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a word without an argument.
  package init(_ name: String) { self.name = name }
}
