/// The texts that editors show beside the keys of rules.yaml and questions.yaml.
extension RulesFileKey {
  var schemaText: String {
    switch self {
    case .format: "The version of the format."
    case .suite: "The suite's name, title and version, as reports show them."
    case .documents: "The documents that the rules rest on, by id."
    case .profiles: "The generations of engines that they describe, by id."
    case .chapters:
      "The rules by chapter, in reading order; a chapter that is only named has a rules.yaml in its folder."
    }
  }
}

extension DocumentKey {
  var schemaText: String {
    switch self {
    case .title: "What the document is."
    case .language: "The language that it is written in."
    case .profile: "The id of the profile that it describes."
    case .vendor: "The company or project that publishes it."
    case .product: "What it is about, by the name that the vendor gives it."
    case .platform: "The platform, by the name that the document gives it."
    case .originalTitle: "Its title, in its own language."
    case .path:
      "Its path in the vendor's documentation, or that of the folder that its own links lead to."
    case .about: "Markdown about its peculiarities."
    }
  }
}

extension AccountSentenceKey {
  var schemaText: String {
    switch self {
    case .digest: "What stands for the text; `iamspec sources --write` writes it."
    case .says: "What it says, paraphrased in your own words."
    case .clauses:
      "The full ids of the clauses that rest on it, or the id of a rule that it is about as a whole."
    case .questions: "The ids of the questions that it leaves open."
    case .none:
      "Why nothing rests on it: an example in code, a link to another page, advice to the authors of apps, an "
        + "introduction of what follows, metadata, the navigation of the page, or an insertion from elsewhere."
    }
  }
}

extension RuleKey {
  var schemaText: String {
    switch self {
    case .id: "The stable id, such as `display.one-at-a-time`."
    case .title: "A few words for headings."
    case .layer: "The part of an engine that it binds: what triggers, or what displays."
    case .profiles: "The profiles that have the rule."
    case .statement: "The rule, in a sentence or two."
    case .about: "Markdown: why it matters, and how it is misread."
    case .discard: "The reason that engines give where it makes them discard a message."
    case .reenqueue:
      "The reason that engines give where it makes them put a message back on the stack."
    case .types: "The types of message that it is about; by default, all."
    case .clauses: "The statements that it is made of, each with what the documents say about it."
    case .untestable: "Why nothing can test it."
    case .documents: "What each document of the suite says about it."
    case .reading: "If documents differ: which one the rule follows, and why."
    }
  }
}

extension ClauseKey {
  var schemaText: String {
    switch self {
    case .id: "A short id, unique within the rule: the full id is `rule/clause`."
    case .text: "The statement, in a sentence."
    case .because:
      "The statement as the reason for what an engine did, in words that can follow \"because\", such as "
        + "`{messages} {has} no timeout`."
    case .weight:
      "How much it matters to somebody who wants to know why: `decisive` if it keeps a message from the screen, "
        + "`ordinary` if it brings one there, `idle` if it explains why nothing happens; by default, `routine`."
    case .documents: "What each document of the suite says about it."
    }
  }
}

extension QuestionKey {
  var schemaText: String {
    switch self {
    case .id: "The stable id, such as `open.after-dismiss`."
    case .title: "A few words for headings."
    case .question: "The question, as a sentence."
    case .about: "Markdown: why it is open, and what differs for the user."
    case .layer: "The part of an engine that decides it; by default, the presenter."
    case .rules:
      "The rules that it is about; it is not asked if one of them does not apply. The handbook shows it in the "
        + "chapter of the first."
    case .profiles: "The profiles in which it arises; by default, all."
    case .documents: "What documents say, or do not say."
    case .defaultAnswer: "The id of the answer that the reference engine gives."
    case .answers: "The answers that engines are known to give, by id."
    case .probes: "Scripts whose outcome shows which answer an engine gives."
    case .moot: "Answers to other questions under which this one does not arise."
    }
  }
}
