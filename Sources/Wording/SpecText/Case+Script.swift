package import SpecModel

extension Case {
  /// Makes a case of a script that stands in no file.
  ///
  /// - Parameters:
  ///   - script: The script: its profile, its start, and its messages.
  ///   - id: The id of the case; `nil` for that of the script.
  ///   - title: What happens, as a sentence.
  ///   - rules: The ids of the rules that it tests.
  ///   - steps: What happens, step by step.
  ///   - kinds: The kinds of observation that it asserts.
  ///   - keptFor: Why it is kept although no fault needs it.
  ///   - basis: What the audit would find out about it.
  package init(
    of script: Script, id: String? = nil, title: String, rules: [String] = [], steps: [Step],
    asserting kinds: some Sequence<Observation.Kind>, keptFor: String? = nil,
    basis: CaseBasis = CaseBasis()
  ) {
    self.init(
      id: id ?? script.caseID, title: title, rules: rules, profiles: [script.profile],
      given: script.given, messages: script.messages, steps: steps, asserts: KindSet(kinds),
      keptFor: keptFor, basis: basis, location: .nowhere)
  }
}

extension [Step] {
  /// Makes the last step assert what a query of the stack after it saw.
  ///
  /// - Returns: Whether it does: the action is a query, and no other query follows the step.
  package mutating func assertStack(_ action: Action, _ seen: [Observation]?) -> Bool {
    guard action == .queryStack, let last = indices.last, self[last].stack == nil,
      case .stack(let names)? = seen?.first
    else { return false }
    self[last].stack = names
    return true
  }
}
