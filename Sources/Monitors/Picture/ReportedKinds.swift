import SpecModel

/// The kinds of observation that an engine reports, a bit each: they are asked for all the time, and to look
/// for one in a set takes many times as long.
struct ReportedKinds: Sendable {
  private var bits: UInt32 = 0

  init(_ kinds: Set<Observation.Kind>) {
    for kind in kinds { bits |= Self.bit(kind) }
  }

  func contains(_ kind: Observation.Kind) -> Bool { bits & Self.bit(kind) != 0 }

  private static func bit(_ kind: Observation.Kind) -> UInt32 { 1 << UInt32(kind.place) }
}
