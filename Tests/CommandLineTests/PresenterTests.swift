import BannerQueue
import Foundation
import TestSupport
import Testing

@Suite struct `A presenter's process` {
  private func run(_ arguments: String..., program: String) throws -> CommandLineTool.Output {
    try CommandLineTool.run(["run", "--", BuiltProduct.url(program).path] + arguments)
  }

  @Test func `passes the cases for presenters, and the report says which are not`() throws {
    let run = try run(program: "banner-queue")
    #expect(run.status == 0, "\(run.standardOutput)")
    #expect(run.standardError == "")
    #expect(run.standardOutput.contains("banner queue 1.0 (a presenter)"))
    #expect(run.standardOutput.contains(" cases skipped: their rules bind the core"))
  }

  @Test(arguments: BannerBug.allCases)
  func `with a bug is reported with the rule that it breaks`(_ bug: BannerBug) throws {
    let run = try run(bug.rawValue, program: "banner-queue")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("✗ \(bug.rule)"))
  }

  @Test func `may be half of the reference engine`() throws {
    let run = try run("engine", "--presenter", program: "iamspec")
    #expect(run.status == 0, "\(run.standardOutput)")
  }
}
