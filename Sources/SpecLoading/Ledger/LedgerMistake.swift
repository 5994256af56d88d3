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
        hint: "add the reason: `- id  # reason, replaced by other/id`")
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
          "was it renamed to `\($0)`? give it its id back, or retire the old one: "
            + "`- \(id)  # renamed, replaced by \($0)`"
        } ?? "restore the case, or retire its id: `- \(id)  # reason`")
    case .revived(let id):
      Mistake.Wording(
        .revivedCase, "`\(id)` is retired, but a case has it again",
        hint: "give the case another id: old reports name the retired one")
    case .unlisted(let id):
      Mistake.warning(
        Mistake.Wording(
          .unlistedCase, "the ledger does not list `\(id)`",
          hint: "`iamspec lint --update-ledger` adds it"))
    }
  }
}
