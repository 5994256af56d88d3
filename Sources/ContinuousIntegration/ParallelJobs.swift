/// How a CI system tells the jobs of a parallel run which of them they are.
package struct ParallelJobs: Hashable, Sendable {
  /// The system, as people know it.
  package let system: String
  /// The variable that says which job this is.
  package let index: String
  /// What the first job is called.
  package let first: Int
  /// The variable that says how many jobs there are; absent: the system does not say.
  package let count: String?

  /// The variables that say so: `GitLab's CI_NODE_INDEX and CI_NODE_TOTAL`.
  package var variables: String {
    "\(system)\(system.hasSuffix("s") ? "'" : "'s") \(index)" + (count.map { " and \($0)" } ?? "")
  }
}
