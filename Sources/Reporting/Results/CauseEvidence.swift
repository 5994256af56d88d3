package import Conformance

/// The lines of results that show why cases failed: those of the red cases, and of passed cases
/// with a transcript.
package struct CauseEvidence: Sendable {
  private var lines: [ResultsCase] = []
  private var hasRed = false
  /// The numbers of red cases, and of passed cases with a transcript, since the last end of a file.
  private var (red, passed) = (0, 0)
  /// The number of red cases that are not kept.
  private var unexamined = 0
  /// The cases that a part of the run found to pass alone, by id and profile.
  private var passingAlone: Set<String> = []
  /// The conventions that a part of the run found not to be kept.
  private var brokenConventions: Set<BrokenConvention> = []
  /// Whether any of the files says why cases failed.
  package private(set) var isDiagnosed = false
  private var files = 0

  /// Creates the evidence of a run without results.
  package init() {}

  /// Notes a case if it is evidence.
  package mutating func note(_ line: ResultsCase) {
    switch line.verdict {
    case .failed, .errored:
      if red < Diagnosis.limit { lines.append(line) } else { unexamined += 1 }
      red += 1
      hasRed = true
    case .passed where line.transcript != nil && passed < Diagnosis.passedLimit:
      lines.append(line)
      passed += 1
    default: break
    }
  }

  /// Notes the end of a file, after its cases.
  package mutating func note(_ footer: ResultsFooter?) {
    files += 1
    (red, passed) = (0, 0)
    guard let diagnosis = footer?.end.diagnosis, !diagnosis.isEmpty else { return }
    isDiagnosed = true
    for cause in diagnosis.causes {
      switch cause.finding {
      case .passesAlone: passingAlone.formUnion(cause.cases)
      case .brokenConvention(let convention): brokenConventions.insert(convention)
      default: break
      }
    }
  }

  /// Whether cases failed, and no file alone tells why.
  package var needsDiagnosis: Bool { hasRed && (files > 1 || !isDiagnosed) }

  /// Finds the causes, as the whole run does.
  ///
  /// - Parameters:
  ///   - replay: Turns the lines back into results.
  ///   - end: The end of the run.
  ///   - search: Looks for the causes.
  /// - Throws: ``ResultsError`` if the lines do not fit the suite.
  package func causes(
    _ replay: ResultsReplay, _ end: RunEnd, by search: any CauseSearch
  ) throws -> Diagnosis {
    search.brokenConventions = Array(brokenConventions).sortedByProtocol
    search.hear(.started(replay.plan))
    for line in lines.sorted(by: { $0.index < $1.index }) {
      search.hear(.finished(try replay.result(of: line)))
    }
    var end = end
    end.diagnosis = Diagnosis()
    search.diagnose(&end)
    var diagnosis = search.doubting(end.diagnosis) { passingAlone.contains($0) }
    diagnosis.unexamined += unexamined
    return diagnosis
  }
}
