import Conformance
import Reporting
import SpecModel

/// The results of one run: one file, or one file for each of its shards.
struct RunResults {
  /// The engine's name, with the file's name if other runs test the same engine.
  private(set) var name: String
  /// The cases, in the order of the files.
  var cases: [ResultsCase] { files.flatMap(\.cases) }

  private var files: [ResultsFile]

  private init(_ file: ResultsFile) {
    name = file.header.engine
    files = [file]
  }

  /// Groups files by run, in their order.
  static func runs(of files: [ResultsFile]) -> [RunResults] {
    var runs: [RunResults] = []
    for file in files {
      if let run = runs.firstIndex(where: { $0.misses(file) }) {
        runs[run].files.append(file)
      } else {
        runs.append(RunResults(file))
      }
    }
    let counts = Dictionary(grouping: runs, by: \.name).mapValues(\.count)
    for index in runs.indices where counts[runs[index].name] ?? 0 > 1 {
      runs[index].name += " (\(runs[index].files[0].name))"
    }
    return runs
  }

  /// Whether a file holds a shard of this run that is still missing.
  private func misses(_ file: ResultsFile) -> Bool {
    let (header, own) = (file.header, files[0].header)
    return !header.shard.isWhole && header.shard.count == own.shard.count
      && header.manifest == own.manifest && header.options == own.options
      && header.suite == own.suite && header.timings == own.timings
      && !files.contains { $0.header.shard.index == header.shard.index }
  }
}
