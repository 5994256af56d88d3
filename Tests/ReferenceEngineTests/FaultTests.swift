import ReferenceEngine
import ReferenceFaults
import SpecModel
import Testing

@Suite struct `The faults` {
  @Test func `have ids of their own, in kebab case`() {
    let ids = Fault.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test(arguments: testableRules.sorted { $0.key < $1.key })
  func `break every testable rule in at least two ways in each of its profiles`(
    rule: String, profiles: [String]
  ) {
    for profile in profiles {
      let faults = Fault.all.filter { $0.rule == rule && $0.profiles.contains(profile) }
      #expect(faults.count >= 2, "\(rule) in \(profile): \(faults.map(\.id))")
    }
  }

  @Test func `break no other rule, and none in a profile that does not have it`() {
    for fault in Fault.all {
      #expect(Set(fault.profiles).isSubset(of: testableRules[fault.rule] ?? []), "\(fault.id)")
    }
  }

  @Test func `are found by their ids`() {
    #expect(Fault.named("queue-instead-of-stack")?.rule == "stack.last-in-first-out")
    #expect(Fault.named("control")?.id == Fault.control.id)
    #expect(Fault.named("none-such") == nil)
  }

  @Test func `include one that no case can miss`() throws {
    let actions: [Action] = [.enterBackground, .dismiss, .queryStack]
    let seen = try transcript(ReferenceAdapter(faults: [.control]), messages: [], actions)
    #expect(seen[0].map(\.kind) == [.displayed])
    #expect(seen[1].map(\.kind) == [.displayed])
    #expect(seen[2] == [.stack([])])
  }
}
