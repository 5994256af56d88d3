/// What editors show beside the keys of case files.
extension CaseFileKey {
  var schemaText: String {
    switch self {
    case .format: "The version of the format."
    case .title: "What the cases of this file show, in a few words."
    case .rules: "The rules of all cases below; the first is the one they are filed under."
    case .about: "Markdown for the reader: what is shown here, and why it matters."
    case .given: "The start state of every case below; a case's own is merged over it key by key."
    case .watch: "Kinds of observation that are asserted although no expectation names them."
    case .messages: "The messages that cases speak of; a case's own are merged over them."
    case .cases: "The cases, in reading order."
    }
  }
}

extension CaseKey {
  var schemaText: String {
    switch self {
    case .id: "The last part of the case's id, stable for ever: small letters, digits, hyphens."
    case .title: "What happens, as a sentence. `${column}` is the value in the variant."
    case .about: "Markdown for the reader."
    case .rules: "Rules that this case asks for in addition to the file's."
    case .profiles: "The profiles in which it is run; by default, those that all its rules share."
    case .keptFor: "Why the case stays although no fault needs it."
    case .variants:
      "A table of variants, by id, each with the same columns. `$column` stands for the value "
        + "anywhere in this case's `given`, `messages` and `steps`."
    case .given: "The start state; merged over the file's key by key."
    case .messages: "Messages of this case alone; merged over the file's."
    case .watch: "Kinds of observation that are asserted although no expectation names them."
    case .steps: "What happens, and what it must cause."
    }
  }
}

extension StepKey {
  var schemaText: String {
    switch self {
    case .do: "What happens: an action, or a list of actions."
    case .expect: "What all actions of the step together must cause, in order; absent: nothing."
    case .stack: "What must wait afterwards, the top first; `[]` is an empty stack."
    case .note: "A remark for the reader."
    }
  }
}
