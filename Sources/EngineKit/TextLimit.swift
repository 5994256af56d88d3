import SpecModel

/// How many bytes of UTF-8 a text of an engine may have; the rest is cut where it comes in.
///
/// A faulty engine may send a text of many megabytes, which must not reach comparisons and reports.
/// `PROTOCOL.md` states the limits.
package struct TextLimit: Sendable {
  package let bytes: Int

  /// The engine's own name and version.
  package static let title = TextLimit(bytes: 200)
  /// The name of a message, an event or a product, the key of an extra, the id of a profile or rule.
  package static let name = TextLimit(bytes: 1 << 10)
  /// Why something is not supported, or does not apply.
  package static let reason = TextLimit(bytes: 1 << 10)
  /// The URL of an asset.
  package static let url = TextLimit(bytes: 8 << 10)
  /// The value of an extra.
  package static let value = TextLimit(bytes: 16 << 10)
  /// What an error says.
  package static let error = TextLimit(bytes: 16 << 10)
}

/// How many of something an engine may report; more is a mistake, and nothing is kept of it.
package enum CountLimit {
  /// Observations in a reply.
  package static let observations = 10_000
  /// Members of `extras`, names in a `stack`, entries of a list in the manifest.
  package static let entries = 1_000
}

extension String {
  /// The text, or its start and how much was cut.
  ///
  /// A text that was cut stays as it is: it comes in again with the results in which it was written.
  package func cut(to limit: TextLimit) -> String {
    guard !isWithin(limit) else { return self }
    var end = utf8.index(startIndex, offsetBy: limit.bytes)
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    return "\(self[..<end])… [\(utf8[end...].count) bytes more]"
  }

  fileprivate func isWithin(_ limit: TextLimit) -> Bool {
    utf8.count <= limit.bytes || isCut(to: limit)
  }

  /// Whether the text ends with how much was cut, and what stands before that is within a limit.
  private func isCut(to limit: TextLimit) -> Bool {
    let (mark, end) = ("… [", " bytes more]")
    guard utf8.count <= limit.bytes + mark.utf8.count + 20 + end.utf8.count, hasSuffix(end) else {
      return false
    }
    let rest = utf8.dropLast(end.utf8.count)
    let digits = rest.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let start = rest.dropLast(digits.count)
    return !digits.isEmpty && start.suffix(mark.utf8.count).elementsEqual(mark.utf8)
      && start.count - mark.utf8.count <= limit.bytes
  }
}

extension EngineManifest {
  /// The manifest with its texts cut.
  package var bounded: EngineManifest {
    var manifest = self
    manifest.name = name.cut(to: .title)
    manifest.version = version.cut(to: .title)
    manifest.profiles = profiles.map { $0.cut(to: .name) }
    manifest.notApplicable = Dictionary(
      notApplicable.map { ($0.key.cut(to: .name), $0.value.cut(to: .reason)) }
    ) { first, _ in first }
    manifest.unknownActions = unknownActions.map { $0.cut(to: .name) }
    manifest.unknownObservations = unknownObservations.map { $0.cut(to: .name) }
    return manifest
  }
}

extension ScriptOutcome.Ending {
  /// The ending with its texts cut, or, where there is too much of something, that failure.
  package var bounded: Self {
    switch self {
    case .completed(let transcript):
      if let excess = transcript.excess {
        return .failed(EngineFailure(kind: .malformed, message: excess))
      }
      return transcript.isBounded ? self : .completed(transcript.cut)
    case .unsupported(let reason): return .unsupported(reason: reason.cut(to: .reason))
    case .failed(var failure):
      failure.message = failure.message.cut(to: .error)
      return .failed(failure)
    }
  }
}

extension Transcript {
  /// What there is too much of, as a sentence; `nil` if there is not.
  fileprivate var excess: String? {
    let count = observations.reduce(0) { $0 + $1.count }
    if count > CountLimit.observations {
      return "the engine reported \(count) observations; the limit is \(CountLimit.observations)"
    }
    for list in observations {
      for observation in list {
        if let excess = observation.excess { return excess }
      }
    }
    return nil
  }

  fileprivate var isBounded: Bool {
    for list in observations {
      for observation in list where !observation.isBounded { return false }
    }
    return true
  }

  fileprivate var cut: Transcript {
    Transcript(observations: observations.map { list in list.map(\.cut) })
  }
}

// What nearly never finds anything looks at the texts where they are, since every reply is looked at: to
// make an argument of each observation takes as long as to compare it with what is expected.
extension Observation {
  /// What there is too much of, as a sentence; `nil` if there is not.
  fileprivate var excess: String? {
    switch self {
    case .displayed(_, let extras?) where extras.count > CountLimit.entries:
      "the engine reported \(extras.count) extras of a message; "
        + "the limit is \(CountLimit.entries)"
    case .stack(let messages) where messages.count > CountLimit.entries:
      "the engine reported a stack of \(messages.count) messages; "
        + "the limit is \(CountLimit.entries)"
    default: nil
    }
  }

  /// Whether nothing is to be cut, as nearly always.
  fileprivate var isBounded: Bool {
    switch self {
    case .displayed(let message, let extras):
      message.isWithin(.name)
        && extras?.allSatisfy { $0.key.isWithin(.name) && $0.value.isWithin(.value) } ?? true
    case .dismissed(let message), .discarded(let message, _), .reenqueued(let message, _),
      .choiceAsked(let message), .impression(let message), .click(let message):
      message.isWithin(.name)
    case .noMatchingTrigger(_, let name): name?.isWithin(.name) ?? true
    case .prefetched(let asset): asset.isWithin(.url)
    case .stack(let messages): messages.allSatisfy { $0.isWithin(.name) }
    }
  }

  /// The observation with its texts cut.
  fileprivate var cut: Observation {
    let (kind, argument) = parts
    return Observation(kind, argument.cut) ?? self
  }
}

extension Observation.Argument {
  fileprivate var cut: Self {
    switch self {
    case .message(let message): .message(message.cut(to: .name))
    case .reason(let message, let reason): .reason(message.cut(to: .name), reason)
    case .extras(let message, let extras):
      .extras(
        message.cut(to: .name),
        extras.map { extras in
          Dictionary(extras.map { ($0.key.cut(to: .name), $0.value.cut(to: .value)) }) {
            first, _ in first
          }
        })
    case .event(let kind, let name): .event(kind, name: name?.cut(to: .name))
    case .asset(let asset): .asset(asset.cut(to: .url))
    case .stack(let messages): .stack(messages.map { $0.cut(to: .name) })
    }
  }
}
