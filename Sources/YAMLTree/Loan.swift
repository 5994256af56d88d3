import Synchronization

/// A plain value that refers to something that an owner keeps, and that detects when the owner is
/// gone.
///
/// Reading a file copies millions of nodes and readers. Reference counting would make that 15 %
/// slower or worse; unchecked pointers would dangle if the document went first. The compiler cannot
/// rule that out: types that may not escape (`~Escapable`) cannot be stored in arrays, dictionaries
/// or objects, and nodes are stored in all three. So a loan is checked at each use: it holds the
/// address of a slot, which is never freed, and a number. When the owner goes, the number of the
/// slot changes. Using a loan after that stops the program, in release builds too.
///
/// Neither a loan nor anything that contains one is `Sendable`. So the compiler keeps a loan in the
/// task of its owner, and the owner cannot go away between the check and the use.
@usableFromInline
package struct Loan<Value: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline let slot: UnsafePointer<LoanSlot<Value>>
  @usableFromInline let number: UInt32

  init(slot: UnsafePointer<LoanSlot<Value>>, number: UInt32) {
    self.slot = slot
    self.number = number
  }

  /// The value on loan; reading it after the owner is gone stops the program.
  @inlinable package var value: Value {
    precondition(slot.pointee.number == number, "a loan is used after its owner is gone")
    return slot.pointee.value.unsafelyUnwrapped
  }
}

/// The owner's side of a loan; the loan ends when this value is destroyed.
package struct Lending<Value: BitwiseCopyable>: ~Copyable {
  private let slots: LoanSlots<Value>
  private let slot: UnsafeMutablePointer<LoanSlot<Value>>
  private let number: UInt32

  /// Prepares a loan; using it before ``lend(_:)`` stops the program.
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

  /// The loan, to be copied by everything that reads the value.
  package var loan: Loan<Value> { Loan(slot: slot, number: number) }
}

/// A place in memory that one loan after another refers to.
@usableFromInline
struct LoanSlot<Value: BitwiseCopyable> {
  /// The number of the loan, always odd; even while the slot is vacant.
  @usableFromInline var number: UInt32
  /// The value on loan, if there is one.
  @usableFromInline var value: Value?
}

/// The slots for loans of one kind: as many as there have been loans at the same time.
///
/// Slots are reused but never freed, so that a loan can always look at its slot.
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
    // If the numbers wrapped around, an old loan could pass for a new one.
    guard slot.pointee.number < .max - 1 else { return }
    let place = VacantSlot(start: UnsafeMutableRawPointer(slot))
    vacant.withLock { $0.append(place) }
  }
}

/// A slot without a loan.
///
/// Only its list refers to it. The type is the same for all kinds of loans, so that the compiler
/// can specialize the list.
private struct VacantSlot: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
}
