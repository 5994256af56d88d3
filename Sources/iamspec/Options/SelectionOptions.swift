import ArgumentParser
import Conformance

/// The cases that a command uses.
struct SelectionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Cases: an id, a folder or file of cases, a glob, or path:line.", valueName: "case"))
  var cases: [String] = []

  @Option(name: .customLong("rule"), help: ArgumentHelp("Cases of this rule.", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: .customLong("chapter"), help: ArgumentHelp("Cases of this chapter.", valueName: "chapter")
  )
  var chapters: [String] = []

  @Option(
    name: .customLong("profile"), help: ArgumentHelp("Cases in this profile.", valueName: "profile")
  )
  var profiles: [String] = []

  @Flag(
    help: "Only the core of each rule: the one to four cases in the file with the rule's name.")
  var core = false

  /// The selection that the options describe.
  var selection: Selection {
    Selection(cases: cases, rules: rules, chapters: chapters, profiles: profiles, isCore: core)
  }
}
