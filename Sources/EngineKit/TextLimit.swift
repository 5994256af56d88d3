import SpecModel

/// The maximum length of a text that an engine reports, in bytes of UTF-8.
///
/// Longer texts are cut when they are received.
///
/// A faulty engine may send a text of many megabytes, which must not reach comparisons and reports.
/// `PROTOCOL.md` states the limits.
package struct TextLimit: Sendable {
  package let bytes: Int

  /// The engine's own name and version.
  package static let title = TextLimit(bytes: 200)
  /// The name of a message, an event or a product, the key of an extra, the id of a profile or rule.
  package static let name = TextLimit(bytes: 1 << 10)
  /// The reason why something is not supported or does not apply.
  package static let reason = TextLimit(bytes: 1 << 10)
  /// The URL of an asset.
  package static let url = TextLimit(bytes: 8 << 10)
  /// The value of an extra.
  package static let value = TextLimit(bytes: 16 << 10)
  /// The message of an error.
  package static let error = TextLimit(bytes: 16 << 10)
}

/// The maximum number of items that an engine may report; more are an error, and none of them is
/// kept.
package enum CountLimit {
  /// The observations in a reply.
  package static let observations = 10_000
  /// The members of `extras`, the names in a `stack`, and the entries of a list in the manifest.
  package static let entries = 1_000
}

extension String {
  /// Returns the text, or its start and the number of bytes that were cut.
  ///
  /// A text that was already cut is not changed, because it is read again with the results that it
  /// was written to.
  package func cut(to limit: TextLimit) -> String {
    guard !isWithin(limit) else { return self }
    var end = utf8.index(startIndex, offsetBy: limit.bytes)
    while utf8[end] & 0b1100_0000 == 0b1000_0000 { end = utf8.index(before: end) }
    return "\(self[..<end])… [\(utf8[end...].count) bytes more]"
  }

  fileprivate func isWithin(_ limit: TextLimit) -> Bool {
    utf8.count <= limit.bytes || isCut(to: limit)
  }

  /// Returns whether the text ends with a note about cut bytes, and the text before it is within
  /// the limit.
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
  /// The ending with its texts cut, or a failure if there are too many items.
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
  /// A sentence about too many items, or `nil` if there are not too many.
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

// These checks nearly never find anything, but run on every reply. So they look at the texts in
// place: converting each observation to an argument takes as long as comparing it with the
// expectations.
extension Observation {
  /// A sentence about too many items, or `nil` if there are not too many.
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

  /// Whether no text has to be cut, which is nearly always so.
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
