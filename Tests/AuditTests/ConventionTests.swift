import Conformance
import SpecModel
import TestSupport
import Testing

/// No case tests a convention of the protocol: an engine that breaks a convention but keeps every
/// rule fails only cases that rely on the convention.
@Suite struct `An engine that breaks a convention alone` {
  @Test(arguments: Deviation.all)
  func `fails only cases that rely on the convention`(_ deviation: Deviation) throws {
    let suite = try Builtin.suite()
    var failed: Set<String> = []
    for profile in ["swift", "legacy"] {
      for item in suite.cases where item.profiles.contains(profile) {
        let planned = PlannedCase(item, profile: profile)
        let transcript = try deviation.transcript(of: planned.script)
        if CaseComparison.difference(from: item, in: transcript) != nil { failed.insert(item.id) }
      }
    }
    let relying = suite.cases.filter { deviation.scaffold?.holds($0) ?? false }.map(\.id)
    #expect(failed.subtracting(relying).sorted() == [])
    // A scaffold that no case relies on is not one.
    #expect((deviation.scaffold == nil) == failed.isEmpty, "\(failed.count) cases fail")
    print("\(deviation.id): \(failed.count) cases")
  }

  @Test(arguments: Deviation.all)
  func `breaks a sentence of the protocol`(_ deviation: Deviation) throws {
    let page = try Repository.text("Specs/PROTOCOL.md")
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(deviation.sentence))
  }
}
