import SpecModel

/// The keys of conventions.yaml.
enum ConventionsFileKey: String, RecordKey {
  case format, given, messages, conventions

  static let record = Record<ConventionsFileKey>(
    "conventions.yaml",
    [
      .format: .format,
      .given: ConventionKey.record[.given],
      .messages: ConventionKey.record[.messages],
      .conventions: .required(.list(of: .reference("convention"), atLeast: 1)),
    ])
}

/// The keys of a convention, of its probes and of their scripts: what is said of one holds for all within.
enum ConventionKey: String, RecordKey {
  case id
  case sentence, name, breach, advice
  case layer, needs
  case given, messages, steps
  case seen, never
  case atMostOnce = "at_most_once"
  case together
  case control, script
  case probes

  static let record = Record<ConventionKey>(
    "a convention",
    [
      .id: .required(
        .text(matching: SchemaPattern.name), "The id, by which results and `needs` name it."),
      .sentence: .optional(.prose, "The sentence of the protocol, word for word."),
      .name: .optional(.plainID, "The name of the scripts, as requests have it."),
      .breach: .optional(.prose, "What an engine does that does not keep it, as a sentence."),
      .advice: .optional(.prose, "What its author can do."),
      .layer: .optional(
        .words(of: Rule.Layer.self),
        "The part of an engine that is asked; with `core`, a mere presenter is not."),
      .needs: .optional(
        .text(matching: SchemaPattern.name),
        "The convention that must be kept for this one to be seen; it comes before."),
      .given: .optional(
        .reference("given"),
        "The state at the start; merged over what is said around it, key by key."),
      .messages: .optional(
        .reference("messages"),
        "The messages of the steps; merged over those that are declared around it."),
      .steps: .optional(
        .reference("steps"),
        "What happens. A step causes what it expects, perhaps among other things."),
      .seen: .optional(.reference("demand"), "Each of these is seen, in any step."),
      .never: .optional(.reference("demand"), "None of these is seen."),
      .atMostOnce: .optional(.reference("demand"), "None of these is seen twice."),
      .together: .optional(.reference("demand"), "All of these are in the list of one action."),
      .control: .optional(
        .any(of: [.reference("steps"), .reference("trial")]),
        "A script that every engine performs alike that can do what the other one needs: its steps, or what is not "
          + "as said beside it."),
      .script: .optional(
        .any(of: [.reference("steps"), .reference("trial")]),
        "The script in which the convention decides, in the same form."),
      .probes: .optional(
        .list(of: .reference("probe"), atLeast: 1),
        "The ways in which it is seen, if there are several."),
    ])
  static let ofProbe = record.part("a probe", without: [.id, .probes])
  static let ofScript = record.part(
    "a script", [.given, .messages, .steps, .seen, .never, .atMostOnce, .together])

  /// The texts that every probe has, unless its convention has them.
  static let texts: [Self] = [.sentence, .name, .breach, .advice]
}
