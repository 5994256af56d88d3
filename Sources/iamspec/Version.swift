import BuiltinSuite
import EngineKit

/// The version of the tool; the suite has its own, and so has the protocol.
enum Version {
  static let current = "0.1.0"

  /// What `--version` prints: the tool, the suite that it carries, and the protocol that it speaks.
  static let text = """
    iamspec \(current)
    suite \(BundledSuite.name) \(BundledSuite.version)
    protocol \(WireProtocol.version)
    """
}
