import SpecModel

/// The findings of `iamspec lint` in a suite that loads.
enum LintFinding {
  /// A file without an introduction.
  case fileWithoutAbout
  /// A placeholder in place of a title.
  case placeholderTitle(String, of: String)
  /// A text that is marked as unwritten.
  case unwritten(String)
  /// A case with the same script as another.
  case repeatedScript(of: String)
  /// An event that triggers nothing although the case does not mention it.
  case unheardEvent(String, isPurchase: Bool, known: [String])
  /// A case that expects nothing and in which nothing can happen.
  case assertsNothing
  /// A word, or a key, that the suite declares and no case uses.
  case unusedWord(String, isKey: Bool)
  /// Too many cases in a core, messages in a core case, or actions in one of its steps.
  case coreOfTooMany(String, of: String, Int, limit: Int)
  /// A core case that is a table.
  case tableInCore
  /// A step that accepts alternatives, in a core that names no open question.
  case unnamedQuestion
  /// A table with one row.
  case tableOfOne
  /// A step with many actions.
  case longStep(Int)
  /// A case whose title differs from another one in the same file in one word.
  case twinTitle(of: String)
  /// A finding about a step from running the case.
  case step(StepFinding)
}

/// A finding about a step from running its case under every answer to the open questions.
package enum StepFinding: Sendable {
  /// The action needs a visible message, but none is visible.
  case nothingVisible(action: String)
  /// The message is expected to be dismissed, but is not.
  case neverDismissed(message: String)
}

extension LintFinding {
  /// The code, the message and the hint.
  var wording: Mistake.Wording {
    var wording =
      switch self {
      case .fileWithoutAbout:
        Mistake.Wording(
          .missingProse, "the file does not say what its cases show",
          hint: "add `about: |` with a paragraph for readers: what is shown, and why it matters")
      case .placeholderTitle(let title, let owner):
        Mistake.Wording(
          .placeholder, "`\(title)` is a placeholder, not the title of \(owner)",
          hint: "say what happens, as a sentence: reports and the handbook show it")
      case .unwritten(let word):
        Mistake.Wording(
          .placeholder, "this text has not been written yet",
          hint: "write it, and remove `\(word)`")
      case .repeatedScript(let other):
        Mistake.Wording(
          .repeatedScript, "this case has the same script as `\(other)`",
          hint: "put the expectations of both into one case, or explain in `kept_for` why both are "
            + "needed")
      case .unheardEvent(let name, let isPurchase, let known):
        Mistake.Wording(
          .unheardEvent,
          isPurchase
            ? "no message of the case is triggered by the purchase of `\(name)`"
            : "no message of the case is triggered by the event `\(name)`",
          hint: Suggestion.nearest(to: name, among: known).map { "did you mean `\($0)`?" }
            ?? "change it, or explain in a `note` why it triggers nothing")
      case .assertsNothing:
        Mistake.Wording(
          .assertsNothing,
          "this case asserts nothing: it expects nothing and triggers no message",
          hint: "add `expect` to a step, or say in `kept_for` what the case is for")
      case .unusedWord(let word, let isKey):
        Mistake.Wording(
          .unusedWord,
          isKey ? "no case gives `\(word)` a value of its own" : "no case uses the word `\(word)`",
          hint: "write a case that does, or remove it")
      case .coreOfTooMany(let what, let owner, let count, let limit):
        Mistake.Wording(
          .hardCore,
          "\(owner) has \(count) \(what), more than the \(limit) that a reader takes in",
          hint: what == "cases"
            ? "move some to files in the folder of the rule"
            : "make it shorter, or move the case to a file in the folder of the rule")
      case .tableInCore:
        Mistake.Wording(
          .hardCore, "this core case is a table",
          hint: "keep the row that shows the rule best, as a plain case; move the table to a file "
            + "in the folder of the rule")
      case .unnamedQuestion:
        Mistake.Wording(
          .hardCore,
          "this step of a core case accepts alternatives, but names no open question",
          hint: "name the question that allows them in a `note`, or end the case before")
      case .tableOfOne:
        Mistake.Wording(
          .needlessTable, "this table has one row",
          hint: "write it as a plain case, with the values in place of the columns")
      case .longStep(let count):
        Mistake.Wording(
          .longStep, "\(count) actions in one step are hard to follow",
          hint: "split the step where something is to be seen, or say in a `note` why it is one")
      case .twinTitle(let title):
        Mistake.Wording(
          .twinTitles, "the title differs in one word from `\(title)`",
          hint: "make them rows of one table, or explain in `kept_for` why both are needed")
      case .step(.nothingVisible(let action)):
        Mistake.Wording(
          .nothingVisible, "no message can be visible at `\(action)`",
          hint: "display a message first, or remove `\(action)`")
      case .step(.neverDismissed(let message)):
        Mistake.Wording(
          .neverDismissed, "`\(message)` cannot be dismissed in this step",
          hint: "add `dismiss` to it while the message is visible, or remove the expectation")
      }
    wording.severity = .warning
    return wording
  }
}
