package import SpecModel

/// A log of the field: what happened to an engine on a real clock, and what was seen of it.
package struct Trace: Hashable, Sendable {
  /// The id of the profile that the engine follows.
  package var profile: String
  /// What wrote it, for people; empty where the header does not say.
  package var engine: String
  /// The state of the world at the start.
  package var given: Given
  /// The messages that the lines speak of.
  package var messages: [Message]
  /// The kinds of observation that the trace cannot have.
  package var unseen: Set<Observation.Kind>
  /// What is not known of the start, because the trace begins in the middle.
  package var unknown: Set<Unknown>
  /// What happened and what was seen, in the order of the lines.
  package var entries: [Entry]
  /// The time of the last line, in milliseconds since the start: what came later was not noted.
  package var end: Int
  /// What the reader leaves out, and why, as sentences.
  package var remarks: [String]

  /// Creates a trace.
  package init(
    profile: String, engine: String = "", given: Given = Given(), messages: [Message],
    unseen: Set<Observation.Kind> = [], unknown: Set<Unknown> = [], entries: [Entry],
    end: Int? = nil, remarks: [String] = []
  ) {
    self.profile = profile
    self.engine = engine
    self.given = given
    self.messages = messages
    self.unseen = unseen
    self.unknown = unknown
    self.entries = entries
    self.end = end ?? entries.last?.at ?? 0
    self.remarks = remarks
  }

  /// The kinds of observation that it can have.
  package var kinds: Set<Observation.Kind> {
    Set(Observation.Kind.inManifests).subtracting(unseen)
  }

  /// A line: something that happened, or that was seen.
  package struct Entry: Hashable, Sendable {
    /// The line's number, counted from 1.
    package var line: Int
    /// When it was noted, in milliseconds since the start.
    package var at: Int
    /// What it says.
    package var content: Content
    /// A remark of whoever wrote it.
    package var note: String?

    /// Creates a line.
    package init(line: Int, at: Int, _ content: Content, note: String? = nil) {
      self.line = line
      self.at = at
      self.content = content
      self.note = note
    }
  }

  /// What a line says.
  package enum Content: Hashable, Sendable {
    case action(Action)
    case observation(Observation)
  }

  /// Something of which a trace that begins in the middle does not tell how it was at the start.
  package enum Unknown: String, Hashable, Sendable, CaseIterable {
    /// Which message was on the screen, if one was.
    case visible
    /// Which messages waited on the stack, if any did.
    case waiting
    /// Whether the minimum interval was running.
    case interval
  }

  /// The version of the format, the value of the header's `iamspec_trace`.
  package static let version = 1
}
