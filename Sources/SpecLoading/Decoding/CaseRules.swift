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
      if let id = element.string("the id of a rule") {
        rules.add(id, at: element, in: header, folder: folder)
      } else {
        rules.isCertain = false
      }
    }
    if !isList { rules.isCertain = false }
    self = rules
  }

  private mutating func add(
    _ id: String, at place: NodeReader, in header: SuiteHeader, folder: String
  ) {
    guard let declared = header.rule(id) else {
      if header.isComplete { place.report(.unknown(.rule, id, known: header.ruleIDs)) }
      isCertain = false
      return
    }
    if ids.contains(id) {
      place.report(.duplicateEntry(id))
      return
    }
    if ids.isEmpty, declared.chapter != folder, header.hasChapter(folder) {
      place.report(
        .wrongChapter(rule: id, chapter: declared.chapter, folder: folder, of: .case))
    }
    if !declared.rule.isTestable { place.report(.untestableRule(id)) }
    ids.append(id)
    // Usually a rule has all profiles of the rules before it; then nothing is copied.
    guard profiles != declared.rule.profiles else { return }
    let shared = profiles.filter { declared.rule.profiles.contains($0) }
    if shared.isEmpty, !profiles.isEmpty, header.isComplete {
      place.report(.noSharedProfile(rules: ids))
    }
    profiles = shared
  }

  /// Reads the profiles that a case runs in.
  func profiles(in reader: NodeReader, of header: SuiteHeader) -> [String] {
    var chosen: [String] = []
    let isList = reader.elements(
      "a list of profiles", atLeast: "at least one profile",
      otherwise: "leave `profiles` out to run the case in every profile that has all its rules"
    ) { element in
      guard let id = element.string("the id of a profile") else { return }
      guard header.profiles.contains(where: { $0.id == id }) else {
        if header.isComplete {
          element.report(.unknown(.profile, id, known: header.profiles.map(\.id)))
        }
        return
      }
      if chosen.contains(id) {
        element.report(.duplicateEntry(id))
      } else if isCertain, !profiles.contains(id),
        let rule = ids.first(where: { header.rule($0)?.rule.profiles.contains(id) == false })
      {
        element.report(.ruleOutsideProfile(rule: rule, profile: id, shared: profiles))
      } else {
        chosen.append(id)
      }
    }
    guard isList else { return profiles }
    return header.profiles.map(\.id).filter(chosen.contains)
  }
}
