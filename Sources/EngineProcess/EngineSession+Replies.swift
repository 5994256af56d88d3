import EngineKit
import SpecModel

extension EngineSession {
  /// Processes the complete lines received so far.
  mutating func readLines() throws(SessionEnd.Cause) {
    while let line = lines.nextLine() {
      if line.allSatisfy({ $0 <= 0x20 }) { continue }
      if manifest == nil { try readManifest(line) } else { try readReply(line) }
    }
    if lines.count > limits.lineLength {
      let start = excerpt(of: lines.remainder, limit: 40)
      lines.dropLine()
      try throwDoubt("the engine wrote a line of more than \(limits.lineLength) bytes: \(start)")
    }
    if answered.isEmpty { return }
    window.note(newAnswers, wasFull: isFull, at: .now)
    newAnswers = 0
    deliverCertainAnswers()
    if let doubt, unanswered.isEmpty { throw .violation(doubt) }
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

  /// The words of the suite, if it has some of its own.
  private var words: SuiteWords? { unanswered.isEmpty ? nil : unanswered[0].words }

  private mutating func readReply(_ line: ArraySlice<UInt8>) throws(SessionEnd.Cause) {
    do throws(WireError) {
      let reply = try WireReply(line: line, words: words)
      guard let index = unanswered.firstIndex(where: { $0.id == reply.id }) else {
        throw WireError("", id: reply.id)
      }
      settle(index, reply.ending.bounded)
    } catch {
      if let id = error.id {
        // The lines themselves are intact, so only this case fails.
        if let index = unanswered.firstIndex(where: { $0.id == id }) {
          let failure = EngineFailure(
            kind: .malformed, message: error.description, action: error.action)
          return settle(index, ScriptOutcome.Ending.failed(failure).bounded)
        }
        return try throwDoubt(answersNoCase(id))
      }
      if line.first == UInt8(ascii: "{") {
        // It may have been meant as the answer to any case.
        return try throwDoubt(
          "\(error.description.cut(to: .reason)); the line: \(excerpt(of: line))")
      }
      readText(line)
    }
  }

  /// Handles text that no case is waiting for; an answer may follow on the same line.
  private mutating func readText(_ line: ArraySlice<UInt8>) {
    let brace = line.firstIndex(of: UInt8(ascii: "{")) ?? line.endIndex
    guard brace < line.endIndex, let reply = try? WireReply(line: line[brace...], words: words),
      let index = unanswered.firstIndex(where: { $0.id == reply.id })
    else { return noteText(excerpt(of: line)) }
    noteText(excerpt(of: line[..<brace]))
    settle(index, reply.ending.bounded)
  }

  /// Records that the engine wrote text.
  ///
  /// It makes the run red and concerns no case: whether it came before or after an answer is often
  /// chance.
  mutating func noteText(_ text: String) {
    if sent > 0 { self.text = self.text ?? text }
    queue.noteBreach(
      "the engine wrote something that is not a reply, and standard output is only for replies: "
        + text)
  }

  private mutating func settle(_ index: Int, _ ending: ScriptOutcome.Ending) {
    let pending = unanswered.remove(at: index)
    if index > 0 { answersInTurn = false }
    let answer = AnsweredCase(
      pending: pending, ending: ending, seal: answersInTurn ? pending.turn : sent)
    if index == 0 { oldestSince = answer.time }
    answered.append(answer)
    newAnswers += 1
    hasAnswered = true
  }

  /// What a reply to a request that is not waiting for one says, in words.
  private func answersNoCase(_ id: Int) -> String {
    let name =
      answered.first { $0.pending.id == id }?.pending.name ?? delivered.last { $0.id == id }?.name
    if let name { return "the engine answered \(name) a second time" }
    return "the engine answered request \(id), which is not waiting for an answer"
  }

  /// Handles output that throws doubt on every case without a certain answer: the process is
  /// replaced, and these cases run again, one at a time.
  ///
  /// If the process was sent one case only, its output until its exit says whether it answers the
  /// case. So the verdict does not depend on the order of the two.
  private mutating func throwDoubt(_ message: String) throws(SessionEnd.Cause) {
    queue.noteDoubt(message)
    deliverCertainAnswers()
    if unanswered.isEmpty, answered.isEmpty { return }
    guard sent == 1 else {
      unanswered = (answered.map(\.pending) + unanswered).sorted { $0.turn < $1.turn }
      answered = []
      throw .violation(message)
    }
    doubt = doubt ?? message
    if outgoing.isEmpty { child.closeInput() }
  }

  /// Whether the first answer is certain to belong to its case: nothing that the process was working
  /// on then is unanswered, so no other case's answer can have had this id by mistake.
  ///
  /// A process that has meanwhile answered as many cases as it may have had every occasion to
  /// answer this one again.
  private var isFirstAnswerCertain: Bool {
    answered.count > window.size || unanswered.isEmpty || unanswered[0].turn > answered[0].seal
  }

  /// Delivers the answers received, up to the first that is not certain.
  private mutating func deliverCertainAnswers() {
    while !answered.isEmpty, isFirstAnswerCertain { deliverAnswer() }
  }

  /// Delivers all answers received.
  mutating func deliverAnswers() {
    while !answered.isEmpty { deliverAnswer() }
  }

  private mutating func deliverAnswer() {
    var answer = answered.removeFirst()
    if !answer.ending.isMalformed {
      hasAnsweredWell = true
      queue.noteAnswer()
    }
    if delivered.count >= Self.rememberedNames { delivered.removeAll(keepingCapacity: true) }
    delivered.append((answer.pending.id, answer.pending.name))
    answer.pending.log.trim(to: limits.logLength)
    answer.pending.finish(answer.ending, at: answer.time)
  }

  /// The largest number of names that are kept for messages.
  private static let rememberedNames = 4096
}

/// A case with its answer.
struct AnsweredCase: Sendable {
  var pending: PendingCase
  let ending: ScriptOutcome.Ending
  /// When it came; the case ends with it, even if it is not certain before others are answered.
  let time = ContinuousClock.now
  /// The last of the cases that the process may have been working on when it answered.
  let seal: Int
}

extension ScriptOutcome.Ending {
  /// Whether the engine violated the protocol.
  fileprivate var isMalformed: Bool {
    if case .failed(let failure) = self { failure.kind == .malformed } else { false }
  }
}
