extension Rulebook {
  /// Returns the rulebook of a profile.
  package static func book(of profile: Profile) -> Rulebook {
    switch profile {
    case .swift: swift
    case .legacy: legacy
    }
  }

  /// The Swift SDK's rules.
  package static let swift: Rulebook = {
    var book = Rulebook(profile: .swift, checks: RuleCheck.checks(in: .swift))
    book.display.needsPresenter = true
    return book
  }()

  /// The Objective-C SDK's rules: the keyboard and missing images count, and the host can ask for the next
  /// message.
  ///
  /// There is no presenter to assign, and no document says whether a discarded message can be triggered
  /// again.
  package static let legacy: Rulebook = {
    var book = Rulebook(profile: .legacy, checks: RuleCheck.checks(in: .legacy))
    book.opportunities.named.insert(.hostRequest)
    book.delivery.afterDiscard = .isOpen
    return book
  }()
}
