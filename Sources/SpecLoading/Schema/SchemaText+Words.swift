/// The texts that editors show beside the keys of vocabulary.yaml and monitors.yaml.
extension VocabularyFileKey {
  var schemaText: String {
    switch self {
    case .format: "The version of the format."
    case .name: "Only the vocabulary that iamspec has built in has a name."
    case .includes: "Small vocabularies whose words the suite has besides its own."
    case .semantics:
      "What the built-in words mean: with `in-app-messages`, what comes with iamspec judges the rules that are "
        + "called like built-in ones. By default, the suite's own rules say all."
    case .states: "What words change and a case can begin with."
    case .classes: "Classes of messages, which words can take by their names, like shapes."
    case .shapes: "Forms of values, by name."
    case .actions: "What can happen."
    case .observations: "What can be seen."
    case .queries: "What a step can ask for at its end."
    case .messages: "The keys of a message."
    case .given: "What a case can begin with."
    }
  }
}

extension ClassKey {
  var schemaText: String {
    switch self {
    case .with: "The keys that its messages have."
    case .without: "The keys that they lack."
    case .summary: "What its messages are, in a sentence."
    }
  }
}

extension WordKey {
  var schemaText: String {
    switch self {
    case .takes: "What it says: the name of a shape, `[shape]`, or members with their shapes."
    case .short: "The member that a case may write alone."
    case .wire: "The key of the value on the wire; by default, the name of its shape."
    case .heardBy: "Who hears it: everyone, or only the core."
    case .madeBy: "Which part of an engine reports it."
    case .seen: "Whether it is seen from outside, or inside the engine."
    case .written: "Whether cases may have it; by default, they may."
    case .assertedAs: "Variants that are asserted as kinds of their own."
    case .required: "Whether it must be there."
    case .defaultValue: "The value if it is absent; the wire always has it."
    case .noun: "What it is, with its article, for messages about mistakes."
    case .shortFor: "The key that it is another form of."
    case .sends: "What the wire has for it; `it` is its value."
    case .sets: "The states that it changes, each with the new value."
    case .shows: "`it`, if the message that it names appears on the screen."
    case .hides: "`it`, if the message that it names leaves the screen."
    case .state: "The state that it sets."
    case .asks: "The action with which the harness asks."
    case .summary: "What it means, in a sentence."
    case .phrase:
      "How a timeline tells it: `{key}` is a value in prose, and one in backquotes as a case writes it; or a phrase "
        + "for each choice."
    case .each: "The phrase of an entry of a mapping, with `{key}` and `{value}`."
    case .between: "What stands between the values of a list."
    case .example: "An example of the value, as a case writes it."
    }
  }
}

extension ShapeKey {
  var schemaText: String {
    switch self {
    case .shape: "The shape, beside its default."
    case .optional: "The shape of a member that may be absent."
    case .open: "Whether there are words besides these."
    case .list: "The shape of the elements."
    case .map: "The shape of the values of a mapping."
    case .by: "The shape of its keys; by default, text."
    case .members: "The members, each with its shape."
    case .variants: "The words that it can begin with, each with what it takes."
    case .either: "The shapes of which it has one."
    case .tag: "The key that names the variant in a case."
    case .choices: "The words that it can be."
    case .wireTag: "The key that names the variant on the wire."
    case .defaultValue: "The value if it is absent; the wire always has it."
    case .absentIs: "What an observation says that lacks it."
    }
  }
}

extension MonitorKey {
  var schemaText: String {
    switch self {
    case .clause: "The full id of the clause that is broken: `rule/clause`."
    case .never: "This does not happen."
    case .only: "This happens only where `after`, `during` or `from` says."
    case .atMost:
      "What is in `of` happens no more often: a number, or a path such as `redisplay.limit`."
    case .atLeast:
      "So much time lies between what is in `between`: a span, or a path such as `given.interval`."
    case .each: "Each of these leads to what is in `leads_to`."
    case .due: "This comes in each action at the end of which the monitor's scope holds."
    case .of: "What is counted."
    case .between: "The two between which time passes."
    case .leadsTo: "What must follow."
    case .in: "By when it must follow."
    case .for: "`it`: for each message by itself."
    case .while:
      "As long as states have these values, and `something`, `nothing`, `it` or `another` message is `visible`."
    case .once: "Once this has happened, for ever."
    case .before: "Before any of these has happened."
    case .from:
      "When this time has passed: a span, a path to one, or a path to a date, such as `ends`."
    case .since:
      "The time in `from` passes since the last of these, or since the date of `given` when a case begins."
    case .after: "From then on."
    case .until: "Until one of these."
    case .during: "In what this action causes."
    case .where: "For messages whose keys have these values."
    case .given: "For cases that begin with these values."
    case .with: "For messages that have these keys."
    case .without: "For messages that lack these keys."
    case .says:
      "The breach in words: `{it}` is the message, `{seen}` what was seen, `{limit}` what is demanded, and `{found}` "
        + "what was found instead."
    case .weight:
      "How much a breach says about what is wrong: of several in the same action, `decisive` ones come first, "
        + "`routine` ones last."
    }
  }
}
