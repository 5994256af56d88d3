import ArgumentParser
import Inputs
import Reporting
import SpecLoading
import SpecModel

/// `iamspec schema`: the JSON Schemas of a suite's files, for editors, and of the protocol's
/// messages.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "schema",
    abstract: "Write the JSON Schemas of a suite's files, for editors, and of the protocol.",
    usage: "iamspec schema [<format>] [--specs <dir>] [--output <dir>]",
    discussion: """
      Editors with the YAML language server complete and check a file whose first line names its \
      schema:

        # yaml-language-server: $schema=../case.schema.json

      FORMATS
        case        the files of cases, in the chapters' folders
        rules       rules.yaml of the suite
        chapter     rules.yaml of a chapter, in its folder
        questions   questions.yaml
        document    documents/<id>.yaml: what became of a document's sentences
        faults      faults.yaml
        vocabulary  vocabulary.yaml, the words of your suite's own
        monitors    monitors.yaml, what breaks a clause in these words
        answers     the pinned answers of an engine, for `iamspec run --answers`
        protocol    the messages between the harness and an engine process
        trace       the lines of a field log, for `iamspec check`

      EXAMPLES
        iamspec schema case                to standard output
        iamspec schema --output my-suite   all, as my-suite/case.schema.json …

      The schemas of a suite with words of its own have these words: those of the suite in the \
      directory of --output, or of --specs.
      """)

  @Argument(help: ArgumentHelp("Which format; by default, all.", valueName: "format"))
  var format: SpecSchema?

  @Option(
    help: ArgumentHelp(
      "The suite whose words the schemas have; by default, the one in the directory of --output.",
      valueName: "dir"))
  var specs: String?

  @Option(help: ArgumentHelp("Write files into this directory.", valueName: "dir"))
  var output: String?

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if format == nil, output == nil {
      let names = SpecSchema.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "name a format: \(names); or write all of them as files with --output DIR")
    }
  }

  func run() throws {
    let words = try words()
    guard let output else {
      if let format { Terminal.output.write(PrintedText(json: format.document(words: words))) }
      return
    }
    try WholeFile.checkDirectory(output, option: "--output")
    for schema in format.map({ [$0] }) ?? SpecSchema.allCases {
      let path = SourceFile.path(of: schema.fileName, in: output)
      try WholeFile.write(schema.document(words: words), to: path)
      Terminal.output.write("\(path)\n")
    }
  }

  /// The suite's own words; `nil` if all are built in.
  private func words() throws -> SuiteWords? {
    guard let directory = specs ?? output else { return nil }
    let path = SourceFile.path(of: SuiteFile.vocabulary.rawValue, in: directory)
    guard WholeFile.exists(path) else { return nil }
    let loaded = VocabularyLoader.load(directory: directory)
    terminal.diagnostics().print(loaded.diagnostics, of: [loaded.source])
    guard loaded.vocabulary != nil else { throw ExitStatus.wrongInput }
    return loaded.words
  }
}

extension SpecSchema: Choice {}
