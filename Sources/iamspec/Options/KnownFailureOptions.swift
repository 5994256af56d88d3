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

  func validate() throws {
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
    guard let list else { return LoadedList() }
    let loaded = KnownFailureLoader.load(path: list)
    DiagnosticOutput(style: style).print(
      loaded.diagnostics, of: loaded.source.map { [$0] } ?? [])
    guard let entries = loaded.entries else { throw ExitStatus.wrongInput }
    // A day of the calendar in UTC, so that every machine agrees on which it is.
    let today = String(Date.now.formatted(.iso8601.year().month().day()).prefix(10))
    return LoadedList(
      list: KnownFailureList(entries: entries, today: today), editor: KnownFailureEditor(loaded))
  }

  /// The list, and a way to change its file.
  struct LoadedList {
    var list = KnownFailureList()
    var editor: KnownFailureEditor?
  }

  /// The option that names the list again, for a replay command.
  var replayTail: [String] { list.map { ["--known-failures", $0] } ?? [] }
}
