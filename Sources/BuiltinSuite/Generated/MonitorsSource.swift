import SpecModel

/// The source of the list of monitors, which has one place for each rule of a suite.
struct MonitorsSource {
  let suite: Suite

  /// The file.
  var text: String {
    let rules = suite.rules.filter { !$0.clauses.isEmpty }.map { SwiftSource.name(of: $0.id) }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      extension Monitors {
        /// The monitors of each rule, in the order of the rules; a rule without monitors does not compile.
        static let byRule: [[Monitor]] = [
      \(SwiftSource.filled(rules, indent: 4))
        ]
      }

      """
  }
}
