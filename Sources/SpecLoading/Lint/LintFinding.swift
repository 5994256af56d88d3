/// What a suite can be advised on, although it loads.
enum LintFinding {
  /// A file without an introduction.
  case fileWithoutAbout
  /// A title that stands for one that is to come.
  case placeholderTitle(String, of: String)
  /// A text that says itself that it is to come.
  case unwritten(String)
  /// A case with the script of another.
  case repeatedScript(of: String)
}

extension LintFinding {
  /// The code, the sentence and the way out.
  var wording: Mistake.Wording {
    var wording =
      switch self {
      case .fileWithoutAbout:
        Mistake.Wording(
          .missingProse, "nothing says what the cases of this file show",
          hint: "add `about: |` with a paragraph for readers: what is shown, and why it matters")
      case .placeholderTitle(let title, let owner):
        Mistake.Wording(
          .placeholder, "`\(title)` is no title of \(owner)",
          hint: "say what happens, as a sentence: reports and pages show it")
      case .unwritten(let word):
        Mistake.Wording(
          .placeholder, "this is still to be written", hint: "write it, and take `\(word)` out")
      case .repeatedScript(let other):
        Mistake.Wording(
          .repeatedScript, "this case goes through the same script as `\(other)`",
          hint:
            "put the expectations of both into one case, or say in `kept_for` why both are needed")
      }
    wording.severity = .warning
    return wording
  }
}
