#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables of the process's environment; one that is empty counts as one that is not set.
package struct Environment: Sendable {
  private let text: @Sendable (String) -> String?

  /// Creates an environment of these variables.
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

  /// The text of a variable; `nil` where it is not set.
  package subscript(_ name: String) -> String? { text(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns a variable that is a whole number from 0; `nil` where it is not set.
  ///
  /// - Throws: ``EnvironmentError`` where it is something else.
  func number(_ name: String) throws(EnvironmentError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number >= 0 else { throw .notANumber(name, text) }
    return number
  }
}
