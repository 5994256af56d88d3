import SpecModel

/// The source of the list of checks, which has one place for each rule of a suite that gives a reason.
struct ChecksSource {
  let suite: Suite

  /// The file.
  var text: String {
    let checks = suite.rules.filter { $0.reason != nil }.map { rule in
      let profiles = "in: \(list(rule.profiles))"
      let types = rule.types.isEmpty ? "" : ", of: \(list(rule.types.map { "\($0)" }))"
      return "    RuleCheck(.\(SwiftSource.name(of: rule.id)), \(profiles)\(types)),\n"
    }
    return """
      // Written by `iamspec builtin-data` from the rules of the built-in suite; scripts/update calls it.

      import SpecModel

      extension RuleCheck {
        /// The checks of all rules that give a reason, in the order of the rules; a rule without its check does
        /// not compile.
        static let all = [
      \(checks.joined())  ]
      }

      """
  }

  private func list(_ names: [String]) -> String {
    "[\(names.map { ".\($0)" }.joined(separator: ", "))]"
  }
}
