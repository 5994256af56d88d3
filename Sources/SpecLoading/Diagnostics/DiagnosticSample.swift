/// The diagnostics that are shown out of many: the first of each code, and the number of the
/// others.
///
/// A mistake in a generated file can occur thousands of times, and must not bury the others.
package struct DiagnosticSample: Sendable {
  /// The diagnostics that are shown, in their order.
  package let shown: [Diagnostic]
  /// The number of diagnostics of each code that are not shown, in the order of the codes' first
  /// occurrences.
  package let leftOut: [Rest]

  /// The diagnostics of a code that are not shown.
  package struct Rest: Hashable, Sendable {
    /// The code.
    package var code: DiagnosticCode
    /// The severity of the diagnostics.
    package var severity: Diagnostic.Severity
    /// The number of diagnostics.
    package var count: Int
  }

  /// The number of diagnostics shown for a code; nobody fixes more at a time.
  package static let limit = 50

  /// Selects the first diagnostics of each code.
  ///
  /// - Parameters:
  ///   - diagnostics: All diagnostics.
  ///   - limit: The number of diagnostics shown for a code.
  package init(_ diagnostics: [Diagnostic], limit: Int = DiagnosticSample.limit) {
    var counts: [DiagnosticCode: Int] = [:]
    var rests: [DiagnosticCode: Int] = [:]
    var leftOut: [Rest] = []
    shown = diagnostics.filter { diagnostic in
      counts[diagnostic.code, default: 0] += 1
      if counts[diagnostic.code, default: 0] <= limit { return true }
      if let index = rests[diagnostic.code] {
        leftOut[index].count += 1
      } else {
        rests[diagnostic.code] = leftOut.count
        leftOut.append(Rest(code: diagnostic.code, severity: diagnostic.severity, count: 1))
      }
      return false
    }
    self.leftOut = leftOut
  }
}
