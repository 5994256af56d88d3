import SpecJSON
package import SpecModel

extension CaseLedger {
  /// The ids that cases had before they were moved, by the id that each has now.
  var formerIDs: [String: [String]] {
    let successors = self.successors
    var former: [String: [String]] = [:]
    for entry in entries where successors[entry.id] != nil {
      if let now = CaseLedger.end(of: entry.id, in: successors) {
        former[now, default: []].append(entry.id)
      }
    }
    return former
  }

  /// Reads the former ids of cases from a suite's ledger; mistakes in it are ignored.
  static func formerIDs(in source: SourceFile) -> [String: [String]] {
    let bytes = source.bytes
    // Most ledgers have no moves, and need not be read for a run.
    guard bytes.contains(UInt8(ascii: ">")) else { return [:] }
    return CaseLedger(SourceFile(CaseLedger.fileName, bytes: bytes)).formerIDs
  }

  /// The id that each moved case got next.
  var successors: [String: String] {
    var successors: [String: String] = [:]
    for entry in entries {
      if case .moved(let successor) = entry.fate { successors[entry.id] = successor }
    }
    return successors
  }

  /// Follows the moves from an id; `nil` if they lead in a circle.
  static func end(of id: String, in successors: [String: String]) -> String? {
    var (id, passed) = (id, Set<String>())
    while let next = successors[id] {
      guard passed.insert(id).inserted else { return nil }
      id = next
    }
    return id
  }

  /// Notes the moves that a comparison with an earlier version of the suite shows.
  ///
  /// A listed case that is gone was moved if exactly one case that is new since then asks the same of
  /// an engine, in the same profiles.
  ///
  /// - Parameters:
  ///   - earlier: The suite in an earlier version, which has the cases that are gone.
  ///   - suite: The suite now.
  /// - Returns: The moves, in the order of the ledger.
  package mutating func noteMoves(
    from earlier: Suite, to suite: Suite
  ) -> [(old: String, new: String)] {
    let present = Set(suite.cases.map(\.id))
    let before = Dictionary(earlier.cases.map { ($0.id, $0) }) { first, _ in first }
    let arrived = Dictionary(
      grouping: suite.cases.filter { before[$0.id] == nil }, by: CaseContent.init)
    var moves: [(old: String, new: String)] = []
    for index in entries.indices where !entries[index].isGone {
      let old = entries[index].id
      guard !present.contains(old), let gone = before[old],
        let candidates = arrived[CaseContent(gone)], candidates.count == 1
      else { continue }
      entries[index].fate = .moved(to: candidates[0].id)
      moves.append((old, candidates[0].id))
    }
    return moves
  }
}

/// What a case asks of an engine, and in which profiles.
private struct CaseContent: Hashable {
  let digest: String
  let profiles: [String]

  init(_ item: Case) {
    digest = item.digest
    profiles = item.profiles
  }
}
