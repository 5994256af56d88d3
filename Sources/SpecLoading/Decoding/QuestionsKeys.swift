import SpecModel

/// The keys of a question.
enum QuestionKey: String, RecordKey {
  case id, title, question, about, layer, rules, profiles, documents
  case defaultAnswer = "default"
  case answers, probes, moot

  static let record = Record<QuestionKey>(
    "a question",
    [
      must(.id, .dottedID, "The stable id, such as `open.after-dismiss`."),
      must(.title, .prose, "A few words for headings."),
      must(.question, .prose, "The question, as a sentence."),
      may(.about, .prose, "Markdown: why it is open, and what differs for the user."),
      may(
        .layer, .words(of: Rule.Layer.self),
        "The part of an engine that decides it; by default, the presenter."),
      may(
        .rules, .rules,
        "The rules that it is about; it is not asked if one of them does not apply. The handbook shows it in the "
          + "chapter of the first."),
      may(.profiles, .profiles, "The profiles in which it arises; by default, all."),
      may(.documents, .citations, "What documents say, or do not say."),
      must(.defaultAnswer, .plainID, "The id of the answer that the reference engine gives."),
      must(
        .answers, .mapping(of: .plainID, to: .prose, atLeast: 1),
        "The answers that engines are known to give, by id."),
      may(
        .probes, .list(of: .reference("probe"), atLeast: 1),
        "Scripts whose outcome shows which answer an engine gives."),
      may(
        .moot, .list(of: .reference("moot"), atLeast: 1),
        "Answers to other questions under which this one does not arise."),
    ])
}

/// The keys of answers that make a question moot.
enum MootKey: String, RecordKey {
  case when, because

  static let record = Record<MootKey>(
    "a condition",
    [
      must(
        .when, .mapping(of: .dottedID, to: .plainID, atLeast: 1),
        "The answers to other questions that settle this one."),
      must(.because, .prose),
    ])
}

/// The keys of a probe.
enum ProbeKey: String, RecordKey {
  case id, title, about, profiles, given, messages, watch, steps, outcomes

  static let record = Record<ProbeKey>(
    "a probe",
    [
      must(.id, .plainID),
      must(.title, .prose),
      may(.about, .prose),
      may(.profiles, .profiles),
      may(.given, .reference("given")),
      may(.messages, .reference("messages")),
      may(.watch, .reference("watch")),
      must(.steps, .reference("steps")),
      must(
        .outcomes, .list(of: .reference("outcome"), atLeast: 1),
        "What the probe may cause, and the answer that each outcome shows."),
    ])
}

/// The keys of an outcome.
enum OutcomeKey: String, RecordKey {
  case answer, expect, steps

  static let record = Record<OutcomeKey>(
    "an outcome",
    [
      must(.answer, .plainID, "The id of the answer."),
      may(.expect, .reference("expectations"), "What the last step causes."),
      may(
        .steps, .list(of: .reference("expectations"), atLeast: 1),
        "What each of the last steps causes."),
    ])
}
