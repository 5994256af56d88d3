import SpecModel

/// The source of the list of monitors, which has one place for each rule of a suite.
struct MonitorsSource {
  let suite: Suite
  /// What the suite declares about clauses, so that Swift need not.
  let monitors: [DeclaredMonitor]

  /// The file.
  var text: String {
    let declared = Set(monitors.map(\.clause))
    let rules = suite.rules.filter { !$0.clauses.allSatisfy { declared.contains($0.id) } }
      .map { SwiftSource.name(of: $0.id) }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      extension Monitors {
        /// The monitors of each rule that monitors.yaml does not declare whole, in the order of the rules; such a
        /// rule without monitors does not compile.
        static let byRule: [[Monitor]] = [
      \(SwiftSource.filled(rules, indent: 4))
        ]
      }

      """
  }
}
