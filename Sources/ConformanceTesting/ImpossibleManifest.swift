/// A manifest that cannot be what its author means: it names what there is not, or contradicts itself.
public struct ImpossibleManifest: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, a sentence each, with advice.
  public let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  /// All that is wrong, a line each.
  public var description: String { problems.joined(separator: "\n") }
}
