extension Cell {
  /// The clause that decides the cell if the reference engine cites no rule, or `nil` if a
  /// convention of the protocol decides.
  ///
  /// Such a clause is about what the engine does not do.
  package var clauseOfOmission: String? {
    fault == .lost ? clauseOfStaying : clauseOfAbsence
  }

  /// The clause by which a message stays where it is, or `nil` if none says so.
  private var clauseOfStaying: String? {
    switch state {
    case .visible, .localVisible:
      event == .anothersEvent || event == .anotherPresented
        ? "reenqueue.other-visible/visible-stays" : nil
    case .loading, .localLoading: "delivery.late-assets/displayed-when-there"
    case .undelivered, .unpresented, .delivered, .displayedBefore, .discardedBefore: nil
    default:
      switch event {
      case .anothersEvent: "stack.push-on-trigger/others-stay"
      case .push, .request, .delivery, .otherSession: "stack.offer-when-eligible/waits-on"
      default: "stack.in-memory/kept-until-launch"
      }
    }
  }

  /// The clause by which a message is not on the stack.
  private var clauseOfAbsence: String {
    if event == .relaunch { return "stack.in-memory/empty-after-launch" }
    return switch state {
    case .undelivered: "delivery.on-session-start/not-before"
    case .unpresented: "local.display/on-request"
    case .delivered: "stack.offer-when-eligible/only-what-waits"
    case .discardedBefore: "discard.leaves-stack/gone"
    default: "stack.last-in-first-out/displayed-leaves"
    }
  }
}
