import EngineKit

extension EngineSession {
  /// Processes the complete lines received so far.
  mutating func readLines() throws(SessionEnd.Cause) {
    while let line = lines.nextLine() {
      if line.allSatisfy({ $0 <= 0x20 }) { continue }
      if manifest == nil { try readManifest(line) } else { try readReply(line) }
    }
    if lines.count > limits.lineLength {
      let start = excerpt(of: lines.remainder, limit: 40)
      try belongsToNoCase(
        "the engine wrote a line of more than \(limits.lineLength) bytes: \(start)")
    }
    if answered.isEmpty { return }
    window.note(answered.count, wasFull: isFull, at: .now)
    if isOneAtATime { settlesAt = .now + limits.settling } else { deliverAnswers() }
  }

  private mutating func readManifest(_ line: ArraySlice<UInt8>) throws(SessionEnd.Cause) {
    let manifest: EngineManifest
    do throws(ManifestError) {
      manifest = try EngineManifest(line: line)
    } catch {
      switch error {
      case .isNotManifest: throw .failedToStart(.wroteNoManifest(line: excerpt(of: line)))
      case .hasOtherVersion(let version): throw .failedToStart(.speaksOtherVersion(version))
      case .isMalformed(let mistake): throw .failedToStart(.wroteMalformedManifest(mistake))
      }
    }
    guard queue.agrees(with: manifest) else { throw .failedToStart(.changedItsManifest) }
    self.manifest = manifest
    window = ChosenWindow(limit: manifest.acceptedWindow)
    introduction.keep(.success(manifest))
  }

  private mutating func readReply(_ line: ArraySlice<UInt8>) throws(SessionEnd.Cause) {
    do throws(WireError) {
      let reply = try WireReply(line: line)
      guard let index = unanswered.firstIndex(where: { $0.id == reply.id }) else {
        throw WireError("", id: reply.id)
      }
      settle(index, ScriptOutcome.Ending(reply.answer).bounded)
    } catch {
      if let id = error.id {
        // The lines themselves are intact, so only this case fails.
        if let index = unanswered.firstIndex(where: { $0.id == id }) {
          let failure = EngineFailure(
            kind: .malformed, message: error.description, action: error.action)
          return settle(index, ScriptOutcome.Ending.failed(failure).bounded)
        }
        return try answersNoCase(id)
      }
      try belongsToNoCase(
        line.first == UInt8(ascii: "{")
          ? "\(error.description.cut(to: .reason)); the line: \(excerpt(of: line))"
          : "the engine wrote a line that is not a reply, and standard output is only for replies: "
            + excerpt(of: line))
    }
  }

  private mutating func settle(_ index: Int, _ ending: ScriptOutcome.Ending) {
    answered.append((unanswered.remove(at: index), ending))
    hasAnswered = true
    if index == 0 { oldestSince = .now }
  }

  /// Handles a reply to a request that is not waiting for one.
  private mutating func answersNoCase(_ id: Int) throws(SessionEnd.Cause) {
    guard let index = answered.firstIndex(where: { $0.pending.id == id }) else {
      guard queue.hasAsked(id) else {
        return try belongsToNoCase(
          "the engine answered request \(id), which is not waiting for an answer")
      }
      // The case already has its verdict, and no other case is to blame.
      let name = lastAnswered?.id == id ? lastAnswered.map { " (\($0.name))" } : nil
      let message = "the engine answered request \(id)\(name ?? "") a second time"
      queue.noteBreach(message)
      throw .violation(message)
    }
    let message = "the engine answered request \(id) twice"
    answered[index].ending = .failed(EngineFailure(kind: .malformed, message: message))
    isBlamed = true
    throw .violation(message)
  }

  /// Handles output that belongs to no case: if a case was answered just now, it is to blame; if
  /// all cases have their verdicts, the violation is the run's.
  private mutating func belongsToNoCase(_ message: String) throws(SessionEnd.Cause) {
    if unanswered.isEmpty {
      if answered.isEmpty {
        queue.noteBreach(message)
      } else {
        answered[answered.count - 1].ending = .failed(
          EngineFailure(kind: .malformed, message: message))
        isBlamed = true
      }
    }
    throw .violation(message)
  }

  /// Delivers the answers received.
  mutating func deliverAnswers() {
    settlesAt = nil
    guard let last = answered.last?.pending else { return }
    lastAnswered = (last.id, last.name)
    if answered.contains(where: { !$0.ending.isMalformed }) {
      hasAnsweredWell = true
      queue.noteAnswer()
    }
    for index in answered.indices {
      answered[index].pending.log.trim(to: limits.logLength)
      answered[index].pending.finish(answered[index].ending)
    }
    answered.removeAll(keepingCapacity: true)
  }
}

extension ScriptOutcome.Ending {
  /// Whether the engine violated the protocol.
  fileprivate var isMalformed: Bool {
    if case .failed(let failure) = self { failure.kind == .malformed } else { false }
  }

  /// Creates the ending for an engine's answer.
  fileprivate init(_ answer: WireReply.Answer) {
    switch answer {
    case .transcript(let transcript): self = .completed(transcript)
    case .unsupported(let reason): self = .unsupported(reason: reason)
    case .error(let action, let message):
      self = .failed(EngineFailure(kind: .error, message: message, action: action))
    }
  }
}
