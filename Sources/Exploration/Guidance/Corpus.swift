import SpecModel

/// The scripts that new ones are made from: those of a suite's cases, and those that reached what
/// none before them did.
package struct Corpus: Sendable {
  /// The transitions that were reached, by the suite's cases or by scripts.
  package private(set) var reached: Set<Transition> = []
  /// How many of them the cases reach.
  package private(set) var reachedByCases = 0

  private var scripts: [String: [Script]] = [:]

  /// Returns the scripts in a profile.
  func scripts(in profile: String) -> [Script] { scripts[profile] ?? [] }

  /// Adds the script of a case, whatever it reaches.
  mutating func add(case script: Script, reaching transitions: [Transition]) {
    scripts[script.profile, default: []].append(script)
    reached.formUnion(transitions)
    reachedByCases = reached.count
  }

  /// Adds a script, if it reaches something new.
  mutating func add(_ made: ScriptMaker.Made) {
    let count = reached.count
    reached.formUnion(made.transitions)
    if reached.count > count { scripts[made.script.profile, default: []].append(made.script) }
  }

  /// How many states were reached.
  package var states: Int {
    reached.reduce(into: Set<Transition.State>()) { $0.formUnion([$1.before, $1.after]) }.count
  }
}
