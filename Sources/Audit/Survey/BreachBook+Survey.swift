package import ReferenceFaults

extension BreachBook {
  /// Takes the breaches of a survey.
  package init(_ survey: MomentSurvey) {
    self.init(
      entries: survey.classes.compactMap { item in
        guard case .breach(let breach) = item.verdict else { return nil }
        return Entry(
          clause: breach.clause, edit: item.representative, keeper: item.keeper(of: breach))
      },
      unasked: survey.classes.compactMap { item in
        if case .unasked = item.verdict { item.representative } else { nil }
      })
  }
}

extension EditClass {
  /// What notices a breach: a fault that does the same in each profile, or else a case.
  fileprivate func keeper(of breach: Breached) -> BreachBook.Keeper {
    let common = profiles.map { Set(faults[$0] ?? []) }.reduce(nil) { common, ids in
      common?.intersection(ids) ?? ids
    }
    if let fault = common?.min() { return .fault(fault) }
    return breach.witness.map { .aCase($0) } ?? .nothing
  }
}
