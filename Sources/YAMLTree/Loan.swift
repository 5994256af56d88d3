import Synchronization

/// A plain value that leads to what an owner keeps, and that detects when the owner is gone.
///
/// Reading a file copies millions of nodes and readers. Counted references would add 15 % or more to
/// the time that it takes; uncounted ones would dangle if the document went first. The compiler cannot
/// rule that out: types that may not escape (`~Escapable`) cannot be stored in arrays, dictionaries or
/// objects, and nodes are stored in all three. A loan is checked at each use instead. It holds the
/// address of a slot, which is never freed, and a number. When the owner goes, the number of the slot
/// changes. To use a loan after that stops the program, in release builds, too.
///
/// A loan is not `Sendable`, and neither is anything that provides one. So the compiler keeps it in the
/// task of its owner, and the owner cannot go between the check and the use.
@usableFromInline
package struct Loan<Value: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline let slot: UnsafePointer<LoanSlot<Value>>
  @usableFromInline let number: UInt32

  init(slot: UnsafePointer<LoanSlot<Value>>, number: UInt32) {
    self.slot = slot
    self.number = number
  }

  /// The value on loan.
  ///
  /// If the owner is gone, the program stops.
  @inlinable package var value: Value {
    precondition(slot.pointee.number == number, "a loan is used after its owner is gone")
    return slot.pointee.value.unsafelyUnwrapped
  }
}

/// The owner's side of a loan, which ends the loan when it goes.
package struct Lending<Value: BitwiseCopyable>: ~Copyable {
  private let slots: LoanSlots<Value>
  private let slot: UnsafeMutablePointer<LoanSlot<Value>>
  private let number: UInt32

  /// Prepares a loan.
  ///
  /// To use it before ``lend(_:)`` stops the program.
  ///
  /// - Parameter slots: The slots for loans of this kind.
  package init(in slots: LoanSlots<Value>) {
    self.slots = slots
    slot = slots.take()
    number = slot.pointee.number + 1
  }

  deinit {
    slot.pointee = LoanSlot(number: number + 1)
    slots.putBack(slot)
  }

  /// Starts the loan.
  package func lend(_ value: Value) { slot.pointee = LoanSlot(number: number, value: value) }

  /// The loan, for all who read the value.
  package var loan: Loan<Value> { Loan(slot: slot, number: number) }
}

/// A place in memory that loans lead to, one after the other.
@usableFromInline
struct LoanSlot<Value: BitwiseCopyable> {
  /// The number of the loan, which is odd; an even number if there is none.
  @usableFromInline var number: UInt32
  /// The value on loan, if there is one.
  @usableFromInline var value: Value?
}

/// The slots for loans of one kind: as many as there have been loans at the same time.
///
/// Slots are used again but never freed, so that a loan can always look at its slot.
package final class LoanSlots<Value: BitwiseCopyable>: Sendable {
  private let vacant = Mutex<[VacantSlot]>([])

  /// Creates an empty set of slots.
  package init() {}

  fileprivate func take() -> UnsafeMutablePointer<LoanSlot<Value>> {
    if let last = vacant.withLock({ $0.popLast() }) {
      return last.start.assumingMemoryBound(to: LoanSlot<Value>.self)
    }
    let slot = UnsafeMutablePointer<LoanSlot<Value>>.allocate(capacity: 1)
    slot.initialize(to: LoanSlot(number: 0))
    return slot
  }

  fileprivate func putBack(_ slot: UnsafeMutablePointer<LoanSlot<Value>>) {
    // If the numbers started again, an old loan could pass for a new one.
    guard slot.pointee.number < .max - 1 else { return }
    let place = VacantSlot(start: UnsafeMutableRawPointer(slot))
    vacant.withLock { $0.append(place) }
  }
}

/// A slot without a loan.
///
/// Only its list knows of it. It is the same for all kinds of loans, so that the compiler can
/// specialize the list.
private struct VacantSlot: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
}
