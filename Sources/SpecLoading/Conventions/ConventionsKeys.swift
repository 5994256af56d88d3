import SpecModel

/// The keys of conventions.yaml.
enum ConventionsFileKey: String, RecordKey {
  case format, given, messages, conventions

  static let record = Record<ConventionsFileKey>(
    "conventions.yaml",
    [
      must(.format, SpecSchema.format),
      ConventionKey.record[.given],
      ConventionKey.record[.messages],
      must(.conventions, .list(of: .reference("convention"), atLeast: 1)),
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
      must(
        .id, .text(matching: SchemaPattern.name), "The id, by which results and `needs` name it."),
      may(.sentence, .prose, "The sentence of the protocol, word for word."),
      may(.name, .plainID, "The name of the scripts, as requests have it."),
      may(.breach, .prose, "What an engine does that does not keep it, as a sentence."),
      may(.advice, .prose, "What its author can do."),
      may(
        .layer, .words(of: Rule.Layer.self),
        "The part of an engine that is asked; with `core`, a mere presenter is not."),
      may(
        .needs, .text(matching: SchemaPattern.name),
        "The convention that must be kept for this one to be seen; it comes before."),
      may(
        .given, .reference("given"),
        "The state at the start; merged over what is said around it, key by key."),
      may(
        .messages, .reference("messages"),
        "The messages of the steps; merged over those that are declared around it."),
      may(
        .steps, .reference("steps"),
        "What happens. A step causes what it expects, perhaps among other things."),
      may(.seen, .reference("demand"), "Each of these is seen, in any step."),
      may(.never, .reference("demand"), "None of these is seen."),
      may(.atMostOnce, .reference("demand"), "None of these is seen twice."),
      may(.together, .reference("demand"), "All of these are in the list of one action."),
      may(
        .control, .any(of: [.reference("steps"), .reference("trial")]),
        "A script that every engine performs alike that can do what the other one needs: its steps, or what is not "
          + "as said beside it."),
      may(
        .script, .any(of: [.reference("steps"), .reference("trial")]),
        "The script in which the convention decides, in the same form."),
      may(
        .probes, .list(of: .reference("probe"), atLeast: 1),
        "The ways in which it is seen, if there are several."),
    ])
  static let ofProbe = record.part("a probe", without: [.id, .probes])
  static let ofScript = record.part(
    "a script", [.given, .messages, .steps, .seen, .never, .atMostOnce, .together])

  /// The texts that every probe has, unless its convention has them.
  static let texts: [Self] = [.sentence, .name, .breach, .advice]
}
