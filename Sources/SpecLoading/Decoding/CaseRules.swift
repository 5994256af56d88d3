import SpecModel

/// The rules that a case tests, and the profiles that follow from them.
struct CaseRules {
  /// The ids of the rules, starting with the file's.
  var ids: [String] = []
  /// The profiles that have all of them, in the suite's order.
  var profiles: [String]
  /// Whether all rules were found, so that ``profiles`` is certain.
  var isCertain = true

  /// Starts without rules, that is, with every profile.
  init(in header: SuiteHeader) {
    profiles = header.profiles.map(\.id)
    isCertain = header.isComplete
  }

  /// Reads a list of rules and adds them.
  mutating func read(_ reader: NodeReader, in header: SuiteHeader, folder: String) {
    var rules = self
    let isList = reader.elements("a list of rules", atLeast: "at least one rule") { element in
      if let declared = element.rule(
        of: header, isFirst: rules.ids.isEmpty, in: folder, of: .case)
      {
        rules.add(declared.rule, at: element, in: header)
      } else {
        rules.isCertain = false
      }
    }
    if !isList { rules.isCertain = false }
    self = rules
  }

  private mutating func add(_ rule: Rule, at place: NodeReader, in header: SuiteHeader) {
    if ids.contains(rule.id) {
      place.report(.duplicateEntry(rule.id))
      return
    }
    if !rule.isTestable {
      place.report(
        .untestableRule, "the rule `\(rule.id)` is declared untestable",
        hint: "remove `untestable` from rules.yaml if this case tests the rule")
    }
    ids.append(rule.id)
    // Usually a rule has all profiles of the rules before it; then nothing is copied.
    guard profiles != rule.profiles else { return }
    let shared = profiles.filter { rule.profiles.contains($0) }
    if shared.isEmpty, !profiles.isEmpty, header.isComplete {
      place.report(
        .noSharedProfile, "no profile has all of the rules \(Mistake.list(ids, "and"))",
        hint: "ask for them in separate cases")
    }
    profiles = shared
  }

  /// Reads the profiles that a case runs in.
  func profiles(in reader: NodeReader, of header: SuiteHeader) -> [String] {
    let known = header.profiles.map(\.id)
    let chosen = reader.distinct(
      "a list of profiles", atLeast: "at least one profile",
      otherwise: "leave `profiles` out to run the case in every profile that has all its rules"
    ) { element -> String? in
      let id = element.one(
        of: known, .profile, "the id of a profile", isComplete: header.isComplete)
      guard let id, isCertain, !profiles.contains(id),
        let rule = ids.first(where: { header.rule($0)?.rule.profiles.contains(id) == false })
      else { return id }
      element.report(
        .ruleOutsideProfile, "the profile `\(id)` does not have the rule `\(rule)`",
        hint: profiles.isEmpty
          ? nil : "profiles that have all its rules: \(Mistake.enumeration(profiles))")
      return nil
    }
    guard let chosen else { return profiles }
    return known.filter(chosen.contains)
  }
}

extension NodeReader {
  /// Reads the id of one of a suite's rules.
  ///
  /// - Parameters:
  ///   - header: The declarations of the rules.
  ///   - isFirst: Whether it is the first rule of a case or a question, which is filed under it.
  ///   - folder: The folder of the file; `nil` if it is in none.
  ///   - filed: What names the rule.
  func rule(
    of header: SuiteHeader, isFirst: Bool, in folder: String?, of filed: Filed
  ) -> SuiteHeader.DeclaredRule? {
    guard let id = string("the id of a rule") else { return nil }
    guard let declared = header.rule(id) else {
      if header.isComplete { report(.unknown(.rule, id, known: header.ruleIDs)) }
      return nil
    }
    if isFirst, let folder, declared.chapter != folder, header.hasChapter(folder) {
      report(
        .wrongChapter,
        "the rule `\(id)` belongs to the chapter `\(declared.chapter)`, but the \(filed) is in "
          + "`\(folder)`",
        hint: "a \(filed) is filed under its first rule: name one of `\(folder)` first, or move "
          + "the \(filed)")
    }
    return declared
  }
}

/// What is filed in a chapter's folder under its first rule.
enum Filed: String {
  case `case`
  case question
}
