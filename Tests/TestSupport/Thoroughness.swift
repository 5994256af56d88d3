import Foundation

/// How much the tests try of what takes too long for each change.
package enum Thoroughness {
  /// Whether they try all of it: `.ci/nightly` sets IAMSPEC_THOROUGH.
  package static let isFull = ProcessInfo.processInfo.environment["IAMSPEC_THOROUGH"] != nil

  /// Returns every nth of some elements, or all of them.
  package static func sample<Element>(_ elements: [Element], every n: Int) -> [Element] {
    isFull ? elements : stride(from: 0, to: elements.count, by: n).map { elements[$0] }
  }
}
