import BuiltinSuite
import SpecModel

/// The suite that the binary carries, read once for all tests.
enum Builtin {
  private static let loaded = Result { try BuiltinSuite.load() }

  /// Returns the suite.
  static func suite() throws -> Suite { try loaded.get() }
}
