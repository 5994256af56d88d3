/// The texts that editors show beside the keys of case files.
extension CaseFileKey {
  var schemaText: String {
    switch self {
    case .format: "The version of the format."
    case .title: "What the cases of this file show, in a few words."
    case .rules: "The rules that all cases below test; the first is the one they are filed under."
    case .about: "Markdown for readers: what the cases show, and why it matters."
    case .given:
      "The state at the start of every case below; a case's own is merged over it, key by key."
    case .watch: "Kinds of observation that are asserted even if no expectation names them."
    case .messages: "The messages that cases refer to; a case's own messages are merged over them."
    case .cases: "The cases, in reading order."
    }
  }
}

extension CaseKey {
  var schemaText: String {
    switch self {
    case .id: "The last part of the case's id, permanent: lowercase letters, digits and hyphens."
    case .title: "What happens, as a sentence. `${column}` is the value in the variant."
    case .about: "Markdown for readers."
    case .rules: "Rules that this case tests in addition to the file's."
    case .profiles:
      "The profiles in which it is run; by default, every profile that has all its rules."
    case .keptFor: "Why the case stays although no fault needs it."
    case .variants:
      "A table of variants, by id, each with the same columns. `$column` stands for the value "
        + "anywhere in this case's `given`, `messages` and `steps`."
    case .given: "The state at the start; merged over the file's, key by key."
    case .messages: "Messages of this case only; merged over the file's."
    case .watch: "Kinds of observation that are asserted even if no expectation names them."
    case .steps: "What happens, and what it must cause."
    }
  }
}

extension StepKey {
  var schemaText: String {
    switch self {
    case .do: "What happens: an action, or a list of actions."
    case .expect: "What all actions of the step must cause together, in order; if absent, nothing."
    case .stack: "What must wait afterwards, the top first; `[]` is an empty stack."
    case .note: "A note for readers."
    }
  }
}
