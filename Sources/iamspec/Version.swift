import BuiltinSuite
import EngineKit

/// The version of the tool; the suite and the protocol have their own versions.
enum Version {
  static let current = "0.1.0"

  /// The output of `--version`: the versions of the tool, its built-in suite, and the protocol.
  static let text = """
    iamspec \(current)
    suite \(BundledSuite.name) \(BundledSuite.version)
    protocol \(WireProtocol.version)
    """
}
