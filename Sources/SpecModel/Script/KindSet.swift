/// A kind that knows its position among all kinds of its type.
@usableFromInline
package protocol PlacedKind: Hashable, CaseIterable, Sendable {
  /// The position, from 0; built-in kinds are below 64.
  var place: Int { get }
}

extension Action.Kind: PlacedKind {}
extension Observation.Kind: PlacedKind {}

/// A set of kinds with one bit for each that is built in, for code that looks up kinds all the
/// time: a `Set` takes many times as long.
@usableFromInline
package struct KindSet<Kind: PlacedKind>: Hashable, Sendable {
  @usableFromInline var bits: UInt64 = 0
  /// The words of a suite's own in the set; `nil` if there are none.
  @usableFromInline var words: Set<Kind>?

  /// Creates an empty set.
  @inlinable package init() {}

  /// Creates a set of kinds.
  @inlinable package init(_ kinds: some Sequence<Kind>) {
    for kind in kinds { insert(kind) }
  }

  /// The kinds in the set, in declaration order.
  @inlinable package var kinds: [Kind] {
    Kind.allCases.filter { contains($0) } + (words ?? []).sorted { $0.place < $1.place }
  }

  /// Tells whether a kind is in the set.
  @inlinable package func contains(_ kind: Kind) -> Bool {
    let place = kind.place
    return place < 64 ? bits & 1 &<< UInt64(place) != 0 : words?.contains(kind) == true
  }

  /// Adds a kind.
  @inlinable package mutating func insert(_ kind: Kind) {
    let place = kind.place
    if place < 64 { bits |= 1 &<< UInt64(place) } else { words = (words ?? []).union([kind]) }
  }

  /// Adds the kinds of another set.
  @inlinable package mutating func formUnion(_ other: Self) {
    bits |= other.bits
    if let words = other.words { self.words = (self.words ?? []).union(words) }
  }
}

extension KindSet: ExpressibleByArrayLiteral {
  @inlinable package init(arrayLiteral kinds: Kind...) { self.init(kinds) }
}
