import SpecModel

/// The keys of a question.
enum QuestionKey: String, RecordKey {
  case id, title, question, about, layer, rules, profiles, documents
  case defaultAnswer = "default"
  case answers, probes, moot

  static let record = Record<QuestionKey>(
    "a question",
    [
      .id: .required(.dottedID, "The stable id, such as `open.after-dismiss`."),
      .title: .required(.prose, "A few words for headings."),
      .question: .required(.prose, "The question, as a sentence."),
      .about: .optional(.prose, "Markdown: why it is open, and what differs for the user."),
      .layer: .optional(
        .words(of: Rule.Layer.self),
        "The part of an engine that decides it; by default, the presenter."),
      .rules: .optional(
        .rules,
        "The rules that it is about; it is not asked if one of them does not apply. The handbook shows it in the "
          + "chapter of the first."),
      .profiles: .optional(.profiles, "The profiles in which it arises; by default, all."),
      .documents: .optional(.citations, "What documents say, or do not say."),
      .defaultAnswer: .required(.plainID, "The id of the answer that the reference engine gives."),
      .answers: .required(
        .mapping(of: .plainID, to: .prose, atLeast: 1),
        "The answers that engines are known to give, by id."),
      .probes: .optional(
        .list(of: .reference("probe"), atLeast: 1),
        "Scripts whose outcome shows which answer an engine gives."),
      .moot: .optional(
        .list(of: .reference("moot"), atLeast: 1),
        "Answers to other questions under which this one does not arise."),
    ])
}

/// The keys of answers that make a question moot.
enum MootKey: String, RecordKey {
  case when, because

  static let record = Record<MootKey>(
    "a condition",
    [
      .when: .required(
        .mapping(of: .dottedID, to: .plainID, atLeast: 1),
        "The answers to other questions that settle this one."),
      .because: .required(.prose),
    ])
}

/// The keys of a probe.
enum ProbeKey: String, RecordKey {
  case id, title, about, profiles, given, messages, watch, steps, outcomes

  static let record = Record<ProbeKey>(
    "a probe",
    [
      .id: .required(.plainID),
      .title: .required(.prose),
      .about: .optional(.prose),
      .profiles: .optional(.profiles),
      .given: .optional(.reference("given")),
      .messages: .optional(.reference("messages")),
      .watch: .optional(.reference("watch")),
      .steps: .required(.reference("steps")),
      .outcomes: .required(
        .list(of: .reference("outcome"), atLeast: 1),
        "What the probe may cause, and the answer that each outcome shows."),
    ])
}

/// The keys of an outcome.
enum OutcomeKey: String, RecordKey {
  case answer, expect, steps

  static let record = Record<OutcomeKey>(
    "an outcome",
    [
      .answer: .required(.plainID, "The id of the answer."),
      .expect: .optional(.reference("expectations"), "What the last step causes."),
      .steps: .optional(
        .list(of: .reference("expectations"), atLeast: 1), "What each of the last steps causes."),
    ])
}
