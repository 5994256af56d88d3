package import EngineKit

/// What a doctor found out about an adapter.
package struct Checkup: Sendable {
  /// What the engine says of itself.
  package var manifest: EngineManifest
  /// What each check came to, in their order.
  package var results: [CheckResult]
  /// A manifest that fits what was found; absent where the engine's own does.
  package var draft: ManifestDraft?

  /// Whether nothing was found.
  package var isFine: Bool { results.allSatisfy(\.findings.isEmpty) }
}
