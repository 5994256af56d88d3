import EngineKit
import Synchronization

/// The scripts that wait for an engine process with room for them.
///
/// Each worker runs one process at a time. A worker's thread asks the queue for work before it
/// sleeps in `poll`. A submitted script wakes a sleeping worker through its waker, at most once per
/// sleep. A worker without a process waits in ``waitForWork(of:)``.
final class RequestQueue: Sendable {
  fileprivate struct State {
    var pending: [PendingCase] = []
    /// The index of the first pending case; those before it have been taken.
    var head = 0
    var workers: [Worker]
    var isClosed = false
    /// The reason why every script fails from now on.
    var refusal: EngineFailure?
    /// The number of processes that failed before any valid answer.
    var failures = 0
    /// The number of those processes that hung.
    var hangs = 0
    /// The number of those that hung after they wrote text.
    var texts = 0
    /// The number of processes that violated the protocol since the last valid answer.
    var violations = 0
    /// Whether the engine has given a valid answer to any case.
    var hasAnswered = false
    /// The reason why the machine could start no more processes, if that happened.
    var shortage: EngineStartError?
    /// What the engine wrote besides its replies and no case was blamed for.
    var breaches = Breaches()
    /// The replies that threw doubt on cases, until one of them was blamed.
    var doubts = Breaches()
    /// Whether a case was blamed for such a reply.
    var isDoubtBlamed = false
    var restarts = 0
    /// Why the first of the replaced processes ended.
    var restartReason: String?
    var manifest: EngineManifest?
  }

  fileprivate struct Worker {
    enum Status {
      /// The worker is busy, and asks for work before it sleeps.
      case busy
      /// The worker's thread sleeps until its waker is written to or its engine answers.
      case asleep
      /// The worker has no process, and waits for work before it starts one.
      case vacant(CheckedContinuation<Bool, Never>)
    }
    var status = Status.busy
    var load = 0
    var capacity = 0
    /// Wakes the worker's thread; `nil` while it has none.
    var waker: Waker?
  }

  private let state: Mutex<State>
  private let ids = Atomic(0)
  private let limits: EngineLimits

  init(workers: Int, limits: EngineLimits) {
    state = Mutex(State(workers: Array(repeating: Worker(), count: workers)))
    self.limits = limits
  }

  /// Returns an id that no earlier request has.
  ///
  /// Ids are not consecutive, so that an engine that counts by itself or is off by one cannot hit
  /// another case.
  func nextID() -> Int { ids.add(Self.idStep, ordering: .relaxed).oldValue + 1 }

  private static let idStep = 10

  /// The number of processes that replaced another one.
  var restarts: Int { state.withLock(\.restarts) }

  /// Why the first process that was replaced ended; `nil` if none was.
  var restartReason: String? { state.withLock(\.restartReason) }

  // MARK: Submitting work

  /// Adds scripts, each of which always finishes: with an outcome or with a failure.
  func submit(_ scripts: [PendingCase]) {
    let (refusal, wakers): (EngineFailure?, [Waker]) = state.withLock { state in
      if let refusal = state.refusal { return (refusal, []) }
      return (
        nil,
        scripts.compactMap { pending in
          state.pending.append(pending)
          return state.wakeOne()
        }
      )
    }
    // Outside the lock, because they are system calls.
    for waker in wakers { waker.wake() }
    if let refusal { for pending in scripts { pending.finish(.failed(refusal)) } }
  }

