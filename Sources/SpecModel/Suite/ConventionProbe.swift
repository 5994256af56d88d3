/// Two similar scripts that show whether an engine keeps a convention of the protocol, which decides where no
/// document says anything.
///
/// The answer to the first one, the control, shows that the engine does everything that the second one needs. So
/// only the convention is left to blame if the second one ends differently.
package struct ConventionProbe: Hashable, Sendable {
  /// The convention's id, by which the failed cases are found in which it decides.
  package var convention: String
  /// The sentence of the protocol, word for word.
  package var sentence: String
  /// The name of the script, as requests have it.
  package var name: String
  /// The part of an engine that is asked: by `core`, one that is only a presenter is not.
  package var layer: Rule.Layer
  /// The convention that must be kept for this probe to show anything; `nil` if there is none.
  package var needs: String?
  /// What an engine that breaks the convention does, as a sentence.
  package var breach: String
  /// The advice for the engine's author.
  package var advice: String
  /// A script that the engine performs as expected whether it keeps the convention or not.
  package var control: Trial
  /// The script in which the convention decides.
  package var script: Trial

  /// Creates a probe.
  package init(
    convention: String, sentence: String, name: String, layer: Rule.Layer, needs: String?,
    breach: String, advice: String, control: Trial, script: Trial
  ) {
    (self.convention, self.sentence, self.name) = (convention, sentence, name)
    (self.layer, self.needs) = (layer, needs)
    (self.breach, self.advice) = (breach, advice)
    (self.control, self.script) = (control, script)
  }
}

extension ConventionProbe {
  /// A script, and what must be seen in it.
  package struct Trial: Hashable, Sendable {
    /// The state of the world at the start.
    package var given: Given
    /// The messages that the steps may refer to.
    package var messages: [Message]
    /// What happens.
    package var steps: [Step]
    /// What must be seen, whichever step causes it.
    package var demands: [Demand]

    /// Creates a trial.
    package init(given: Given, messages: [Message], steps: [Step], demands: [Demand]) {
      (self.given, self.messages) = (given, messages)
      (self.steps, self.demands) = (steps, demands)
    }
  }

  /// Actions, and what they cause, perhaps among other things.
  package struct Step: Hashable, Sendable {
    /// What happens; never empty.
    package var actions: [Action]
    /// Each of these is seen.
    package var expectations: [Sight]

    /// Creates a step.
    package init(actions: [Action], expectations: [Sight]) {
      (self.actions, self.expectations) = (actions, expectations)
    }
  }

  /// What must be seen in a script.
  package struct Demand: Hashable, Sendable {
    /// How often, and where.
    package var measure: Measure
    /// What is seen or not.
    package var sights: [Sight]

    /// Creates a demand.
    package init(_ measure: Measure, _ sights: [Sight]) {
      (self.measure, self.sights) = (measure, sights)
    }
  }

  /// How often something must be seen, spelled as in specs.
  package enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Each of the sights at least once.
    case seen
    /// None of them.
    case never
    /// Each of them not twice.
    case atMostOnce = "at_most_once"
    /// All of them in the list of one action.
    case together
  }

  /// An observation, as far as it matters.
  package enum Sight: Hashable, Sendable {
    /// Anything of a kind.
    case kind(Observation.Kind)
    /// What a case could expect.
    case expected(Expectation)
  }
}
