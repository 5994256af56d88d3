import BuiltinSuite
package import SpecModel

/// The built-in suite, read once for all tests.
package enum Builtin {
  private static let loaded = Result { try BundledSuite.load() }

  /// Returns the suite.
  package static func suite() throws -> Suite { try loaded.get() }

  /// Counts the runs of some cases in a report: one for each case in each profile.
  ///
  /// - Parameters:
  ///   - folder: The beginning of the cases' ids, up to a slash.
  ///   - profile: The only profile that counts; `nil` for all of them.
  package static func runs(of folder: String, in profile: String? = nil) throws -> Int {
    try suite().cases.filter { $0.id.hasPrefix(folder + "/") }
      .flatMap(\.profiles).count { profile == nil || $0 == profile }
  }
}
