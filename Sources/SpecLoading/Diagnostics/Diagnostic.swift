package import SpecModel

/// One thing that a case author should know about a suite's files.
package struct Diagnostic: Hashable, Sendable {
  /// Whether the suite can be used all the same.
  package var severity: Severity
  /// The kind of the situation, stable across releases.
  package var code: DiagnosticCode
  /// What is wrong, in one sentence without a period.
  package var message: String
  /// Where it is.
  package var place: Place
  /// Other places that explain it.
  package var notes: [Note]
  /// A way out, where there is one to offer.
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

  /// How bad a situation is.
  package enum Severity: String, Hashable, Sendable {
    /// The suite cannot be used.
    case error
    /// The suite can be used, though hardly as it was meant.
    case warning
  }

  /// What a diagnostic is about.
  package enum Place: Hashable, Sendable {
    /// A file or directory as a whole.
    case file(String)
    /// So many columns of a line, from a location on.
    case span(SourceLocation, length: Int)

    /// The location; of a whole file, its beginning.
    package var location: SourceLocation {
      switch self {
      case .file(let path): SourceLocation(file: path, line: 1, column: 1)
      case .span(let location, _): location
      }
    }

    /// How many columns it takes, at least one.
    package var length: Int {
      switch self {
      case .file: 1
      case .span(_, let length): max(length, 1)
      }
    }
  }

  /// Another place that explains a diagnostic.
  package struct Note: Hashable, Sendable {
    /// What is to be seen there.
    package var message: String
    /// Where it is.
    package var place: Place

    /// Creates a note.
    package init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// Where it is; of a whole file, its beginning.
  package var location: SourceLocation { place.location }
}
