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

/// `iamspec init`: a new suite or adapter to start from.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    command: "init",
    abstract: "Begin a suite of your own, or an adapter for your engine.",
    usage: "iamspec init <dir> [<options>]",
    discussion: """
      A suite has a rule, an open question, two faults, a chapter with a case file, the schemas and \
      settings for editors. An adapter is a program that connects an engine to iamspec; a tiny \
      engine that keeps some rules stands in for yours. Each file says in comments what to put where, and everything \
      works from the first command on. No file is overwritten: a suite begins in a folder that is \
      new or empty.

      A suite can have words of its own: with --words, it begins with a vocabulary, three rules, faults, cases \
      and an engine that keeps the rules. An adapter for the words of a suite, named with --specs, has a function \
      for each word, for you to fill in.

      EXAMPLES
        iamspec init my-suite
        iamspec init my-suite --words
        iamspec init --adapter python my-engine
        iamspec init --adapter python my-engine --specs my-suite
        iamspec init --adapter swift my-engine --package ../iamspec
      """)

  @Argument(help: ArgumentHelp("The folder; it is made if it is missing.", valueName: "dir"))
  var directory: String

  @Option(
    help: ArgumentHelp(
      "Begin an adapter in this language: python, javascript, typescript, java, kotlin, swift, cpp.",
      valueName: "language"))
  var adapter: Starter.Language?

  @Option(
    help: ArgumentHelp(
      "Where a Swift package finds iamspec's: a folder, or a URL. By default, the folder in which "
        + "this program was built. A folder is named by its path from the new one.",
      valueName: "location"))
  var package: String?

  @Flag(help: "Begin a suite with words of its own, with an engine that keeps its rules.")
  var words = false

  @Option(
    help: ArgumentHelp(
      "Give the adapter a function for each word of the suite in this directory, or in this file from `iamspec bundle`.",
      valueName: "dir"))
  var specs: String?

  @OptionGroup var terminal: TerminalOptions

  func validate() throws {
    if words, adapter != nil {
      throw ValidationError(
        "--words begins a suite, and --adapter an adapter; name the suite with --specs")
    }
    if specs != nil, adapter == nil {
      throw ValidationError("--specs is only for an adapter: add --adapter python")
    }
    if package != nil, adapter != .swift {
      throw ValidationError("--package is only for Swift: add --adapter swift")
    }
  }

  func run() async throws {
    let suite = try await foreignSuite()
    let begun = try starter(for: suite)
    let files = begun.files + schemas(for: begun)
    try checkNothingIsThere(files)
    for file in files { try WholeFile.write(file.bytes, to: path(file.path)) }
    Terminal.output.write(
      PrintedText(lines: files.map { path($0.path) } + ["", "Next:"] + next(for: suite)))
  }

  /// The schemas of the new suite's files, with its words.
  private func schemas(for begun: Starter) -> [Starter.File] {
    guard adapter == nil else { return [] }
    let name = SuiteFile.vocabulary.rawValue
    let vocabulary = begun.files.first { $0.path == name }.map {
      VocabularyLoader.read(SourceFile(name, bytes: $0.bytes))
    }
    let schemas: [SpecSchema] =
      words
      ? [.vocabulary, .rules, .faults, .monitors, .case] : [.rules, .questions, .faults, .case]
    return schemas.map { Starter.File($0.fileName, $0.document(words: vocabulary?.words)) }
  }

  /// The suite for whose words an adapter is written; `nil` if it has the built-in words.
  private func foreignSuite() async throws -> Suite? {
    guard let specs, specs != SuiteOptions.builtIn else { return nil }
    let suite = try await SuiteInput(specs).load(terminal.diagnostics())
    return suite.words == nil ? nil : suite
  }

  private func starter(for suite: Suite?) throws -> Starter {
    if let suite, let words = suite.words, let adapter {
      let commands = AdapterCommands(language: adapter, directory: directory)
      return .stub(
        in: adapter, for: words, of: suite,
        running: (options + ["--", commands.starting]).joined(separator: " "),
        with: adapter == .swift ? try packageLocation() : nil)
    }
    let name = URL(filePath: directory).standardizedFileURL.lastPathComponent
    return switch adapter {
    case nil where words: .suiteWithWords(inFolder: name, at: directory)
    case nil: .suite(inFolder: name)
    case .python: .python
    case .javascript: .javascript
    case .typescript: .typescript
    case .java: .java
    case .kotlin: .kotlin
    case .swift: .swift(with: try packageLocation())
    case .cpp: .cpp
    }
  }

  /// The location of iamspec's package: as given by the user, or else around this program.
  private func packageLocation() throws -> Starter.PackageLocation {
    if let package {
      let location = Starter.PackageLocation(package)
      guard case .path(let path) = location else { return location }
      let folder = URL(filePath: path).standardizedFileURL
      guard isPackage(folder) else {
        throw refusal("\(path) is not the folder of iamspec's package\nname it with `--package`")
      }
      return .path(pathFromPackage(to: folder))
    }
    // If the program was found on the PATH, it is not where it was built.
    let program = CommandLine.arguments[0]
    var folder = program.contains("/") ? URL(filePath: program).resolvingSymlinksInPath() : nil
    while let place = folder, place.path != "/" {
      if isPackage(place) { return .path(pathFromPackage(to: place)) }
      folder = place.deletingLastPathComponent()
    }
    throw ValidationError(
      "a Swift adapter depends on iamspec's package: name its folder or URL with --package")
  }

  /// The path from the new package to a folder, relative so that both can be moved together.
  private func pathFromPackage(to folder: URL) -> String {
    var place = URL(filePath: directory).standardizedFileURL
    var missing: [String] = []
    while place.path != "/", !FileManager.default.fileExists(atPath: place.path) {
      missing.insert(place.lastPathComponent, at: 0)
      place.deleteLastPathComponent()
    }
    // With a link in the path, `..` would lead elsewhere.
    let from = missing.reduce(place.resolvingSymlinksInPath()) { $0.appending(path: $1) }
    return RelativePath.from(from.path, to: folder.resolvingSymlinksInPath().path)
  }

  private func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/EngineKit"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// Checks that nothing exists where files are to be written.
  private func checkNothingIsThere(_ files: [Starter.File]) throws {
    if WholeFile.exists(directory) {
      throw refusal("\(directory) is a file\nname a folder, new or empty")
    }
    guard WholeFile.isDirectory(directory) else { return }
    let visible = try FileManager.default.contentsOfDirectory(atPath: directory)
      .filter { !$0.hasPrefix(".") }.sorted()
    if adapter == nil, let first = visible.first {
      let hint: PrintedText =
        visible.contains("rules.yaml")
        ? "`iamspec new RULE --specs \(folder)` adds cases to a suite"
        : "name another folder: a suite takes one of its own"
      throw refusal("\(directory) is not empty: \(first) is there; nothing was written\n" + hint)
    }
    if let taken = files.first(where: { WholeFile.exists(path($0.path)) }) {
      throw refusal(
        "\(path(taken.path)) already exists; nothing was written\nname another folder")
    }
  }

  /// The commands to continue with.
  private func next(for suite: Suite?) -> [String] {
    let commands =
      if let adapter {
        next(with: AdapterCommands(language: adapter, directory: directory), isStub: suite != nil)
      } else {
        words ? nextForWords : nextForSuite
      }
    var number = 0
    return commands.map { line in
      if line.hasPrefix(" ") { return "   \(line)" }
      number += 1
      return "  \(number). \(line)"
    }
  }

  private func next(with adapter: AdapterCommands, isStub: Bool) -> [String] {
    let run = (["iamspec run"] + options + ["--", adapter.starting]).joined(separator: " ")
    let doctor = run.replacing("iamspec run", with: "iamspec doctor")
    let core = run.replacing("iamspec run", with: "iamspec run --core")
    let watch = "iamspec run --watch"
    let steps =
      isStub
      ? [
        run,
        "let the functions of \(adapter.file) call your engine, and run it again after each save:",
        "  " + run.replacing("iamspec run", with: watch),
      ]
      : [
        doctor, core,
        "replace the tiny engine with yours; run the core after each save, then all cases:",
        "  " + core.replacing("iamspec run", with: watch), "  " + run,
      ]
    return adapter.building + steps
  }

  private var nextForSuite: [String] {
    [
      "iamspec lint \(folder)", "iamspec run --specs \(folder)", "iamspec audit --specs \(folder)",
      "write your rules into \(path("rules.yaml"))", "iamspec new RULE --specs \(folder)",
    ]
  }

  private var nextForWords: [String] {
    let engine = "-- python3 \(ReplayCommand.quoted(path("engine.py")))"
    return [
      "iamspec lint \(folder)", "iamspec run --specs \(folder) \(engine)",
      "iamspec run --specs \(folder) \(engine) --bug shown-in-a-pause",
      "iamspec audit --specs \(folder) \(engine)",
      "declare your words in \(path("vocabulary.yaml")), and write your rules into \(path("rules.yaml"))",
      "iamspec init my-engine --adapter python --specs \(folder)",
    ]
  }

  /// The option that names the suite, in the words of a shell.
  private var options: [String] { specs.map { ["--specs", ReplayCommand.quoted($0)] } ?? [] }

  /// The folder, quoted for a shell.
  private var folder: String { ReplayCommand.quoted(directory) }

  private func path(_ file: String) -> String { SourceFile.path(of: file, in: directory) }

  private func refusal(_ text: PrintedText) -> ExitCode {
    Terminal.error.writeError(text)
    return ExitStatus.wrongInput
  }
}

extension Starter.Language: Choice {}
