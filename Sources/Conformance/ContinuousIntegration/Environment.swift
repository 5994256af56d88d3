#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables of the process; an empty variable counts as not set.
package struct Environment: Sendable {
  private let text: @Sendable (String) -> String?

  /// Creates an environment with the given variables.
  package init(_ variables: [String: String]) {
    text = { variables[$0] }
  }

  private init(text: @escaping @Sendable (String) -> String?) {
    self.text = text
  }

  /// The environment of this process.
  package static let current = Environment(text: { name in
    getenv(name).map { String(cString: $0) }
  })

  /// The text of a variable, or `nil` if it is not set.
  package subscript(_ name: String) -> String? { text(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the process runs in a job of a CI system, whose log keeps every version of a line that
  /// is redrawn.
  ///
  /// Nearly all systems set `CI`; Azure Pipelines only sets `TF_BUILD`. `CI=false` denies it.
  package var isContinuousIntegration: Bool {
    if let text = self["CI"] { return !["false", "0"].contains(text.lowercased()) }
    return self["TF_BUILD"] != nil
  }

  /// Returns the number in a variable, which must be 0 or more, or `nil` if the variable is not
  /// set.
  ///
  /// - Throws: ``EnvironmentError`` if it is something else.
  func number(_ name: String) throws(EnvironmentError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number >= 0 else { throw .notANumber(name, text) }
    return number
  }
}
