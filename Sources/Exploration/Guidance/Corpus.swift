import SpecModel

/// The scripts that new ones are made from: those of a suite's cases, and those that reached
/// something new.
package struct Corpus: Sendable {
  /// The transitions that the suite's cases or scripts reached.
  package private(set) var reached: Set<Transition> = []
  /// The number of transitions that the cases reach.
  package private(set) var reachedByCases = 0

  /// The scripts to build on, by the id of their profile.
  private var scripts: [String: [Script]] = [:]
  /// The scripts that reached something new in this round.
  private var fresh: [Script] = []

  /// Returns the scripts of a profile.
  func scripts(in profile: String) -> [Script] { scripts[profile] ?? [] }

  /// Adds the script of a case, whatever it reaches.
  mutating func add(case script: Script, reaching transitions: [Transition]) {
    scripts[script.profile, default: []].append(script)
    reached.formUnion(transitions)
    reachedByCases = reached.count
  }

  /// Adds a script if it reaches something new; scripts of later rounds build on it.
  mutating func add(_ made: ScriptMaker.Made) {
    let count = reached.count
    for transition in made.transitions { reached.insert(transition) }
    if reached.count > count { fresh.append(made.script) }
  }

  /// Starts a round, whose scripts build on those of all rounds before it.
  ///
  /// A round that goes on after a script in which the engine hangs builds on the same scripts as before.
  mutating func startRound() {
    for script in fresh { scripts[script.profile, default: []].append(script) }
    fresh = []
  }

  /// The number of states that were reached.
  package var states: Int {
    reached.reduce(into: Set<Transition.State>()) { $0.formUnion([$1.before, $1.after]) }.count
  }
}
