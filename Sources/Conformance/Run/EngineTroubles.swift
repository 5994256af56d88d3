/// What an engine's processes did beside answering cases, which is known when they have ended.
package struct EngineTroubles: Hashable, Sendable {
  /// A violation of the protocol that no case was blamed for; `nil` if there was none.
  package var breach: String?
  /// How many of the processes had to be replaced.
  package var restarts = 0
  /// Why the first of these was replaced; `nil` if none was.
  package var restartReason: String?
  /// Why the machine could start no more processes, line by line; `nil` if it could.
  package var shortage: [String]?

  /// Creates troubles; by default, none.
  package init(
    breach: String? = nil, restarts: Int = 0, restartReason: String? = nil,
    shortage: [String]? = nil
  ) {
    self.breach = breach
    self.restarts = restarts
    self.restartReason = restartReason
    self.shortage = shortage
  }
}

extension RunEnd {
  /// Notes what the engine's processes did.
  package mutating func note(_ troubles: EngineTroubles) {
    protocolBreach = troubles.breach
    restarts = troubles.restarts
    restartReason = troubles.restartReason
    if let shortage = troubles.shortage {
      stop = RunStop(.engineNotRun(shortage), next: stop?.next)
    }
  }
}