  /// Lets the workers end once their cases are answered.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.wakeAll()
    }
  }

  /// Fails every script, present and future, and ends the workers at once.
  func abort() {
    refuse(.stopped)
  }

  private func refuse(_ failure: EngineFailure) {
    let waiting: ArraySlice<PendingCase> = state.withLock { state in
      state.refusal = state.refusal ?? failure
      defer {
        state.pending = []
        state.head = 0
        state.wakeAll()
      }
      return state.pending[state.head...]
    }
    for pending in waiting { pending.finish(.failed(failure)) }
  }

  // MARK: Taking work

  /// What a worker is to do next.
  enum Assignment {
    /// Run these scripts; empty if none are waiting or the worker has no room.
    case work([PendingCase])
    /// No more work: end once everything is answered.
    case end
    /// Stop at once, without waiting for answers.
    case abort
  }

  /// Gives a worker scripts to run.
  ///
  /// A worker that gets none counts as asleep until its waker wakes it.
  func work(for worker: Int, load: Int, capacity: Int) -> Assignment {
    state.withLock { state in
      if state.refusal != nil { return .abort }
      let waiting = state.pending.count - state.head
      if waiting == 0, load == 0, state.isClosed { return .end }
      // A fair share, so that one worker does not take everything while the others sleep.
      let share = (waiting + state.workers.count - 1) / state.workers.count
      let count = max(0, min(capacity - load, share))
      let taken = Array(state.pending[state.head..<state.head + count])
      state.head += count
      // What was taken is let go of when it is the larger part, so that each case is moved once at most.
      if 2 * state.head >= state.pending.count {
        state.pending.removeSubrange(..<state.head)
        state.head = 0
      }
      state.workers[worker].load = load + count
      state.workers[worker].capacity = capacity
      state.workers[worker].status = taken.isEmpty ? .asleep : .busy
      return .work(taken)
    }
  }

  /// Waits until there is work for a worker without a process.
  ///
  /// - Returns: Whether there is work; `false` at the end of the run.
  func waitForWork(of worker: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = state.withLock { state in
        if state.refusal != nil { return false }
        if state.head < state.pending.count { return true }
        if state.isClosed { return false }
        state.workers[worker].status = .vacant(continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Sets how to wake a worker's thread; `nil` if it has none.
  func setWaker(_ waker: Waker?, of worker: Int) {
    state.withLock { state in
      state.workers[worker].waker = waker
      state.workers[worker].status = .busy
    }
  }

  /// Whether a process's manifest equals that of the first process.
  func agrees(with manifest: EngineManifest) -> Bool {
    state.withLock { state in
      state.manifest = state.manifest ?? manifest
      return state.manifest == manifest
    }
  }

  /// Records that the engine has given a valid answer.
  func noteAnswer() {
    state.withLock { state in
      state.hasAnswered = true
      state.violations = 0
    }
  }

  /// Records that the engine wrote something besides its replies.
  func noteBreach(_ message: String) {
    state.withLock { $0.breaches.add(message) }
  }

  /// Records a reply that may have been meant for any of several cases.
  func noteDoubt(_ message: String) {
    state.withLock { $0.doubts.add(message) }
  }

  /// Records that the verdict of a case tells of a violation.
  ///
  /// A reply with the id of another case throws doubt on both, and in other words than when its
  /// case runs alone. So no doubt is told beside the verdict.
  func noteBlame(for message: String, isDoubt: Bool) {
    state.withLock { state in
      state.breaches.remove(message)
      state.isDoubtBlamed = state.isDoubtBlamed || isDoubt
    }
  }

  /// The protocol violation that no case was blamed for, if there was one.
  var breach: String? {
    state.withLock { $0.breaches.first ?? ($0.isDoubtBlamed ? nil : $0.doubts.first) }
  }

  /// Records that a process is about to replace another one.
  ///
  /// - Parameter reason: Why the other one ended.
  func noteRestart(because reason: String?) {
    state.withLock { state in
      state.restarts += 1
      state.restartReason = state.restartReason ?? reason
    }
  }

  /// Records that a process failed without a valid answer.
  ///
  /// An engine that has given a valid answer is never given up for crashes or hangs, because it may
  /// be able to run the next case. An engine that has not is given up at a limit, which is lower
  /// for hangs than for crashes, because each hang takes a whole deadline, and lower still for those
  /// that wrote text instead. An engine that violates the protocol in one process after another is
  /// given up, too, because its output does not depend on the case.
  func noteFailure(_ kind: EngineFailure.Kind, _ message: String, after text: String?) {
    let restarts: Int? = state.withLock { state in
      state.failures += 1
      if kind == .timeout {
        state.hangs += 1
        if text != nil { state.texts += 1 }
      }
      if kind == .malformed { state.violations += 1 }
      if state.violations > limits.maximumRestarts { return state.violations - 1 }
      let isHopeless =
        !state.hasAnswered
        && (state.failures > limits.maximumRestarts || state.hangs > limits.maximumHangs
          || state.texts > limits.maximumTexts)
      return isHopeless ? state.failures - 1 : nil
    }
    if let restarts {
      giveUp(kind, "gave up after \(restarts) restarts without a valid answer: \(message)")
    }
  }

  /// Ends the workers at once, because the machine cannot start another process.
  func stop(for shortage: EngineStartError) {
    state.withLock { $0.shortage = $0.shortage ?? shortage }
    abort()
  }

  /// The reason why the machine could start no more processes, if that happened.
  var shortage: EngineStartError? { state.withLock(\.shortage) }

  /// Fails every script from now on, for the same reason as the last one.
  func giveUp(_ kind: EngineFailure.Kind, _ message: String) {
    refuse(EngineFailure(kind: kind, message: message))
  }

  /// The reason why every script fails from now on; `nil` if they do not.
  var refusal: EngineFailure? { state.withLock(\.refusal) }
}

/// A few violations of the protocol, one of which is told.
///
/// Processes violate it in an order that depends on chance, so the order of the alphabet decides.
private struct Breaches {
  private var messages: [String] = []

  /// The first of them; `nil` if there are none.
  var first: String? { messages.first }

  mutating func add(_ message: String) {
    if messages.contains(message) { return }
    messages.append(message)
    messages.sort()
    if messages.count > Self.limit { messages.removeLast() }
  }

  mutating func remove(_ message: String) {
    messages.removeAll { $0 == message }
  }

  private static let limit = 16
}

extension RequestQueue.State {
  /// Chooses the worker to wake for new work; a worker that is busy enough asks for more by itself.
  ///
  /// - Returns: The waker of its thread if the thread sleeps; the caller must call it.
  fileprivate mutating func wakeOne() -> Waker? {
    var best: Int?
    for (index, worker) in workers.enumerated() {
      switch worker.status {
      case .busy: continue
      case .vacant: best = best ?? index
      case .asleep:
        guard worker.load < worker.capacity else { continue }
        if worker.load == 0 { return rouse(index) }
        guard worker.load <= worker.capacity / 2 else { continue }
        guard let other = best else {
          best = index
          continue
        }
        if case .asleep = workers[other].status, worker.load < workers[other].load { best = index }
      }
    }
    return best.flatMap { rouse($0) }
  }

  fileprivate mutating func wakeAll() {
    for index in workers.indices { rouse(index)?.wake() }
  }

  /// Marks a worker as busy, and returns the waker of its thread if the thread sleeps.
  private mutating func rouse(_ index: Int) -> Waker? {
    defer { workers[index].status = .busy }
    switch workers[index].status {
    case .busy: return nil
    case .asleep: return workers[index].waker
    case .vacant(let continuation):
      continuation.resume(returning: refusal == nil && hasWork)
      return nil
    }
  }

  private var hasWork: Bool { head < pending.count }
}
