#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The variables of the process's environment; one that is empty counts as one that is not set.
package struct Environment: Sendable {
  private let variables: [String: String]

  /// Creates an environment of these variables.
  package init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// The environment of this process.
  package static var current: Environment { Environment(ProcessInfo.processInfo.environment) }

  /// The text of a variable; `nil` where it is not set.
  package subscript(_ name: String) -> String? { variables[name] }

  /// Returns a variable that is a whole number from 0; `nil` where it is not set.
  ///
  /// - Throws: ``EnvironmentError`` where it is something else.
  func number(_ name: String) throws(EnvironmentError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number >= 0 else { throw .notANumber(name, text) }
    return number
  }
}
