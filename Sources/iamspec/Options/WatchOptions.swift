import ArgumentParser

/// Whether a run continues after saves, and what else it watches.
struct WatchOptions: ParsableArguments {
  @Flag(
    name: .customLong("watch"),
    help: ArgumentHelp(
      "Run until Ctrl-C: rerun what a saved file affects.",
      discussion: """
        A case file of --specs reruns its own cases, on the engine as it runs; rules.yaml, \
        questions.yaml and basis.lock rerun all. A file that the engine's command names restarts the \
        engine and reruns all; so do the modules, JSON, YAML and settings files beside a script, \
        except for those that the engine writes in each run. Writes no reports: they cover whole runs.
        """))
  var isOn = false

  @Option(
    name: .customLong("watch-also"),
    help: ArgumentHelp(
      "With --watch: another file or folder that belongs to the engine.", valueName: "path"))
  var also: [String] = []

  func validate() throws {
    if !isOn, !also.isEmpty { throw ValidationError("--watch-also needs --watch: add it") }
  }
}
