import Characterization
import InAppMessages
import Replaying
import Reporting
import SpecModel

/// Fuzzes the readers of results and traces.
enum LogFuzzing {
  /// Reads results, and compares them with themselves, which must show no difference.
  static func readResults(_ bytes: [UInt8]) throws(BrokenPromise) {
    let reader = { ResultsReader(name: "results.jsonl", bytes: bytes) }
    guard let file = try? ResultsFile(reader()) else { return }
    let diff = ResultsDiff(from: file, to: file)
    _ = ResultsDiffText(diff)
    try BrokenPromise.unless(!diff.isRegression, "results are a regression from themselves")
    guard let merge = try? ResultsMerge([reader]) else { return }
    var merged: [UInt8] = []
    guard (try? merge.write { merged += $0 }) != nil else { return }
    let again = try? ResultsFile(ResultsReader(name: "merged.jsonl", bytes: merged))
    try BrokenPromise.unless(
      again?.cases == file.cases && again?.answers == file.answers,
      "a part that is merged by itself changes when it is read again")
  }

  /// Reads a trace; a short one is judged, too.
  static func readTrace(_ bytes: [UInt8]) throws(BrokenPromise) {
    do throws(TraceMistakes) {
      let trace = try TraceReader.read(bytes, profiles: InAppMessages().profiles)
      guard trace.entries.count <= 12, trace.unknown.isEmpty else { return }
      let verdict = TraceVerdict.judge(trace, by: ReferenceTraceJudge(budget: 20))
      _ = TraceJSON(verdict, on: trace, in: "trace.jsonl", slack: TraceVerdict.defaultSlack)
    } catch {
      try BrokenPromise.unless(!error.all.isEmpty, "a trace is rejected without an error")
      for mistake in error.all {
        let text = mistake.text(in: "trace.jsonl")
        try BrokenPromise.unless(
          mistake.column > 0 && mistake.line ?? 1 > 0, "an error has no place: \(text)")
      }
    }
  }
}
