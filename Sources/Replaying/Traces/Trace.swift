package import SpecModel

/// A field log: the actions of an engine on a real clock, and the observations.
package struct Trace: Hashable, Sendable {
  /// The id of the profile that the engine follows.
  package var profile: String
  /// The name and version of the engine; empty if the header does not say.
  package var engine: String
  /// The state of the world at the start.
  package var given: Given
  /// The messages that the lines refer to.
  package var messages: [Message]
  /// The kinds of observation that are not recorded.
  package var unseen: Set<Observation.Kind>
  /// What is unknown about the start, because the trace begins in the middle.
  package var unknown: Set<Unknown>
  /// The actions and observations, in the order of the lines.
  package var entries: [Entry]
  /// The time of the last line, in milliseconds since the start; later events were not recorded.
  package var end: Int
  /// What the reader ignored, and why, in sentences.
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

  /// The kinds of observation that are recorded.
  package var kinds: Set<Observation.Kind> {
    Set(Observation.Kind.inManifests).subtracting(unseen)
  }

  /// A line: an action or an observation.
  package struct Entry: Hashable, Sendable {
    /// The line's number, counted from 1.
    package var line: Int
    /// The time, in milliseconds since the start.
    package var at: Int
    /// The action or the observation.
    package var content: Content
    /// A remark by the author of the trace.
    package var note: String?

    /// Creates a line.
    package init(line: Int, at: Int, _ content: Content, note: String? = nil) {
      self.line = line
      self.at = at
      self.content = content
      self.note = note
    }
  }

  /// The contents of a line.
  package enum Content: Hashable, Sendable {
    case action(Action)
    case observation(Observation)
  }

  /// A part of the starting state that is unknown in a trace that begins in the middle.
  package enum Unknown: String, Hashable, Sendable, CaseIterable {
    /// The visible message, if any.
    case visible
    /// The waiting messages, if any.
    case waiting
    /// Whether the minimum interval was running.
    case interval
  }

  /// The version of the format, the value of the header's `iamspec_trace`.
  package static let version = 1
}

extension Trace {
  /// The starting state and the messages, without actions.
  package var script: Script {
    Script(caseID: "trace", profile: profile, given: given, messages: messages, actions: [])
  }

  /// Whether the built-in meaning of words covers all that happened.
  package var hasBuiltinMeaning: Bool {
    var script = script
    script.actions = entries.compactMap { entry in
      if case .action(let action) = entry.content { action } else { nil }
    }
    return script.hasBuiltinMeaning
  }
}
