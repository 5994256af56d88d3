import SpecModel

/// The keys of a monitor.
enum MonitorKey: String, RecordKey {
  case clause
  case never, only
  case atMost = "at_most"
  case atLeast = "at_least"
  case each, due
  case of, between
  case leadsTo = "leads_to"
  case `in`, `for`, `while`, once, before, from, since, after, until, during
  case `where`, given, with, without
  case says, weight

  static let record = Record<MonitorKey>(
    "a monitor",
    [
      must(
        .clause, .text(matching: "^[a-z0-9]+([-.][a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$"),
        "The full id of the clause that is broken: `rule/clause`."),
      may(.never, .pattern, "This does not happen."),
      may(.only, .pattern, "This happens only where `after`, `during` or `from` says."),
      may(
        .atMost, .any(of: [.count, .reference("path")]),
        "What is in `of` happens no more often: a number, or a path such as `redisplay.limit`."),
      may(
        .atLeast, .time,
        "So much time lies between what is in `between`: a span, or a path such as `given.interval`."
      ),
      may(.each, .pattern, "Each of these leads to what is in `leads_to`."),
      may(
        .due, .pattern, "This comes in each action at the end of which the monitor's scope holds."),
      may(.of, .pattern, "What is counted."),
      may(
        .between, JSONSchema.list(of: .pattern, atLeast: 2).with("maxItems", 2),
        "The two between which time passes."),
      may(.leadsTo, .pattern, "What must follow."),
      may(.in, .constant(MonitorWord.sameAction), "By when it must follow."),
      may(.for, .constant(MonitorWord.it), "`it`: for each message by itself."),
      may(
        .while,
        "As long as states have these values, and `something`, `nothing`, `it` or `another` message is `visible`."
      ) { .any(of: [.constant(MonitorWord.visible), MonitorsSchema(words: $0).states]) },
      may(.once, .pattern, "Once this has happened, for ever."),
      may(.before, .patterns, "Before any of these has happened."),
      may(
        .from, .time,
        "When this time has passed: a span, a path to one, or a path to a date, such as `ends`."),
      may(
        .since, .any(of: [.pattern, .reference("path")]),
        "The time in `from` passes since the last of these, or since the date of `given` when a case begins."
      ),
      may(.after, .pattern, "From then on."),
      may(.until, .patterns, "Until one of these."),
      may(.during, .pattern, "In what this action causes."),
      may(.where, "For messages whose keys have these values.") {
        MonitorsSchema(words: $0).values(of: \.messages)
      },
      may(.given, "For cases that begin with these values.") {
        MonitorsSchema(words: $0).values(of: \.given)
      },
      may(.with, "For messages that have these keys.") {
        MonitorsSchema(words: $0).optionalKeys
      },
      may(.without, "For messages that lack these keys.") {
        MonitorsSchema(words: $0).optionalKeys
      },
      may(
        .says, .prose,
        "The breach in words: `{it}` is the message, `{seen}` what was seen, `{limit}` what is demanded, and `{found}` "
          + "what was found instead."),
      may(
        .weight, .words(of: DeclaredMonitor.Weight.self),
        "How much a breach says about what is wrong: of several in the same action, `decisive` ones come first, "
          + "`routine` ones last."),
    ])

  /// The keys that say what a monitor demands; each has one of them.
  static let demands: [MonitorKey] = [.never, .only, .atMost, .atLeast, .each, .due]

  /// What it needs beside it: one key of each list.
  var needs: [[MonitorKey]] {
    switch self {
    case .only: [[.after, .during, .from]]
    case .atMost: [[.of]]
    case .atLeast: [[.between]]
    case .each: [[.leadsTo], [.in]]
    case .of: [[.atMost]]
    case .between: [[.atLeast]]
    case .leadsTo, .in: [[.each]]
    case .since: [[.from]]
    default: []
    }
  }

  /// The demand without which the key means nothing; `nil` if it fits every demand.
  var owner: MonitorKey? { needs.first?.first.flatMap { Self.demands.contains($0) ? $0 : nil } }
}

/// The words with a meaning of their own in a monitor.
enum MonitorWord {
  /// The message that a monitor is about.
  static let it = "it"
  /// What is on the screen.
  static let visible = "visible"
  /// Where each thing leads to another.
  static let sameAction = "the same action"
  /// The beginning of a path into `given`.
  static let given = "given"
}

extension JSONSchema {
  /// A pattern.
  fileprivate static let pattern = reference("pattern")

  /// One pattern, or several.
  fileprivate static let patterns = any(of: [.pattern, .list(of: .pattern, atLeast: 1)])

  /// A span, or a path to one.
  fileprivate static let time = any(of: [
    .text(matching: SchemaPattern.duration), .reference("path"),
  ])

  /// A number of times.
  fileprivate static let count = integer.with("minimum", 0).with("maximum", Int(Int32.max))
}
