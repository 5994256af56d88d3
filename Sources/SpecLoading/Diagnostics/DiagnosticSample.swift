/// What is shown of many diagnostics: the first of each code, and how many there are beyond.
///
/// One mistake in a file that a program wrote comes thousands of times, and must not bury the others.
package struct DiagnosticSample: Sendable {
  /// Those that are shown, in their order.
  package let shown: [Diagnostic]
  /// How many of each code are not, in the order in which the codes occur first.
  package let leftOut: [Rest]

  /// The diagnostics of a code that are not shown.
  package struct Rest: Hashable, Sendable {
    /// Their code.
    package var code: DiagnosticCode
    /// How bad they are.
    package var severity: Diagnostic.Severity
    /// How many there are.
    package var count: Int
  }

  /// How many of a code are shown; nobody fixes more at a time.
  package static let limit = 50

  /// Takes the first of each code.
  ///
  /// - Parameters:
  ///   - diagnostics: All there are.
  ///   - limit: How many of a code are shown.
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
