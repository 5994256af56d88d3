import Conformance
import EngineKit
import SpecModel

/// The causes of the cases in which the engine did not answer properly.
///
/// Errors that the engine itself reports are told apart by their text, in which names and numbers may
/// differ. The same text is the same error, even if a word of it is also the name of a message.
struct Troubles {
  /// The causes, in the order of their first cases.
  private(set) var causes: [Cause] = []
  private var groups: [Group] = []

  /// Cases with the same trouble.
  fileprivate struct Group {
    let kind: EngineFailure.Kind
    let pattern: String
    var texts: Set<String>
    var cases: [(id: String, actions: Int, text: String)]
  }

  /// Groups the errored cases among failed ones.
  init(_ failed: [CaseResult]) {
    for result in failed {
      if case .errored(let failure) = result.verdict { add(failure, of: result.planned) }
    }
    causes = groups.compactMap(\.cause)
  }

  private mutating func add(_ failure: EngineFailure, of planned: PlannedCase) {
    let text = failure.kind == .error ? failure.message : ""
    let pattern = Self.pattern(of: text, in: planned.case)
    let item = (id: planned.id, actions: planned.script.actions.count, text: text)
    let index = groups.firstIndex {
      $0.kind == failure.kind && ($0.pattern == pattern || $0.texts.contains(text))
    }
    if let index {
      groups[index].texts.insert(text)
      groups[index].cases.append(item)
    } else {
      groups.append(Group(kind: failure.kind, pattern: pattern, texts: [text], cases: [item]))
    }
  }

  /// An error's text without the names of the case's messages, and without its numbers.
  private static func pattern(of text: String, in item: Case) -> String {
    var words = text
    for name in item.messages.map(\.name).sorted(by: { $0.count > $1.count }) {
      words = words.replacing(name, with: "…")
    }
    return words.split(whereSeparator: { $0.isNumber }).joined(separator: "#")
  }
}

extension Troubles.Group {
  /// The cause, with the shortest case first and the others in the order of the run.
  fileprivate var cause: Cause? {
    guard let place = cases.indices.min(by: { cases[$0].actions < cases[$1].actions }) else {
      return nil
    }
    var ids = cases.map(\.id)
    ids.insert(ids.remove(at: place), at: 0)
    return Cause(
      .trouble(kind.rawValue, saying: cases[place].text), cases: ids, actions: cases[place].actions)
  }
}
