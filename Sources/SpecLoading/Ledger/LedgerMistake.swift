/// The mistakes in a ledger, alone or compared with its suite.
enum LedgerMistake {
  /// A line that is not a case id.
  case noID(String)
  /// A comment between ids.
  case lateComment
  /// A retired id without a reason.
  case retiredWithoutReason
  /// A reason after an id that is not retired.
  case reasonForListed
  /// An id that belongs before the one above it.
  case unsorted(after: String)
  /// A line that repeats an id.
  case listedTwice(String)
  /// A line that moves or retires a case whose id is listed above.
  case overtaken(String)
  /// A case that was moved to an id that no case has, and that the ledger does not list.
  case movedNowhere(String, nearest: String?)
  /// A case whose moves lead back to its id.
  case movedInCircle(String)
  /// A listed id that no case has any more.
  case vanished(String, nearest: String?)
  /// A retired id that a case has again.
  case revived(String)
  /// A case that is not listed.
  case unlisted(String)
}

extension LedgerMistake {
  /// The code, the message and the hint.
  var wording: Mistake.Wording {
    switch self {
    case .noID(let text):
      Mistake.Wording(
        .malformedLedger, "`\(text)` is not a case id",
        hint: "write one id per line, like `stack/newest-first/two-waiting`")
    case .lateComment:
      Mistake.Wording(
        .malformedLedger, "comments belong at the top of a ledger, before the first id",
        hint: "move it there, or make it the reason of a retired id")
    case .retiredWithoutReason:
      Mistake.Wording(
        .malformedLedger, "this case is retired without a reason",
        hint: "add the reason: `- id  # reason`")
    case .reasonForListed:
      Mistake.Wording(
        .malformedLedger, "only a retired id can have a reason",
        hint: "put `- ` before it to retire it, or remove the reason")
    case .unsorted(let previous):
      Mistake.warning(
        Mistake.Wording(
          .malformedLedger, "this belongs before `\(previous)`",
          hint: "`iamspec lint --update-ledger` sorts the list"))
    case .vanished(let id, let nearest):
      Mistake.Wording(
        .vanishedCase, "no case has the id `\(id)` anymore, but ids are permanent",
        hint: nearest.map {
          "was it moved to `\($0)`? write `\(id) -> \($0)` here; was it removed? "
            + "write `- \(id)  # reason`"
        } ?? "restore the case, or retire its id: `- \(id)  # reason`")
    case .revived(let id):
      Mistake.Wording(
        .revivedCase, "`\(id)` is moved or retired, but a case has it again",
        hint: "give the case another id: old reports name the earlier one")
    case .listedTwice(let id): Mistake.duplicateEntry(id).wording
    case .overtaken(let id):
      Mistake.warning(
        Mistake.Wording(
          .malformedLedger, "this takes the place of the line that lists `\(id)`",
          hint: "`iamspec lint --update-ledger` removes the other line"))
    case .movedNowhere(let id, let nearest):
      Mistake.Wording(
        .vanishedCase, "this case was moved to `\(id)`, but no case has that id",
        hint: nearest.map { "did you mean `\($0)`?" }
          ?? "write the id that the case has now, or retire it: `- its/id  # reason`")
    case .movedInCircle(let id):
      Mistake.Wording(
        .malformedLedger, "the moves of `\(id)` lead in a circle",
        hint: "let the last of them lead to the id that the case has now")
    case .unlisted(let id):
      Mistake.warning(
        Mistake.Wording(
          .unlistedCase, "the ledger does not list `\(id)`",
          hint: "`iamspec lint --update-ledger` adds it"))
    }
  }
}
