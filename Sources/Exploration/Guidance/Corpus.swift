import SpecModel

/// The scripts that new ones are made from: those of a suite's cases, and those that reached
/// something new.
package struct Corpus: Sendable {
  /// The transitions that the suite's cases or scripts reached.
  package private(set) var reached: Set<Transition> = []
  /// The number of transitions that the cases reach.
  package private(set) var reachedByCases = 0

  private var scripts: [String: [Script]] = [:]

  /// Returns the scripts of a profile.
  func scripts(in profile: String) -> [Script] { scripts[profile] ?? [] }

  /// Adds the script of a case, whatever it reaches.
  mutating func add(case script: Script, reaching transitions: [Transition]) {
    scripts[script.profile, default: []].append(script)
    reached.formUnion(transitions)
    reachedByCases = reached.count
  }

  /// Adds a script if it reaches something new.
  mutating func add(_ made: ScriptMaker.Made) {
    let count = reached.count
    reached.formUnion(made.transitions)
    if reached.count > count { scripts[made.script.profile, default: []].append(made.script) }
  }

  /// The number of states that were reached.
  package var states: Int {
    reached.reduce(into: Set<Transition.State>()) { $0.formUnion([$1.before, $1.after]) }.count
  }
}
