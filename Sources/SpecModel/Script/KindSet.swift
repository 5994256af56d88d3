/// A kind that knows its position among all kinds of its type.
@usableFromInline
package protocol PlacedKind: Hashable, CaseIterable, Sendable {
  /// The position, from 0; below 64.
  var place: UInt8 { get }
}

extension Action.Kind: PlacedKind {}
extension Observation.Kind: PlacedKind {}

/// A set of kinds with one bit for each, for code that looks up kinds all the time: a `Set` takes
/// many times as long.
@usableFromInline
package struct KindSet<Kind: PlacedKind>: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0

  /// Creates an empty set.
  @inlinable package init() {}

  /// Creates a set of kinds.
  @inlinable package init(_ kinds: some Sequence<Kind>) {
    for kind in kinds { insert(kind) }
  }

  /// The kinds in the set, in declaration order.
  @inlinable package var kinds: [Kind] { Kind.allCases.filter { contains($0) } }

  /// Tells whether a kind is in the set.
  @inlinable package func contains(_ kind: Kind) -> Bool { bits & Self.bit(kind) != 0 }

  /// Adds a kind.
  @inlinable package mutating func insert(_ kind: Kind) { bits |= Self.bit(kind) }

  /// Adds the kinds of another set.
  @inlinable package mutating func formUnion(_ other: Self) { bits |= other.bits }

  @inlinable static func bit(_ kind: Kind) -> UInt64 {
    precondition(kind.place < 64, "a set of kinds has room for 64 kinds")
    return 1 &<< UInt64(kind.place)
  }
}

extension KindSet: ExpressibleByArrayLiteral {
  @inlinable package init(arrayLiteral kinds: Kind...) { self.init(kinds) }
}
