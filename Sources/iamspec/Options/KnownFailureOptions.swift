import ArgumentParser
import Conformance
import Foundation
import SpecLoading
import SpecModel

/// What is known not to pass, and what is to be written down of it.
struct KnownFailureOptions: ParsableArguments {
  @Option(
    name: .customLong("known-failures"),
    help: ArgumentHelp(
      "Cases that are listed here may fail, and must: a pass makes the run red.", valueName: "file")
  )
  var list: String?

  @Option(
    name: .customLong("write-known-failures"),
    help: ArgumentHelp(
      "Write a list of what fails, and is not listed, to this new file.", valueName: "file"))
  var newList: String?

  @Flag(help: "Drop what is stale from the list of --known-failures.")
  var tighten = false

  @Option(
    help: ArgumentHelp(
      "Fail the run if more cases than this are skipped.", valueName: "count"))
  var maxSkipped: Int?

  @Option(
    name: .customLong("require"),
    help: ArgumentHelp(
      "Fail the run if every case of this rule is skipped; may be repeated.", valueName: "rule"))
  var required: [String] = []

  /// What the options ask of a run, whatever a list asks.
  var requirements: Requirements {
    Requirements(maxSkipped: maxSkipped, rules: required.uniqued)
  }

  /// Whether a file is changed or written for which the suite's own cases must be known.
  var needsWholeSuite: Bool { tighten || newList != nil }

  /// What is put right in lists of known failures after the run.
  var settlement: Settlement { Settlement(tightens: tighten, newList: newList) }

  func validate() throws {
    if let maxSkipped, maxSkipped < 0 {
      throw ValidationError("--max-skipped \(maxSkipped): write 0 or more")
    }
    if tighten && list == nil {
      throw ValidationError("--tighten changes the list of --known-failures: name one")
    }
    var isDirectory: ObjCBool = false
    if let newList, FileManager.default.fileExists(atPath: newList, isDirectory: &isDirectory),
      !isDirectory.boolValue
    {
      throw ValidationError(
        "--write-known-failures \(newList): it exists, and is not overwritten; name another file, "
          + "or drop what is stale from it with --known-failures \(newList) --tighten")
    }
  }

  /// Refuses what needs to know of all cases where only a part of them is run.
  ///
  /// A list of what fails holds an entry without a profile where a case fails in every profile, and a
  /// shard does not know of the profiles that other shards run. To drop what is stale is safe: what a
  /// run has not seen pass stays.
  ///
  /// - Throws: `ValidationError` where the shard is not the whole.
  func check(_ shard: Shard) throws {
    guard newList != nil, !shard.isWhole else { return }
    throw ValidationError(
      "--write-known-failures: a shard knows only of the cases that it runs; run all of them, "
        + "without --shard")
  }

  /// Loads the list, if one is named, and prints what there is to say about it.
  ///
  /// - Throws: `ExitStatus.wrongInput` where the list has errors; they have been printed then.
  func load(style: TerminalOptions) throws -> LoadedList {
    guard let list else {
      return LoadedList(list: KnownFailureList(requirements: requirements))
    }
    let loaded = KnownFailureLoader.load(path: list)
    DiagnosticOutput(style: style).print(
      loaded.diagnostics(whenMissing: "`--write-known-failures \(list)` writes a first one"),
      of: loaded.source.map { [$0] } ?? [])
    guard let entries = loaded.entries else { throw ExitStatus.wrongInput }
    // A day of the calendar in UTC, so that every machine agrees on which it is.
    let today = String(Date.now.formatted(.iso8601.year().month().day()).prefix(10))
    let requirements = Requirements(
      maxSkipped: maxSkipped ?? loaded.maxSkipped,
      rules: (loaded.requiredRules + required).uniqued)
    return LoadedList(
      list: KnownFailureList(entries: entries, today: today, requirements: requirements),
      editor: KnownFailureEditor(loaded), loaded: loaded)
  }

  /// Checks that the suite has every rule that must be judged, and prints where it has not.
  ///
  /// - Throws: `ExitStatus.wrongInput` where a rule is unknown.
  func check(_ list: LoadedList, against suite: Suite, style: TerminalOptions) throws {
    if let loaded = list.loaded {
      let diagnostics = loaded.diagnostics(for: suite)
      DiagnosticOutput(style: style).print(diagnostics, of: loaded.source.map { [$0] } ?? [])
      if !diagnostics.isEmpty { throw ExitStatus.wrongInput }
    }
    let known = suite.rules.map(\.id)
    for rule in required where !known.contains(rule) {
      throw SelectionError.unknown(.rule, rule, known: known).reported()
    }
  }

  /// The list, and a way to change its file.
  struct LoadedList {
    var list = KnownFailureList()
    var editor: KnownFailureEditor?
    var loaded: LoadedKnownFailures?
  }

  /// The option that names the list again, for a replay command.
  var replayTail: [String] { list.map { ["--known-failures", $0] } ?? [] }
}

extension [String] {
  /// The words without those that have been there before.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
