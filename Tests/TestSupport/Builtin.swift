import BuiltinSuite
package import SpecModel

/// The suite that the binary carries, read once for all tests.
package enum Builtin {
  private static let loaded = Result { try BundledSuite.load() }

  /// Returns the suite.
  package static func suite() throws -> Suite { try loaded.get() }

  /// Counts the lines that a run of some cases has in its report: one for each case in each profile.
  ///
  /// - Parameters:
  ///   - folder: What the ids of the cases start with, up to a slash.
  ///   - profile: The only profile that counts; `nil`: all of them.
  package static func runs(of folder: String, in profile: String? = nil) throws -> Int {
    try suite().cases.filter { $0.id.hasPrefix(folder + "/") }
      .flatMap(\.profiles).count { profile == nil || $0 == profile }
  }
}
