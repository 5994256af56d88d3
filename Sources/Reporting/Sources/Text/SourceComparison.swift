package import SpecModel

/// A document's text compared with what became of its sentences in an earlier edition.
package struct SourceComparison: Sendable {
  /// The id of the document.
  package let document: String
  /// The parts of both editions, in order: what is gone stands where it was.
  package private(set) var parts: [Part] = []

  /// A part of the text, and what is known of it.
  package struct Part: Hashable, Sendable {
    /// What happened to it since.
    package var change: Change
    /// The heading above it; `nil` before the first one.
    package var heading: String?
    /// The part of the new text; `nil` if it is gone.
    package var unit: SourceUnit?
    /// What is known of it, or of what it replaces; `nil` for a new part.
    package var known: Known?
  }

  /// What happened to a part of a text.
  package enum Change: String, Hashable, Sendable, CaseIterable {
    /// It is as it was, between the same parts.
    case same
    /// It says something else than the part that was there.
    case changed
    /// It is as it was, in another place.
    case moved
    /// It was not there.
    case new
    /// It is no longer there.
    case gone
  }

  /// What is known of a part.
  package enum Known: Hashable, Sendable {
    /// It is this heading.
    case heading(String)
    /// This became of it.
    case sentence(SourceAccount.Sentence)

    /// What stands for its text.
    var digest: String {
      switch self {
      case .heading(let text): SourceDigest.of(text)
      case .sentence(let sentence): sentence.digest
      }
    }

    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }

    /// What became of it; `nil` for a heading.
    package var sentence: SourceAccount.Sentence? {
      if case .sentence(let sentence) = self { sentence } else { nil }
    }
  }

  /// Compares a text with an account.
  ///
  /// The parts with equal digests, in equal order, are the same. Between two of them, the parts that are gone are paired
  /// with the new ones by position: these have changed.
  package init(_ text: SourceText, with account: SourceAccount) {
    document = account.document
    let old = account.sections.flatMap { section in
      [section.heading.map(Known.heading)].compactMap(\.self)
        + section.sentences.map(Known.sentence)
    }
    let places = old.map { OldPart(known: $0, digest: $0.digest) }
    let pairs = Self.pairs(places.map(\.digest), text.units.map(\.digest))
    var (nextOld, nextNew) = (0, 0)
    for (first, second) in pairs + [(old.count, text.units.count)] {
      addGap(places[nextOld..<first].map(\.known), Array(text.units[nextNew..<second]))
      if first < old.count { add(.same, text.units[second], old[first]) }
      (nextOld, nextNew) = (first + 1, second + 1)
    }
    findMoved()
  }

  private struct OldPart {
    var known: Known
    var digest: String
  }

  /// Whether both editions are the same.
  package var isSame: Bool { parts.allSatisfy { $0.change == .same } }

  /// The number of parts with a change.
  package func count(of change: Change) -> Int { parts.count { $0.change == change } }

  private mutating func add(_ change: Change, _ unit: SourceUnit?, _ known: Known?) {
    if unit?.kind == .heading { heading = unit?.text }
    parts.append(Part(change: change, heading: heading, unit: unit, known: known))
  }

  private var heading: String?

  /// Adds what is between two parts that are the same.
  private mutating func addGap(_ old: [Known], _ new: [SourceUnit]) {
    var old = old[...]
    for unit in new {
      // A heading does not replace a sentence.
      if let known = old.first, known.isHeading == (unit.kind == .heading) {
        add(.changed, unit, known)
        old = old.dropFirst()
      } else {
        add(.new, unit, nil)
      }
    }
    for known in old { add(.gone, nil, known) }
  }

  /// Finds the parts that are new in one place and gone in another.
  private mutating func findMoved() {
    var gone: [String: [Int]] = [:]
    for (index, part) in parts.enumerated() where part.change == .gone {
      if let digest = part.known?.digest { gone[digest, default: []].append(index) }
    }
    var removed: Set<Int> = []
    for index in parts.indices where parts[index].change == .new {
      guard let digest = parts[index].unit?.digest, let place = gone[digest]?.first else {
        continue
      }
      gone[digest]?.removeFirst()
      removed.insert(place)
      parts[index].change = .moved
      parts[index].known = parts[place].known
    }
    parts = parts.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
  }

  /// The indices of equal elements in equal order.
  ///
  /// The first of equal elements belongs to the first one, the second to the second. Of these pairs, as many are
  /// taken as are in order.
  private static func pairs(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    var places: [String: ArraySlice<Int>] = [:]
    for (digest, indices) in Dictionary(grouping: new.indices, by: { new[$0] }) {
      places[digest] = indices[...]
    }
    let all = old.indices.compactMap { index in
      places[old[index]]?.popFirst().map { (index, $0) }
    }
    return longestRise(all.map(\.1)).map { all[$0] }
  }

  /// The indices of the longest part of a sequence that rises.
  private static func longestRise(_ values: [Int]) -> [Int] {
    /// For each length, the index of the smallest value that ends such a part.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var rise: [Int] = []
    var next = ends.last
    while let index = next {
      rise.append(index)
      next = previous[index]
    }
    return rise.reversed()
  }
}

extension SourceAccount {
  /// Tells how much of a text the account knows: the number of its parts that are in the account.
  package func resemblance(to text: SourceText) -> Int {
    let known = Set(
      sentences.map(\.digest) + sections.compactMap { $0.heading.map(SourceDigest.of) })
    return text.units.count { known.contains($0.digest) }
  }
}
