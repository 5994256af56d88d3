import SpecModel

extension DisplayCheck {
  /// The message is ready, but past its timeout.
  static let discardTimeout = DisplayCheck(
    rule: "discard.timeout", subject: .time,
    holds: { situation, answers in
      situation.isPastTimeout(&answers)
        && (!situation.entry.stored.isLocal || answers[.localLate] == .discarded)
    },
    outcome: .discard(.timeout))
}

extension Situation {
  /// Whether the message is past its timeout (`discard.timeout`).
  package func isPastTimeout(_ answers: inout Answers) -> Bool {
    guard let timeout = message.timeout?.milliseconds else { return false }
    var age = age
    let sinceFirst = age + entry.timeoutSince - entry.deliveredAt.first
    guard sinceFirst >= timeout else { return false }
    if sinceFirst > age, age <= timeout || entry.timeOnStack > 0 {
      switch answers[.timeoutFrom] {
      case .trigger: break
      case .delivery: age += entry.timeoutSince - entry.deliveredAt.latest
      case .firstDelivery: age = sinceFirst
      }
    }
    guard age >= timeout else { return false }
    if entry.timeOnStack > 0, answers[.timeoutOnStack] == .doesNotCount { age -= entry.timeOnStack }
    return age == timeout ? answers[.timeoutEdge] == .tooLate : age > timeout
  }
}
