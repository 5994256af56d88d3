/// A manifest that cannot be meant as it is: it has unknown names, or contradicts itself.
public struct ImpossibleManifest: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, one sentence each, with advice.
  public let problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }

  /// The problems, one on each line.
  public var description: String { problems.joined(separator: "\n") }
}
