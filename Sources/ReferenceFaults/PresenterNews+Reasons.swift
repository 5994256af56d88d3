import ReferenceEngine
import SpecModel

extension PresenterNews {
  /// Whether a message went back for a reason.
  func isReturn(for reason: ReenqueueReason) -> Bool {
    if case .reenqueued(let entry) = self { entry.returns.last == reason } else { false }
  }

  /// Whether a message was discarded for a reason.
  func isDiscard(for reason: DiscardReason) -> Bool {
    if case .discarded(_, reason) = self { true } else { false }
  }
}
