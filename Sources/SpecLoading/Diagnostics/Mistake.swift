import SpecModel
import YAMLTree

/// A mistake in a suite, in words.
///
/// Those that several readers report are made by functions, in `Mistake+Shared.swift`; the words for any other
/// stand where it is found.
struct Mistake {
  /// The kind of the mistake.
  let code: DiagnosticCode
  /// What is wrong, in one sentence without a period.
  let message: String
  /// How to fix it, if there is advice to give.
  let hint: String?
  /// Whether the suite can be used nevertheless.
  private(set) var severity = Diagnostic.Severity.error

  /// Describes a mistake in the contents of a suite.
  init(_ code: DiagnosticCode.Suite, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (.suite(code), message, hint)
  }

  /// Describes a mistake in the YAML of a file.
  init(yaml code: YAMLError.Code, _ message: String, hint: String? = nil) {
    (self.code, self.message, self.hint) = (.yaml(code), message, hint)
  }

  /// The same as a warning.
  var asWarning: Mistake {
    var warning = self
    warning.severity = .warning
    return warning
  }

  /// Describes something in a suite that is probably not intended.
  static func warning(
    _ code: DiagnosticCode.Suite, _ message: String, hint: String? = nil
  ) -> Mistake {
    Mistake(code, message, hint: hint).asWarning
  }
}
