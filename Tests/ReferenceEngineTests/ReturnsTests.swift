import ReferenceEngine
import SpecModel
import Testing

@Suite struct `The returns of a message` {
  @Test func `are its reasons in order, of a discard, too, if an edited rulebook takes it back`() {
    let reasons = [.background, .keyboard, ReenqueueReason(rawValue: "missing_image")]
    #expect(Array(returns(for: reasons)) == reasons)
  }

  @Test func `have a reason again after eight times only if it is another one`() {
    let many = [ReenqueueReason](repeating: .background, count: 20)
    #expect(Array(returns(for: many)) == many.suffix(8))
    #expect(Array(returns(for: many + [.keyboard, .keyboard])) == many.suffix(8) + [.keyboard])
  }

  @Test func `forget the oldest of more than sixteen`() {
    let reasons = (0..<40).map { $0.isMultiple(of: 2) ? ReenqueueReason.background : .keyboard }
    #expect(Array(returns(for: reasons)) == reasons.suffix(16))
  }

  private func returns(for reasons: [ReenqueueReason]) -> Returns {
    var returns = Returns()
    for reason in reasons { returns.note(reason) }
    return returns
  }
}
