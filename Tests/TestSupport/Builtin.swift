import BuiltinSuite
package import SpecModel

/// The suite that the binary carries, read once for all tests.
package enum Builtin {
  private static let loaded = Result { try BundledSuite.load() }

  /// Returns the suite.
  package static func suite() throws -> Suite { try loaded.get() }
}
