package import EngineKit

/// The results of a doctor's examination of an adapter.
package struct Checkup: Sendable {
  /// The engine's manifest.
  package var manifest: EngineManifest
  /// The results of the checks, in their order.
  package var results: [CheckResult]
  /// A manifest that fits the findings, or `nil` if the engine's own does.
  package var draft: ManifestDraft?

  /// Whether nothing was asked of the engine: all that is known is how it starts and ends.
  package var askedNothing: Bool {
    let unasked: [CheckID] = [.handshake, .manifest, .endOfInput]
    return isFine
      && results.allSatisfy { unasked.contains($0.check) || $0.status == .skipped }
  }

  /// Whether there are no findings.
  package var isFine: Bool { results.allSatisfy(\.findings.isEmpty) }
}
