import Reporting
import SpecModel

extension PageFactory {
  /// What a cell says that cannot be.
  static let cannotOccur = "cannot occur"

  /// A cell: what comes out in each profile, or once if it is the same in all.
  ///
  /// - Parameters:
  ///   - profiles: The profiles in which it can occur.
  ///   - words: The outcome in words.
  ///   - rule: The rule that decides an outcome in a profile, if no question does.
  ///   - play: Plays the cell in a profile; `nil` if it cannot occur.
  func cell<Outcome>(
    in profiles: [String], words: (Outcome) -> String, rule: (Outcome, String) -> String,
    play: (String) -> DecidedCell<Outcome>?
  ) -> String {
    let cells = profiles.compactMap { profile in play(profile).map { (profile, $0) } }
    guard let first = cells.first else { return Self.cannotOccur }
    let isSame = cells.allSatisfy { $0.1 == first.1 }
    return (isSame ? [first] : cells).map { profile, cell in
      links(cell, words(cell.outcome), rule: rule(cell.outcome, profile))
        + (isSame ? "" : note([profile]))
    }.joined(separator: "<br>")
  }

  /// An outcome as a link to a core case, or to the questions that change it.
  private func links<Outcome>(
    _ cell: DecidedCell<Outcome>, _ words: String, rule: String
  ) -> String {
    let isDecided = cell.openFates.isEmpty
    let mark = !isDecided ? "?" : cell.openMoments.isEmpty ? "" : "°"
    let open = isDecided ? cell.openMoments : cell.openFates
    let place = open.first ?? suite.rules.first { $0.id == rule }.flatMap(firstCore) ?? rule
    let more = open.dropFirst().map { id in
      let title = HTMLText.escaped(index.suite.questions.first { $0.id == id }?.title ?? id)
      return " <a href=\"\(href(id))\" title=\"\(title)\"><span aria-hidden=\"true\">\(mark)</span>"
        + "<span class=\"sr\">\(title)</span></a>"
    }
    return "<a href=\"\(href(place))\">\(HTMLText.escaped(words))\(mark)</a>" + more.joined()
  }

  private func href(_ id: String) -> String { HTMLText.escaped(paths.path(of: id) ?? "") }

  /// The id of the first core case of a rule.
  private func firstCore(of rule: Rule) -> String? {
    index.groups(of: rule).first { $0.file.coreRule == rule.id }?.cases.first?.first?.id
  }

  /// Profiles in parentheses; nothing for all.
  func note(_ profiles: [String]) -> String {
    profiles.isEmpty ? "" : " (\(HTMLText.escaped(profiles.joined(separator: ", "))))"
  }

  /// The suite's profiles that are in each list, of which an empty one has all.
  func profiles(inAll lists: [[String]]) -> [String] {
    suite.profiles.map(\.id).filter { profile in
      lists.allSatisfy { $0.isEmpty || $0.contains(profile) }
    }
  }
}
