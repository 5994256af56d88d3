import SpecModel

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
    manifest.ownActions = ownActions.map { $0.cut(to: .name) }
    manifest.ownObservations = ownObservations.map { $0.cut(to: .name) }
    return manifest
  }
}

extension ScriptOutcome.Ending {
  /// The ending with its texts cut, or a failure if there are too many items.
  package var bounded: Self {
    switch self {
    case .completed(let transcript):
      if transcript.isWithinLimits { return self }
      if let excess = transcript.excess {
        return .failed(EngineFailure(kind: .malformed, message: excess))
      }
      return .completed(transcript.cut)
    case .unsupported(let reason): return .unsupported(reason: reason.cut(to: .reason))
    case .failed(var failure):
      failure.message = failure.message.cut(to: .error)
      return .failed(failure)
    }
  }
}

extension Transcript {
  /// The number of its observations.
  private var count: Int { observations.reduce(0) { $0 + $1.count } }

  /// Whether there are not too many items, and no text has to be cut, which is nearly always so.
  fileprivate var isWithinLimits: Bool {
    count <= CountLimit.observations
      && observations.allSatisfy { $0.allSatisfy { $0.isBounded && $0.excess == nil } }
  }

  /// A sentence about too many items, or `nil` if there are not too many.
  fileprivate var excess: String? {
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

  fileprivate var cut: Transcript {
    Transcript(observations: observations.map { list in list.map(\.cut) })
  }
}

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
}
