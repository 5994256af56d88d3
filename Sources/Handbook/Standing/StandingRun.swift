import Conformance
import Reporting
import SpecModel

/// A run whose results the handbook shows: a file, or the files of its shards.
struct StandingRun {
  /// The engine, with the file where other runs are of the same engine.
  private(set) var name: String
  /// The cases, in the order of the files.
  var cases: [ResultsCase] { files.flatMap(\.cases) }

  private var files: [ResultsFile]

  private init(_ file: ResultsFile) {
    name = file.header.engine
    files = [file]
  }

  /// Puts files together to runs, in their order.
  static func runs(of files: [ResultsFile]) -> [StandingRun] {
    var runs: [StandingRun] = []
    for file in files {
      if let run = runs.firstIndex(where: { $0.misses(file) }) {
        runs[run].files.append(file)
      } else {
        runs.append(StandingRun(file))
      }
    }
    let counts = Dictionary(grouping: runs, by: \.name).mapValues(\.count)
    for index in runs.indices where counts[runs[index].name] ?? 0 > 1 {
      runs[index].name += " (\(runs[index].files[0].name))"
    }
    return runs
  }

  /// Tells whether a file is that of a shard of this run that is not there yet.
  private func misses(_ file: ResultsFile) -> Bool {
    let (header, own) = (file.header, files[0].header)
    return !header.shard.isWhole && header.shard.count == own.shard.count
      && header.manifest == own.manifest && header.options == own.options
      && header.suite == own.suite && header.timings == own.timings
      && !files.contains { $0.header.shard.index == header.shard.index }
  }
}
