package import SpecModel

/// One thing that a case author should know about a suite's files.
package struct Diagnostic: Hashable, Sendable {
  /// Whether the suite can be used nevertheless.
  package var severity: Severity
  /// The kind of the situation, stable across releases.
  package var code: DiagnosticCode
  /// What is wrong, in one sentence without a period.
  package var message: String
  /// The place that it is about.
  package var place: Place
  /// Other places that explain it.
  package var notes: [Note]
  /// How to fix it, if there is advice to give.
  package var hint: String?

  /// Creates a diagnostic.
  package init(
    severity: Severity, code: DiagnosticCode, message: String, place: Place, notes: [Note] = [],
    hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.notes = notes
    self.hint = hint
  }

  /// The severity of a situation.
  package enum Severity: String, Hashable, Sendable {
    /// The suite cannot be used.
    case error
    /// The suite can be used, but probably does not mean what the author intended.
    case warning
  }

  /// The place that a diagnostic is about.
  package enum Place: Hashable, Sendable {
    /// A file or directory as a whole.
    case file(String)
    /// A number of columns of a line, beginning at a location.
    case span(SourceLocation, length: Int)

    /// The location; for a whole file, its beginning.
    package var location: SourceLocation {
      switch self {
      case .file(let path): SourceLocation(file: path, line: 1, column: 1)
      case .span(let location, _): location
      }
    }

    /// The width in columns, at least 1.
    package var length: Int {
      switch self {
      case .file: 1
      case .span(_, let length): max(length, 1)
      }
    }
  }

  /// Another place that explains a diagnostic.
  package struct Note: Hashable, Sendable {
    /// What is at the place.
    package var message: String
    /// The place that the note is about.
    package var place: Place

    /// Creates a note.
    package init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// The location of the note; for a whole file, its beginning.
  package var location: SourceLocation { place.location }
}
