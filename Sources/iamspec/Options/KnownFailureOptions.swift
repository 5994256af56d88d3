import ArgumentParser
import Characterization
import Conformance
import Inputs
import Reporting

/// The known failures of the engine, and the recording of new ones.
struct KnownFailureOptions: ParsableArguments {
  @Option(
    name: .customLong("known-failures"),
    help: ArgumentHelp(
      "The cases and faults listed here are known: the run stays green if they fail, and is red if a listed case passes or a fault is gone.",
      valueName: "file")
  )
  var list: String?

  @Option(
    name: .customLong("write-known-failures"),
    help: ArgumentHelp(
      "Write a list of what fails and is not yet listed to this new file, one entry for each fault.",
      valueName: "file"))
  var newList: String?

  @Flag(help: "Remove what is stale from the list of --known-failures.")
  var tighten = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail the run if more cases than this are skipped.", valueName: "count"),
    transform: Count.within(0...1_000_000_000))
  var maxSkipped: Int?

  @Option(
    name: .customLong("require"),
    help: ArgumentHelp(
      "Fail the run if every case of this rule is skipped; may be repeated.", valueName: "rule"))
  var required: [String] = []

  /// The list that the options name, and the requirements besides it.
  var input: KnownFailureInput {
    KnownFailureInput(list, maxSkipped: maxSkipped, rules: required, by: .diagnostic)
  }

  /// Whether a file is changed or written that requires the cases of the whole suite.
  var needsWholeSuite: Bool { tighten || newList != nil }

  /// The corrections to lists of known failures after the run.
  var settlement: Settlement { Settlement(tightens: tighten, newList: newList) }

  func validate() throws {
    if tighten && list == nil {
      throw ValidationError(
        "--tighten changes the list of known failures: name it with --known-failures FILE")
    }
    if let newList, WholeFile.exists(newList) {
      throw ValidationError(
        "--write-known-failures \(newList): the file exists, and is not overwritten; name another file, "
          + "or remove what is stale from it with --known-failures \(newList) --tighten")
    }
  }

  /// Rejects options that require all cases if only a part of them runs.
  ///
  /// A list of failures has an entry without a profile for a case that fails in every profile, and
  /// a shard does not know the profiles that other shards run. Removing outdated entries is safe,
  /// because entries are kept unless the run has seen their cases pass.
  ///
  /// - Throws: `ValidationError` if the shard is not the whole.
  func check(_ shard: Shard) throws {
    guard newList != nil, !shard.isWhole else { return }
    throw ValidationError(
      "--write-known-failures: a shard knows only the cases that it runs; run all of them, "
        + "without --shard")
  }

  /// The option that names the list in a replay command.
  var replayTail: [String] { list.map { ["--known-failures", $0] } ?? [] }
}
