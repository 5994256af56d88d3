import SpecModel

extension DisplayCheck {
  /// Another message is on the screen.
  static let reenqueueOtherVisible = DisplayCheck(
    rule: "reenqueue.other-visible", subject: .surroundings,
    whileLoading: { $0[.loadingBehindVisible] == .atTrigger },
    holds: { situation, _ in situation.visible != nil }, outcome: .reenqueue(.otherVisible))
}
