package import SpecJSON
package import SpecModel
import Wording

/// A line of a results file with an engine's answer to an open question in a profile.
package struct ResultsAnswer: Hashable, Sendable {
  /// The question's id.
  package var question: String
  /// The id of the profile in which it was asked.
  package var profile: String
  /// The outcome of asking.
  package var outcome: Outcome
  /// Whether scripts showed the answer, and not a probe.
  package var isShownByScripts = false

  /// The outcomes of asking.
  package enum Outcome: Hashable, Sendable {
    /// The engine gives the answer with this id.
    case answer(String)
    /// The engine gives different answers in different scripts.
    case several([String])
    /// The engine does something that matches no answer: the observations of the last step.
    case other([Observation])
    /// The engine could not be asked or did not reply, with the reason.
    case none(String)
  }

  /// Creates a line.
  package init(
    question: String, profile: String, outcome: Outcome, isShownByScripts: Bool = false
  ) {
    self.question = question
    self.profile = profile
    self.outcome = outcome
    self.isShownByScripts = isShownByScripts
  }

  /// The question's id and the profile, unique within a run.
  package var id: String { "\(question) [\(profile)]" }
}

extension ResultsAnswer: JSONDescribed {
  package init(_ answer: Self?, _ json: inout JSONMembers) throws(JSONError) {
    self.init(
      question: try json.required("question", answer?.question),
      profile: try json.required("profile", answer?.profile),
      outcome: try json.part(answer?.outcome))
    if case .answer = outcome {
      let teller = answer?.isShownByScripts == true ? "scripts" : nil
      isShownByScripts = try json.optional("told_by", teller) != nil
    }
  }
}

extension ResultsAnswer.Outcome: JSONObject {
  package func writeMembers(to json: inout JSONWriter) {
    switch self {
    case .answer(let id): json.member("answer", id)
    case .several(let ids): json.member("answers", ids)
    case .other(let observations): json.member("observations", observations)
    case .none(let reason): json.member("none", reason)
    }
  }

  package init(_ json: JSONReader) throws(JSONError) {
    if let answer = json.optional("answer") {
      self = .answer(try answer.string())
    } else if let answers = json.optional("answers") {
      self = .several(try answers.strings())
    } else if let observations = json.optional("observations") {
      self = .other(try Array(observations))
    } else {
      self = .none(try json.required("none"))
    }
  }
}

extension ResultsAnswer {
  /// The outcome in words, with its source unless that was a probe.
  package var words: String { outcome.words + (isShownByScripts ? " (shown by scripts)" : "") }
}

extension ResultsAnswer.Outcome {
  /// The outcome in words; an answer is given by its id.
  package var words: String {
    switch self {
    case .answer(let id): id
    case .several(let ids): "several answers: \(ids.joined(separator: ", "))"
    case .other(let observations):
      observations.isEmpty
        ? "something else: nothing"
        : "something else: " + observations.map(\.phrase.plain).joined(separator: ", ")
    case .none(let reason): "no answer: \(reason)"
    }
  }
}
