package import SpecModel

extension CaseLedger {
  /// Compares the ledger with the cases of a suite.
  ///
  /// - Returns: An error for each id that vanished, came back or was moved nowhere, a warning for each case that is
  ///   not listed, and the mistakes in the ledger's lines.
  package func diagnostics(for suite: Suite) -> [Diagnostic] {
    let cases = Dictionary(suite.cases.map { ($0.id, $0) }) { first, _ in first }
    let successors = self.successors
    let present = Set(cases.keys).union(entries.lazy.filter { !$0.isMoved }.map(\.id))
    let arrivals = unlisted(in: suite).map(\.id)
    var found = mistakes
    for entry in entries {
      let place = Diagnostic.Place.span(entry.location, length: entry.id.unicodeScalars.count)
      if entry.isGone, let present = cases[entry.id] {
        found.append(
          Diagnostic(
            Mistake(
              .revivedCase, "`\(entry.id)` is moved or retired, but a case has it again",
              hint: "give the case another id: old reports name the earlier one"),
            at: place,
            notes: [
              Diagnostic.Note(message: "it is here", place: .span(present.location, length: 1))
            ]))
      } else if case .moved(let successor) = entry.fate {
        let end = CaseLedger.end(of: entry.id, in: successors)
        guard end.map(present.contains) != true else { continue }
        let nearest = Suggestion.nearest(to: successor, among: suite.cases.map(\.id))
        found.append(
          Diagnostic(
            end == nil ? movedInCircle(entry.id) : movedNowhere(successor, nearest: nearest),
            at: place))
      } else if entry.fate == .kept, cases[entry.id] == nil {
        let nearest = Suggestion.nearest(to: entry.id, among: arrivals)
        found.append(Diagnostic(vanished(entry.id, nearest: nearest), at: place))
      }
    }
    found.sort { $0.location.line < $1.location.line }
    return found
      + unlisted(in: suite).map { test in
        .warning(
          .unlistedCase, "the ledger does not list `\(test.id)`",
          hint: "`iamspec lint --update-ledger` adds it", at: test.location)
      }
  }

  private func movedInCircle(_ id: String) -> Mistake {
    Mistake(
      .malformedLedger, "the moves of `\(id)` lead in a circle",
      hint: "let the last of them lead to the id that the case has now")
  }

  private func movedNowhere(_ id: String, nearest: String?) -> Mistake {
    Mistake(
      .vanishedCase, "this case was moved to `\(id)`, but no case has that id",
      hint: nearest.map { "did you mean `\($0)`?" }
        ?? "write the id that the case has now, or retire it: `- its/id  # reason`")
  }

  private func vanished(_ id: String, nearest: String?) -> Mistake {
    Mistake(
      .vanishedCase, "no case has the id `\(id)` anymore, but ids are permanent",
      hint: nearest.map {
        "was it moved to `\($0)`? write `\(id) -> \($0)` here; was it removed? "
          + "write `- \(id)  # reason`"
      } ?? "restore the case, or retire its id: `- \(id)  # reason`")
  }

  /// Adds the unlisted cases of a suite and sorts the list; nothing is removed.
  ///
  /// - Returns: The number of ids added, or `nil` if the ledger has unreadable lines, which would
  ///   be lost.
  package mutating func add(casesOf suite: Suite) -> Int? {
    if mistakes.hasErrors { return nil }
    let new = unlisted(in: suite)
    merge(new.map { Entry(id: $0.id, location: $0.location) })
    return new.count
  }

  /// The text of the file, one id per line.
  package var text: String {
    let top = preamble.isEmpty ? CaseLedger.explanation : preamble
    return (top + entries.map(\.text)).map { $0 + "\n" }.joined()
  }

  /// The comment at the top of a new ledger.
  private static let explanation = [
    "# Every case id that this suite has or ever had. `iamspec lint --update-ledger` adds new",
    "# ones. A case that gets another id is moved: its/old/id -> its/new/id. A case that goes is",
    "# retired: - its/old/id  # reason",
  ]

  /// The cases that the ledger does not list.
  func unlisted(in suite: Suite) -> [Case] {
    let listed = Set(entries.map(\.id))
    return suite.cases.filter { !listed.contains($0.id) }
  }
}
