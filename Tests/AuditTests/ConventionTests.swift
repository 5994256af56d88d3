import Conformance
import SpecModel
import TestSupport
import Testing

/// No case asks for a convention of the protocol: what an engine does that breaks one, and keeps every
/// rule, fails only cases that stand on the convention, as on a scaffold.
@Suite struct `An engine that breaks a convention alone` {
  @Test(arguments: Deviation.all)
  func `fails no case but those that stand on the convention`(_ deviation: Deviation) throws {
    let suite = try Builtin.suite()
    var failed: Set<String> = []
    for profile in ["swift", "legacy"] {
      for item in suite.cases where item.profiles.contains(profile) {
        let planned = PlannedCase(item, profile: profile)
        let transcript = try deviation.transcript(of: planned.script)
        if CaseComparison.difference(from: item, in: transcript) != nil { failed.insert(item.id) }
      }
    }
    let standing = suite.cases.filter { deviation.scaffold?.holds($0) ?? false }.map(\.id)
    #expect(failed.subtracting(standing).sorted() == [])
    // A scaffold that nothing stands on is none.
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
