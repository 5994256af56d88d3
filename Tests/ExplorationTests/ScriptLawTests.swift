import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

@testable import Exploration

@Suite struct `A script that a law changes` {
  private static func script(_ number: Int) -> Script {
    Script(
      caseID: "explore/1/\(number)", profile: "app", given: Given(),
      messages: ["a", "b", "c"].map { Message(name: $0, type: .modal) },
      actions: [.enterBackground, .advance(.seconds(3)), .enterForeground, .advance(.seconds(5))])
  }

  @Test func `says how it was changed, so that a reader can do it again`() async throws {
    let folder = Repository.url("Fixtures/suites/inbox").path
    let words = try #require(await SuiteLoader().load(directory: folder).suite?.words)
    let query = try #require(words.vocabulary.queries.first)
    let question = try #require(words.actions[query.asks])
    var laws: Set<ScriptLaw> = []
    for number in 0..<100 {
      let original = Self.script(number)
      let changed = LawfulScript(original, asking: [question])
      laws.insert(changed.law)
      let change = Self.change(from: original, to: changed.script, by: changed.law, query.asks)
      #expect(changed.complaint.hasPrefix("the script had another outcome when \(change)"))
    }
    #expect(laws == Set(ScriptLaw.allCases))
  }

  /// What the complaint has to say, read off both scripts.
  private static func change(
    from original: Script, to changed: Script, by law: ScriptLaw, _ asks: String
  ) -> String {
    let actions = changed.actions
    switch law {
    case .again: return changed == original ? "it was run again" : "nothing was to change"
    case .cutOff: return "it ended after action \(actions.count): "
    case .split:
      let place = zip(actions, original.actions).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      guard case (.advance(let one), .advance(let two)) = (actions[place], actions[place + 1])
      else { return "time is to pass" }
      return "the time of action \(place + 1) passed in two parts, \(one) and \(two): "
    case .asked:
      let places = actions.indices.filter { actions[$0].kind.rawValue == asks }.map { "\($0 + 1)" }
      return "`\(asks)` was asked, too, as actions \(places.joined(separator: " and ")): "
    case .reordered: return "its messages were named in the order `c`, `b`, `a`: "
    }
  }
}
