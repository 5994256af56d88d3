import SpecModel

/// The keys of a question.
enum QuestionKey: String, RecordKey {
  case id, title, question, about, layer, rules, profiles, documents
  case defaultAnswer = "default"
  case answers, probes, moot

  static let record = Record<QuestionKey>("a question")

  var field: Field {
    switch self {
    case .id: .required(.dottedID, "The stable id, such as `open.after-dismiss`.")
    case .title: .required(.prose, "A few words for headings.")
    case .question: .required(.prose, "The question, as a sentence.")
    case .about: .optional(.prose, "Markdown: why it is open, and what differs for the user.")
    case .layer:
      .optional(
        .words(of: Rule.Layer.self),
        "The part of an engine that decides it; by default, the presenter.")
    case .rules:
      .optional(
        .rules,
        "The rules that it is about; it is not asked if one of them does not apply. The handbook shows it in the "
          + "chapter of the first.")
    case .profiles:
      .optional(.profiles, "The profiles in which it arises; by default, all.")
    case .documents: .optional(.citations, "What documents say, or do not say.")
    case .defaultAnswer:
      .required(.plainID, "The id of the answer that the reference engine gives.")
    case .answers:
      .required(
        .mapping(of: .plainID, to: .prose, atLeast: 1),
        "The answers that engines are known to give, by id.")
    case .probes:
      .optional(
        .list(of: .reference("probe"), atLeast: 1),
        "Scripts whose outcome shows which answer an engine gives.")
    case .moot:
      .optional(
        .list(of: .reference("moot"), atLeast: 1),
        "Answers to other questions under which this one does not arise.")
    }
  }
}

/// The keys of answers that make a question moot.
enum MootKey: String, RecordKey {
  case when, because

  static let record = Record<MootKey>("a condition")

  var field: Field {
    switch self {
    case .when:
      .required(
        .mapping(of: .dottedID, to: .plainID, atLeast: 1),
        "The answers to other questions that settle this one.")
    case .because: .required(.prose)
    }
  }
}

/// The keys of a probe.
enum ProbeKey: String, RecordKey {
  case id, title, about, profiles, given, messages, watch, steps, outcomes

  static let record = Record<ProbeKey>("a probe")

  var field: Field {
    switch self {
    case .id: .required(.plainID)
    case .title: .required(.prose)
    case .about: .optional(.prose)
    case .profiles: .optional(.profiles)
    case .given, .messages, .watch: .optional(.reference(rawValue))
    case .steps: .required(.reference("steps"))
    case .outcomes:
      .required(
        .list(of: .reference("outcome"), atLeast: 1),
        "What the probe may cause, and the answer that each outcome shows.")
    }
  }
}

/// The keys of an outcome.
enum OutcomeKey: String, RecordKey {
  case answer, expect, steps

  static let record = Record<OutcomeKey>("an outcome")

  var field: Field {
    switch self {
    case .answer: .required(.plainID, "The id of the answer.")
    case .expect: .optional(.reference("expectations"), "What the last step causes.")
    case .steps:
      .optional(
        .list(of: .reference("expectations"), atLeast: 1),
        "What each of the last steps causes.")
    }
  }
}
