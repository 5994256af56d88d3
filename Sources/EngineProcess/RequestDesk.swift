import EngineKit
import Synchronization

/// Where scripts wait for an engine process that has room for them.
///
/// Each lane (a process and those that take its place) has a seat. A lane's thread asks the desk for
/// work before it goes to sleep in `poll`; whoever brings work wakes a sleeper through the seat's
/// waker, at most once a sleep. A lane without a process waits at the desk itself.
final class RequestDesk: Sendable {
  fileprivate struct State {
    var queue: [PendingCase] = []
    /// Where the queue starts; what is before has been taken.
    var head = 0
    var seats: [Seat]
    var isClosed = false
    /// Why every script fails from now on.
    var refusal: EngineFailure?
    /// How many processes came to a bad end before any case was answered.
    var failures = 0
    /// How many of them hung.
    var hangs = 0
    /// Whether a case was ever answered.
    var hasAnswered = false
    /// How the engine broke the protocol where no case can be blamed.
    var breach: String?
    var restarts = 0
    var manifest: EngineManifest?
  }

  fileprivate struct Seat {
    enum Status {
      /// The lane is doing something, and will ask for work before it sleeps.
      case busy
      /// The lane's thread sleeps until its waker is written to, or its engine answers.
      case asleep
      /// The lane has no process, and waits for work to start one.
      case vacant(CheckedContinuation<Bool, Never>)
    }
    var status = Status.busy
    var load = 0
    var capacity = 0
    /// Wakes the lane's thread; absent while it has none.
    var waker: Waker?
  }

  private let state: Mutex<State>
  private let ids = Atomic(0)
  private let limits: EngineLimits

  init(seats: Int, limits: EngineLimits) {
    state = Mutex(State(seats: Array(repeating: Seat(), count: seats)))
    self.limits = limits
  }

  /// An id that no request had before.
  func nextID() -> Int { ids.add(1, ordering: .relaxed).newValue }

  /// How many processes have been started in another's place.
  var restarts: Int { state.withLock(\.restarts) }

  // MARK: The side of those who bring work

  /// Takes a script in; it is finished sooner or later, whatever happens.
  func submit(_ pending: PendingCase) {
    let (refusal, waker): (EngineFailure?, Waker?) = state.withLock { state in
      if let refusal = state.refusal { return (refusal, nil) }
      state.queue.append(pending)
      return (nil, state.wakeOne())
    }
    // Not under the lock: it takes a system call, for which everybody else would have to wait.
    waker?.wake()
    if let refusal { pending.finish(.failed(refusal)) }
  }

