import ClauseIDs
import ReferenceEngine
import SpecModel
import TestSupport
import Testing
import Wording

@testable import InAppMessages

@Suite struct `A reason` {
  private func reasons(of item: Case, in profile: String) -> CaseReasons {
    InAppMessages().reasons(of: item, in: profile, within: .everything)
  }

  @Test func `has a wording that matches the golden file`() throws {
    let suite = try Builtin.suite()
    var text = ""
    for chapter in suite.chapters {
      let id = chapter.rules.first { !$0.clauses.isEmpty }?.id
      for item in suite.cases.filter({ $0.rules.first == id }).prefix(2) {
        text += "\(item.id) [\(item.profiles[0])]\n"
        let reasons = self.reasons(of: item, in: item.profiles[0]).steps
        for (index, step) in reasons.enumerated() {
          text += "  \(index + 1)  "
          text += item.steps[index].actions.map(\.phrase.plain).joined(separator: "; ") + "\n"
          for line in ReasonText(width: 80, indent: 5).lines(for: step) { text += line + "\n" }
        }
      }
    }
    try Golden("wording/reasons.txt").expect(text)
  }

  @Test func `is given once per step, in at most two lines of 80 columns`() throws {
    var (reasons, lines) = (0, 0)
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        for step in self.reasons(of: item, in: profile).steps {
          #expect(Set(step.map(\.plain)).count == step.count, "\(item.id)")
          let text = ReasonText(width: 80, indent: 3).lines(for: step)
          #expect(text.allSatisfy { $0.count <= 80 }, "\(item.id)")
          reasons += step.count
          lines += text.count
        }
      }
    }
    #expect(reasons > 1000)
    #expect(Double(lines) < 1.35 * Double(reasons), "\(reasons) reasons in \(lines) lines")
  }

  @Test func `is given for what each case expects, unless it may be nothing`() throws {
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        let reasons = self.reasons(of: item, in: profile)
        for (index, step) in item.steps.enumerated() {
          guard
            step.expectations.contains(where: {
              $0.kinds.contains(.displayed) && !$0.maybeNothing
            })
          else { continue }
          #expect(
            !reasons.reasons(forExpectationsOf: index).isEmpty,
            "\(item.id) [\(profile)], step \(index + 1)")
        }
      }
    }
  }

  @Test func `is not given if the reference engine does something else`() throws {
    let item = Case.neverDisplayed
    #expect(
      reasons(of: item, in: "swift").reasons(forExpectationsOf: 0) == [])
    #expect(
      reasons(of: item, in: "elsewhere").reasons(forExpectationsOf: 0)
        == [])
  }

  @Test func `has words for each clause, whatever it is about`() throws {
    for clause in ClauseID.allCases {
      let because = try #require(Jurisdiction.everything.because(of: clause), "\(clause)")
      for names in [[], ["a"], ["a", "b"]] {
        let text = because.phrase(about: names, "x").plain
        #expect(text.first?.isUppercase == false && !text.hasSuffix("."), "\(clause): \(text)")
        #expect(text.count <= 56, "\(clause): \(text)")
      }
    }
  }

  @Test func `agrees with the number of messages, and leaves out what is not named`() {
    let because = Because("{messages} {is} late[ by {value}]")
    #expect(because.phrase(about: ["a", "b"], "5s").markdown == "`a`, `b` are late by 5s")
    #expect(because.phrase(about: [], "").markdown == "the message is late")
    #expect(Because("{name} {has} no {s").phrase(about: [], "a").plain == "{name} {has} no {s")
  }

  @Test func `is told in the words of the suite`() throws {
    let decision = Decision(.stackPushOnTriggerGoesOn, message: "a")
    #expect(Reason.reasons(for: [decision]) == [])
    var suite = try Builtin.suite()
    let place = try #require(
      suite.chapters.firstIndex { $0.rules.contains { $0.id == "stack.push-on-trigger" } })
    suite.chapters[place].rules[0].clauses[0].because = Because("{messages} queue{s}", .decisive)
    let reasons = Reason.reasons(for: [decision], within: Jurisdiction(of: suite))
    #expect(reasons.map(\.plain) == ["a queues (stack.push-on-trigger/goes-on)"])
  }

  @Test func `omits consequences of what happened`() {
    let reasons = Reason.reasons(for: [
      Decision(.triggerCustomEventTriggers, message: "a"),
      Decision(.stackPushOnTriggerGoesOn, message: "a"),
      Decision(.reenqueueOtherVisibleNotDisplayed, message: "a", detail: "b"),
      Decision(.reenqueueOtherVisibleWaits, message: "a"),
      Decision(.reenqueueOtherVisibleNotDisplayed, message: "a", detail: "b"),
    ])
    #expect(reasons.map(\.plain) == ["b is visible (reenqueue.other-visible/not-displayed)"])
  }
}

extension SpecModel.Expectation {
  /// Whether it accepts that nothing is seen.
  fileprivate var maybeNothing: Bool {
    if case .oneOf(let ways) = self { ways.contains([]) } else { false }
  }
}
