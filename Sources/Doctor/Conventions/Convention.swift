import Conformance
import SpecModel

/// A convention of the protocol that an engine can be asked about, and the two scripts that show whether it keeps it.
struct Convention: Sendable {
  private let probe: ConventionProbe
  private let control: ConventionTrial
  private let trial: ConventionTrial

  /// Creates a convention from its probe, and the probe's scripts as the engine is asked them.
  init(_ probe: ConventionProbe, control: ConventionTrial, script: ConventionTrial) {
    (self.probe, self.control, trial) = (probe, control, script)
  }

  /// The convention's id, by which the failed cases are found in which it decides.
  var id: String { probe.convention }

  /// The control, and the script in which the convention decides.
  var scripts: [Script] { [control.script, trial.script] }

  /// The convention that must be kept for this one to be judged; `nil` if there is none.
  var needs: String? { probe.needs }

  /// Returns whether an engine with these answers keeps the convention, or `nil` if the answers do
  /// not show it.
  func isKept(by answer: ScriptReply, control reply: ScriptReply) -> Bool? {
    control.isSatisfied(by: reply) && answer.isTranscript ? trial.isSatisfied(by: answer) : nil
  }

  /// The finding about an engine that breaks the convention.
  var finding: CheckFinding {
    CheckFinding(
      "\(probe.breach) \(probe.sentence)", advice: probe.advice, input: .requests([trial.script]))
  }
}

extension [Convention] {
  /// The scripts of all conventions, each after its control.
  var scripts: [Script] { flatMap(\.scripts) }

  /// Returns the conventions that are not kept, and the number of those that the answers show.
  ///
  /// - Parameter answers: The engine's answers to ``scripts``.
  func broken(by answers: [ScriptReply]) -> (broken: [Convention], shown: Int) {
    var broken: [Convention] = []
    var shown = 0
    for (index, convention) in enumerated() where answers.indices.contains(2 * index + 1) {
      if broken.contains(where: { $0.id == convention.needs }) { continue }
      let (control, answer) = (answers[2 * index], answers[2 * index + 1])
      guard let isKept = convention.isKept(by: answer, control: control) else { continue }
      shown += 1
      if !isKept { broken.append(convention) }
    }
    return (broken, shown)
  }
}