  /// Lets the lanes end when they have answered what they have.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.wakeAll()
    }
  }

  /// Makes every script fail that is under way or comes later, and the lanes end at once.
  func abort() {
    refuse(.stopped)
  }

  private func refuse(_ failure: EngineFailure) {
    let waiting: ArraySlice<PendingCase> = state.withLock { state in
      state.refusal = state.refusal ?? failure
      defer {
        state.queue = []
        state.head = 0
        state.wakeAll()
      }
      return state.queue[state.head...]
    }
    for pending in waiting { pending.finish(.failed(failure)) }
  }

  // MARK: The lanes' side

  /// What the desk has for a lane.
  enum Offer {
    /// Scripts; none if there are none, or the lane has no room.
    case work([PendingCase])
    /// Nothing any more: end when nothing is unanswered.
    case end
    /// Nothing any more, and nothing is to be waited for.
    case abort
  }

  /// Gives a lane work.
  ///
  /// A lane that gets none counts as asleep until its waker wakes it.
  func work(for seat: Int, load: Int, capacity: Int) -> Offer {
    state.withLock { state in
      if state.refusal != nil { return .abort }
      let waiting = state.queue.count - state.head
      if waiting == 0, load == 0, state.isClosed { return .end }
      // A fair share, so that one lane does not take all while the others sleep.
      let share = (waiting + state.seats.count - 1) / state.seats.count
      let count = max(0, min(capacity - load, share))
      let taken = Array(state.queue[state.head..<state.head + count])
      state.head += count
      if state.head == state.queue.count {
        state.queue.removeAll(keepingCapacity: true)
        state.head = 0
      }
      state.seats[seat].load = load + count
      state.seats[seat].capacity = capacity
      state.seats[seat].status = taken.isEmpty ? .asleep : .busy
      return .work(taken)
    }
  }

  /// Waits until there is work for a lane without a process.
  ///
  /// - Returns: Whether there is; `false` at the end.
  func waitForWork(at seat: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = state.withLock { state in
        if state.refusal != nil { return false }
        if state.head < state.queue.count { return true }
        if state.isClosed { return false }
        state.seats[seat].status = .vacant(continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Says how to wake a lane's thread, or that it has none.
  func setWaker(_ waker: Waker?, of seat: Int) {
    state.withLock { state in
      state.seats[seat].waker = waker
      state.seats[seat].status = .busy
    }
  }

  /// Compares a process' manifest with that of the first one.
  func agrees(with manifest: EngineManifest) -> Bool {
    state.withLock { state in
      state.manifest = state.manifest ?? manifest
      return state.manifest == manifest
    }
  }

  /// Notes that the engine answers.
  func noteAnswer() { state.withLock { $0.hasAnswered = true } }

  /// Whether a request with this id has been made.
  func hasAsked(_ id: Int) -> Bool { 1...max(1, ids.load(ordering: .relaxed)) ~= id }

  /// Notes what the engine wrote when all was answered; the first one counts.
  func noteBreach(_ message: String) {
    state.withLock { $0.breach = $0.breach ?? message }
  }

  /// How the engine broke the protocol where no case can be blamed.
  var breach: String? { state.withLock(\.breach) }

  /// Notes that a process is about to take another's place.
  func noteRestart() { state.withLock { $0.restarts += 1 } }

  /// Notes that a process came to a bad end without having answered.
  ///
  /// An engine that has ever answered is not given up: however often it crashes, the next case may be
  /// one that it can do. One that has not is given up in the end, after a hang sooner than after a
  /// crash, since each hang takes a whole deadline.
  func noteFailure(_ kind: EngineFailure.Kind, _ message: String) {
    let restarts: Int? = state.withLock { state in
      state.failures += 1
      if kind == .timeout { state.hangs += 1 }
      let isHopeless =
        !state.hasAnswered
        && (state.failures > limits.maximumRestarts || state.hangs > limits.maximumHangs)
      return isHopeless ? state.failures - 1 : nil
    }
    if let restarts { giveUp("gave up after \(restarts) restarts without an answer: \(message)") }
  }

  /// Makes every script fail from now on.
  func giveUp(_ message: String) {
    refuse(EngineFailure(kind: .crash, message: message))
  }

  /// Why every script fails from now on, if so.
  var refusal: EngineFailure? { state.withLock(\.refusal) }
}

extension RequestDesk.State {
  /// Wakes the lane that can make the best use of work that has just come, if it takes waking one:
  /// a lane with enough to do comes for more by itself.
  ///
  /// - Returns: What wakes its thread, if it has one that sleeps; that is left to the caller.
  fileprivate mutating func wakeOne() -> Waker? {
    var best: Int?
    for (index, seat) in seats.enumerated() {
      switch seat.status {
      case .busy: continue
      case .vacant: best = best ?? index
      case .asleep:
        guard seat.load < seat.capacity else { continue }
        if seat.load == 0 { return rouse(index) }
        guard seat.load <= seat.capacity / 2 else { continue }
        guard let other = best else {
          best = index
          continue
        }
        if case .asleep = seats[other].status, seat.load < seats[other].load { best = index }
      }
    }
    return best.flatMap { rouse($0) }
  }

  fileprivate mutating func wakeAll() {
    for index in seats.indices { rouse(index)?.wake() }
  }

  /// Takes it that a lane is woken; returns what wakes its thread, if it has one that sleeps.
  private mutating func rouse(_ index: Int) -> Waker? {
    defer { seats[index].status = .busy }
    switch seats[index].status {
    case .busy: return nil
    case .asleep: return seats[index].waker
    case .vacant(let continuation):
      continuation.resume(returning: refusal == nil && hasWork)
      return nil
    }
  }

  private var hasWork: Bool { head < queue.count }
}
