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

extension GivenKey {
  var schemaText: String {
    switch self {
    case .minimumInterval:
      "The minimum interval between messages, in whole seconds; absent: the engine's default."
    case .app: "Whether the app is in front of the user; by default, it is."
    case .orientation: "How the device is held; by default, upright."
    case .keyboard: "Whether the keyboard is on the screen; by default, it is not."
    case .presenter: "Whether a presenter is assigned; by default, there is one."
    case .host: "What the host app implements and answers."
    case .assets: "What becomes of fetches, by URL; what is not listed is there at once."
    }
  }
}

extension HostKey {
  var schemaText: String {
    switch self {
    case .choices: "What the host answers: for every message, or by the names of messages."
    case .implements: "By which method the host can be asked; by default, `display_choice`."
    }
  }
}

extension AssetKey {
  var schemaText: String {
    switch self {
    case .after: "How long the fetch takes until it ends well."
    case .failAfter: "How long the fetch takes until it fails."
    }
  }
}

extension MessageKey {
  var schemaText: String {
    switch self {
    case .type: "How the message looks."
    case .trigger: "What triggers it; without any trigger it is local, for `present_local` alone."
    case .triggers: "Several triggers, any of which will do."
    case .priority: "Which of several triggered messages is chosen: the highest number. Default: 0."
    case .orientation: "The orientation that it is made for; by default, any."
    case .image: "The URL of its image, such as `banner.png`."
    case .zip: "The URL of its ZIP file."
    case .timeout: "How long after the trigger it may still be displayed; absent: for ever."
    case .extras: "The key-value pairs set on the campaign."
    }
  }
}

extension TriggerKind {
  var schemaText: String {
    switch self {
    case .sessionStart: "The start of a session."
    case .pushClick: "The app is opened from a push notification."
    case .anyPurchase: "Any purchase, whatever the product."
    case .customEvent: "A named event: `name`, or `{name: …, where: FILTER}`."
    case .specificPurchase: "A product's purchase: `product`, or `{product: …, where: FILTER}`."
    }
  }
}

extension FilterKey {
  var schemaText: String {
    switch self {
    case .property: "The name of the property that is compared."
    case .all: "All of these conditions hold."
    case .any: "At least one of these conditions holds."
    case .equals: "It has this value and type."
    case .notEquals: "It has this type and another value."
    case .greaterThan: "It is a number greater than this."
    case .atLeast: "It is a number not less than this."
    case .lessThan: "It is a number less than this."
    case .atMost: "It is a number not greater than this."
    case .before: "It is a date before this one."
    case .after: "It is a date after this one."
    case .matches: "It is a text in which this regular expression is found, anywhere."
    case .exists: "Whether the property is there at all."
    }
  }
}
