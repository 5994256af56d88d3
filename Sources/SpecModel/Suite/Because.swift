/// What a clause says, in a few words that can follow "because", and how much that matters to a reader.
///
/// The words are about messages. What stands in braces depends on them:
///
/// | in the text | it becomes |
/// |---|---|
/// | `{messages}` | the names of the messages, or "the message" |
/// | `{is}`, `{has}`, `{s}`, `{es}` | the verb, or its ending, as their number demands |
/// | `{name}` | the name of something else: the visible message, an asset, an event |
/// | `{value}` | something else in words: a time, an orientation |
///
/// A part in square brackets is left out if there is nothing else.
package struct Because: Hashable, Sendable {
  /// The words, such as `{messages} {has} no timeout`.
  package var text: String
  /// How much the clause matters.
  package var weight: Weight

  /// How much a clause matters to somebody who wants to know why something happened.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    /// It keeps a message from the screen, or chooses among messages.
    case decisive
    /// It brings a message to the screen.
    case ordinary
    /// It explains why nothing happens.
    case idle
    /// It follows from what happened; only a case that holds the clause tells it.
    case routine
  }

  /// Creates the words of a clause.
  package init(_ text: String, _ weight: Weight = .routine) {
    self.text = text
    self.weight = weight
  }
}
