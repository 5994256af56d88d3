extension ClauseID {
  /// The clause of a rule by its name there; `nil` if there is none.
  package init?(_ name: String, of rule: String) {
    self.init(rawValue: rule + "/" + name)
  }

  /// The full id, such as `reenqueue.other-visible/waits`.
  package var id: String { rawValue }

  /// The id of its rule: `reenqueue.other-visible`.
  package var rule: String { String(rawValue.prefix { $0 != "/" }) }

  /// The ids of the rules that the reference engine knows and the monitors watch; a suite may have others.
  package static let rules = Set(allCases.map(\.rule))
}
