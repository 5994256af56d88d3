/// How much of a run an engine must be judged by, so that it cannot become green by doing less.
public struct Requirements: Hashable, Sendable {
  /// How many cases may be skipped at most; absent: any number, as long as a case is left.
  public var maxSkipped: Int?
  /// The ids of rules of which a case must be judged in each profile that has cases of them.
  public var rules: [String]

  /// Creates requirements; by default, there are none.
  public init(maxSkipped: Int? = nil, rules: [String] = []) {
    self.maxSkipped = maxSkipped
    self.rules = rules
  }
}
