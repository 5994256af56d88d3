import Conformance
import ContinuousIntegration
import Exploration
import Inputs
import Reporting
import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an exploration leaves behind: the files that a run leaves, too.
struct ExplorationReports {
  /// The file of what was found.
  let results: String?
  /// The other files.
  let files: ReportFileOptions

  /// The files to write.
  func targets(_ environment: Environment) -> [OutputTarget] {
    (results.map { [OutputTarget(option: "--results", path: $0)] } ?? [])
      + files.targets(environment)
  }

  /// Describes an exploration for its reports.
  func header(
    of run: ExploredRun, _ suite: Suite, options: ResultsHeader.Options, replay: [String]
  ) -> ResultsHeader {
    ResultsHeader(
      tool: Version.current, started: CalendarDate(.now).description,
      hostname: ProcessInfo.processInfo.hostName, suite: ResultsHeader.SuiteIdentity(suite),
      manifest: run.plan.manifest, options: options, replay: replay,
      total: run.plan.cases.count, explored: run.cases)
  }

  /// Writes what an exploration came to.
  ///
  /// - Returns: What could not be written.
  func write(
    _ run: ExploredRun, header: ResultsHeader, to outputs: OutputFiles
  ) -> [OutputError] {
    var recorders = files.recorders(header, outputs)
    if let file = outputs["--results"] {
      recorders.append(ResultsRecorder(header, write: file.write))
    }
    if let file = outputs["--html"] { recorders.append(HTMLRecorder(header, write: file.write)) }
    if let file = outputs["--markdown"] {
      recorders.append(MarkdownRecorder(header, write: file.write))
    }
    for event in run.events {
      for recorder in recorders { recorder.record(event.inWholeMicroseconds) }
    }
    return outputs.close()
  }
}
