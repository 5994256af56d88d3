import Conformance
import SpecModel
import Wording

/// The scripts of an exploration that share a verdict and have no finding, which one case stands for.
struct UnremarkableScripts {
  /// The last part of the case's id.
  let name: String
  /// How many scripts there are, and what is known of them.
  let title: String
  /// The verdict on them all.
  let verdict: Verdict

  /// The scripts of an exploration that ran none.
  static let unrun = UnremarkableScripts(
    name: "scripts", title: "generated scripts, none of which was run",
    verdict: .skipped(.notJudged("the exploration ended before its first script")))

  /// The scripts of an exploration: those without a verdict, by the reason, then those that were judged.
  static func all(of exploration: Exploration) -> [UnremarkableScripts] {
    if exploration.hadNone { return [] }
    if exploration.scripts == 0 { return [unrun] }
    var all: [UnremarkableScripts] = []
    if exploration.unsupported > 0 {
      let count = NumberText.count(exploration.unsupported, "generated script")
      all.append(
        UnremarkableScripts(
          name: "unsupported", title: "\(count) with what the engine does not support",
          verdict: .skipped(.notJudged("the engine does not support what is in them"))))
    }
    if exploration.unjudged > 0 {
      let count = NumberText.count(exploration.unjudged, "generated script")
      all.append(
        UnremarkableScripts(
          name: "not-judged", title: "\(count) that nobody could judge",
          verdict: .skipped(.notJudged("no rule that `explore` can judge by decides them"))))
    }
    if exploration.kept > 0 || all.isEmpty {
      let count = "\(exploration.scripts) generated scripts"
      all.append(
        UnremarkableScripts(
          name: "scripts", title: "\(count), of which \(exploration.kept) break no clause",
          verdict: .passed))
    }
    return all
  }

  /// The case that stands for them.
  ///
  /// - Parameters:
  ///   - seed: The seed of the scripts.
  ///   - profiles: The ids of the profiles in which they ran.
  func asCase(seed: UInt64, _ profiles: [String]) -> Case {
    Case(
      id: "explore/\(seed)/\(name)", title: title, rules: [], profiles: profiles, messages: [],
      steps: [], asserts: [.displayed], location: .nowhere)
  }
}

extension Exploration {
  /// The number of scripts that were judged and break no clause.
  fileprivate var kept: Int {
    scripts - count(of: .breached) - count(of: .failed) - unsupported - unjudged
  }
}
