import ArgumentParser
import Inputs
import Reporting
import SpecLoading
import SpecModel
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `iamspec new`: a case file to start from.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "new",
    abstract: "Write a new case file for a rule, for you to fill in.",
    discussion: """
      The file has one case, with messages and steps that suit the rule's chapter, or in the words \
      that the suite declares. It loads as it is; `iamspec lint` says which texts are still to be written. No file is overwritten. If the \
      suite lacks the schema that its first line names for editors, that is written, too.

      EXAMPLES
        iamspec new stack.last-in-first-out
        iamspec new stack.last-in-first-out --name three-waiting
        iamspec new checkout.paid --specs my-suite
      """)

  @Argument(help: ArgumentHelp("The rule that the cases will test.", valueName: "rule"))
  var rule: String

  @Option(
    help: ArgumentHelp(
      "The suite's directory; by default, the current folder if it is a suite, or else Specs.",
      valueName: "dir"))
  var specs: String = SuiteOptions.authored

  @Option(
    help: ArgumentHelp(
      "The name of the file without .yaml; by default, the end of the rule's id.",
      valueName: "name"))
  var name: String?

  @OptionGroup var terminal: TerminalOptions

  func run() async throws {
    // Mistakes in other case files do not matter here.
    let loaded = await SuiteLoader().loadRules(directory: specs)
    terminal.diagnostics().print(loaded)
    guard let suite = loaded.suite else { throw ExitStatus.wrongInput }
    let scaffold = CaseScaffold(try testableRule(of: suite), of: suite, named: try fileName())
    if let file = SuiteFile(scaffold.relativePath) {
      throw refusal("\(file.notForCases)\nname the file of cases with `--name`")
    }
    let path = SourceFile.path(of: scaffold.relativePath, in: specs)
    guard !FileManager.default.fileExists(atPath: path) else {
      throw refusal("\(path) already exists\nwrite another file with `--name`")
    }
    try WholeFile.write(Array(scaffold.text.utf8), to: path)
    let schema = SourceFile.path(of: SpecSchema.case.fileName, in: specs)
    let hasSchema = FileManager.default.fileExists(atPath: schema)
    if !hasSchema { try WholeFile.write(SpecSchema.case.document(words: suite.words), to: schema) }
    let quoted = ReplayCommand.quoted(specs)
    // Only the built-in words have a reference engine.
    let engine = suite.words == nil ? "" : " -- ENGINE"
    let directory = specs == "Specs" ? "" : " \(quoted)"
    Terminal.output.write(
      """
      \(PrintedText(lines: hasSchema ? [path] : [path, schema]))
      Next:
        1. write the case: its id never changes, its title says what happens
        2. iamspec lint\(directory)        what is missing
        3. iamspec run --specs \(quoted) \(scaffold.chapter)/\(scaffold.name)\(engine)
        4. iamspec lint\(directory) --update-ledger   when its ids are final

      """)
  }

  /// The rule that the user named.
  private func testableRule(of suite: Suite) throws -> Rule {
    guard let found = suite.rules.first(where: { $0.id == rule }) else {
      let unknown = Unknown(sort: "rule", name: rule, known: suite.rules.map(\.id))
      throw refusal(PrintedText(block: unknown.text(listedWith: ["--specs", specs])))
    }
    if let reason = found.untestable {
      throw refusal("the rule `\(rule)` is declared untestable: \(reason)")
    }
    return found
  }

  /// The name of the file that the user gave, if any.
  private func fileName() throws -> String? {
    guard let name else { return nil }
    let stem = name.hasSuffix(".yaml") ? String(name.dropLast(".yaml".count)) : name
    guard CaseScaffold.isFileName(stem) else {
      throw refusal(
        "`\(name)` is not a valid id, and would be part of the ids of its cases\n"
          + "name it with \(CaseScaffold.nameShape)")
    }
    return stem
  }

  private func refusal(_ text: PrintedText) -> ExitCode {
    Terminal.error.writeError(text)
    return ExitStatus.wrongInput
  }
}
