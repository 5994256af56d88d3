import ArgumentParser
import Reporting
import SpecLoading
import SpecModel

/// `iamspec lint`: every mistake of a suite's files, in one go.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check a suite's files and show every mistake in them.",
    discussion: """
      Exits with 2 if there are errors. Warnings alone do not count, unless --strict is given.

      EXAMPLES
        iamspec lint                  the directory Specs
        iamspec lint my-suite
      """)

  @Argument(help: ArgumentHelp("The suite's directory.", valueName: "dir"))
  var directory: String = "Specs"

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    let loaded = await SuiteLoader().load(directory: directory)
    DiagnosticOutput(style: terminal).print(loaded)
    let errors = loaded.diagnostics.filter { $0.severity == .error }.count
    let warnings = loaded.diagnostics.count - errors
    if let suite = loaded.suite {
      Terminal.output.write(
        """
        \(NumberText.count(suite.rules.count, "rule")), \(NumberText.count(suite.questions.count, "open question")), \
        \(NumberText.count(suite.cases.count, "case")) in \(NumberText.count(suite.files.count, "file")): \
        \(warnings == 0 ? "no mistakes" : NumberText.count(warnings, "warning"))

        """)
    } else {
      Terminal.output.write(
        "\(NumberText.count(errors, "error")), \(NumberText.count(warnings, "warning"))\n")
    }
    if errors > 0 || (strict && warnings > 0) { throw ExitStatus.wrongInput }
  }
}
