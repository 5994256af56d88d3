import ArgumentParser

/// The command line: it parses, wires, prints and exits; everything else is done by the libraries.
@main
struct IAMSpec: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "iamspec",
    abstract: "The conformance suite for in-app message delivery engines.",
    discussion: """
      Spec cases in YAML say how in-app messages are delivered, rule by rule. iamspec feeds them to \
      an engine and reports which rules it keeps.

      EXAMPLES
        iamspec run                             the built-in suite, the reference engine
        iamspec run --rule stack.last-in-first-out
        iamspec explain stack/last-in-first-out/two-waiting
        iamspec list cases --rule discard.timeout
        iamspec lint --specs Specs

      EXIT STATUS
        0    the engine conforms
        1    it does not
        2    the specs or the selection are wrong
        3    the engine could not be run
        64   the command line is wrong
        130  interrupted; the report says what was done so far
      """,
    version: "iamspec \(Version.current)",
    subcommands: [
      RunCommand.self, ListCommand.self, ExplainCommand.self, LintCommand.self,
      HandbookCommand.self,
    ])
}
