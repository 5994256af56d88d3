import InAppMessages
import SpecModel
import TestSupport
import Testing

@testable import Handbook

@Testing.Suite struct `The page about messages that are not displayed` {
  private let suite: SpecModel.Suite

  init() throws { suite = try Builtin.suite() }

  @Test func `names each rule by which a message is discarded or goes back`() throws {
    let text = try #require(Articles(for: suite, of: InAppMessages()).whyNotDisplayed)
    let named = SuiteIndex.names(in: [text])
    for rule in suite.rules where rule.reason != nil {
      #expect(named.contains(rule.id), "\(rule.id)")
    }
    #expect(named.contains("rate-limit.default"))
    #expect(named.contains("presenter.required"))
  }

  @Test func `leads from each line to a rule or a question`() throws {
    let text = try #require(Articles(for: suite, of: InAppMessages()).whyNotDisplayed)
    let known = Set(suite.rules.map(\.id) + suite.questions.map(\.id))
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| What is in the way")
    }
    #expect(rows.count > 20)
    for row in rows {
      let names = SuiteIndex.names(in: [String(row)])
      #expect(!names.isEmpty && names.isSubset(of: known), "\(row)")
    }
  }

  @Test func `is missing from a suite that lacks one of its rules`() {
    var suite = suite
    suite.chapters.removeLast()
    #expect(Articles(for: suite, of: InAppMessages()).whyNotDisplayed == nil)
    #expect(Articles(for: HostileSuite.suite, of: InAppMessages()).whyNotDisplayed == nil)
  }
}
