import Conformance
import Testing

@testable import Reporting

@Suite struct `The terminal's report` {
  let reports = ["JUnit    iamspec-report/junit.xml"]

  @Test(arguments: [
    ("terminal-plain.txt", TerminalRecorder.Options(replay: SampleRun.replay)),
    ("terminal-colored.txt", TerminalRecorder.Options(style: .colored, replay: SampleRun.replay)),
    ("terminal-quiet.txt", TerminalRecorder.Options(level: .quiet, replay: SampleRun.replay)),
    ("terminal-verbose.txt", TerminalRecorder.Options(level: .verbose, replay: SampleRun.replay)),
    ("terminal-brief.txt", TerminalRecorder.Options(fullFailures: 0, replay: SampleRun.replay)),
  ]) func `is the golden file`(_ name: String, _ options: TerminalRecorder.Options) throws {
    try Golden(name).expect(SampleRun.terminal(options, SampleRun.events, reports: reports))
  }
}
