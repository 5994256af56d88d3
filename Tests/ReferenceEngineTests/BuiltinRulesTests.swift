import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Testing.Suite struct `The built-in suite` {
  @Test func `is known by what it has, whatever it is called`() throws {
    var suite = try Builtin.suite()
    suite.name = "renamed"
    #expect(suite.hasExactlyTheBuiltinRules && suite.hasBuiltinRules)
  }

  @Test func `is not what lacks a rule or a question, or has another one`() throws {
    let suite = try Builtin.suite()
    var smaller = suite
    smaller.chapters[0].rules.removeFirst()
    #expect(!smaller.hasExactlyTheBuiltinRules && !smaller.hasBuiltinRules)
    var settled = suite
    settled.questions.removeFirst()
    #expect(!settled.hasExactlyTheBuiltinRules && settled.hasBuiltinRules)
    var larger = suite
    var rule = try #require(suite.rules.first { $0.isTestable })
    rule.id = "shop.sale"
    rule.clauses = []
    larger.chapters[0].rules.append(rule)
    #expect(!larger.hasExactlyTheBuiltinRules && larger.hasBuiltinRules)
  }

  @Test func `has a check for each rule that gives a reason`() throws {
    let rules = try Builtin.suite().rules
    for profile in Rulebook.Profile.allCases {
      let checks = Rulebook.book(of: profile).checks
      let reasons = rules.filter { $0.profiles.contains(profile.rawValue) }
        .compactMap { rule in rule.reason.map { (rule.id, $0) } }
      #expect(checks.count == reasons.count)
      for (rule, reason) in reasons {
        let outcome = checks.first { $0.rule == rule }?.outcome
        switch reason {
        case .discard(let reason): #expect(outcome == .discard(reason), "\(rule)")
        case .reenqueue(let reason): #expect(outcome == .reenqueue(reason), "\(rule)")
        }
      }
    }
  }
}
