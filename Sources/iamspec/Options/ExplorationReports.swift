import Conformance
import Exploration
import InAppMessages
import Inputs
import Reporting
import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reports of an exploration, which are the same files as those of a run.
struct ExplorationReports {
  /// The file for the findings.
  let results: String?
  /// The options for the other files.
  let files: ReportFileOptions

  /// The files to write.
  func targets(_ environment: Environment) -> [OutputTarget] {
    (results.map { [OutputTarget(option: "--results", path: $0)] } ?? [])
      + files.targets(environment)
  }

  /// Returns the header of the exploration's reports.
  func header(
    of run: ExploredRun, _ suite: Suite, options: ResultsHeader.Options, replay: [String]
  ) -> ResultsHeader {
    ResultsHeader(
      tool: Version.current, started: CalendarDate(.now).description,
      hostname: ProcessInfo.processInfo.hostName, suite: ResultsHeader.SuiteIdentity(suite),
      manifest: run.plan.manifest, options: options, replay: replay,
      total: run.plan.cases.count, explored: run.cases)
  }

  /// Writes the findings of an exploration.
  ///
  /// - Returns: The errors of files that could not be written.
  func write(
    _ run: ExploredRun, header: ResultsHeader, to outputs: OutputFiles
  ) -> [OutputError] {
    var recorders = files.recorders(header, outputs)
    if let file = outputs["--results"] {
      recorders.append(ResultsRecorder(header, write: file.write))
    }
    if let file = outputs["--html"] {
      recorders.append(HTMLRecorder(header, domain: InAppMessages(), write: file.write))
    }
    if let file = outputs["--markdown"] {
      recorders.append(MarkdownRecorder(header, domain: InAppMessages(), write: file.write))
    }
    for event in run.events {
      for recorder in recorders { recorder.record(event) }
    }
    return outputs.close()
  }
}
