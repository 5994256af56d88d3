import Conformance
import EngineKit
import ReferenceEngine
package import SpecModel

/// The interactions of messages that can occur, what decides each, and which of them the cases ask
/// about.
///
/// A case asks about a cell if it fails an engine whose only fault is the cell's.
package struct InteractionMatrix: Sendable {
  /// The known cells.
  package let book: CellBook
  /// The ids of the cases that ask about each cell a case passes through; at most two, because more
  /// make no difference.
  package private(set) var askers: [Cell: [String]] = [:]

  /// The cases that are the only ones to ask about a decided cell.
  private let soleAskers: Set<String>

  /// Finds out what the cases of a suite ask about.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - book: The known cells.
  package init(of suite: Suite, book: CellBook = .known) async {
    await self.init(AuditedCases(suite), book: book)
  }

  init(_ cases: AuditedCases, book: CellBook) async {
    self.book = book
    let entries = cases.entries.filter { $0.planned.case.isBehavioral }
    let size = 50
    let chunks = stride(from: 0, to: entries.count, by: size).map {
      Array(entries[$0..<min($0 + size, entries.count)])
    }
    var askers: [Cell: [String]] = [:]
    for found in await inParallel(chunks, Self.asked) {
      askers.merge(found) { one, other in
        Array((one + other.filter { !one.contains($0) }).prefix(2))
      }
    }
    self.askers = askers
    soleAskers = Set(
      askers.filter { $0.value.count == 1 && book.deciders[$0.key]?.isDecided == true }
        .compactMap(\.value.first))
  }

  /// The cells that a rule decides and no case asks about, without the exceptions.
  package var holes: [Cell] { unasked { $0.exception == nil } }

  /// The cells that a rule decides and that no case asks about for a stated reason.
  package var exceptions: [Cell] { unasked { $0.exception != nil } }

  /// Returns whether a case asks about a cell.
  package func isAsked(_ cell: Cell) -> Bool { askers[cell]?.isEmpty == false }

  /// Returns whether a case is the only one to ask about some decided cell.
  package func isSoleAsker(_ caseID: String) -> Bool { soleAskers.contains(caseID) }

  private func unasked(_ isMeant: (Cell) -> Bool) -> [Cell] {
    book.deciders.filter { $0.value.isDecided && !isAsked($0.key) && isMeant($0.key) }.keys
      .sorted()
  }

  /// Finds the cells that cases pass through, with the first two cases that ask about each.
  private static func asked(_ entries: [AuditedCases.Entry]) -> [Cell: [String]] {
    let adapter = ReferenceAdapter()
    var askers: [Cell: [String]] = [:]
    for entry in entries {
      let item = entry.planned.case
      guard let walk = try? InteractionWalk(entry.planned.script, entry.setup, adapter) else {
        continue
      }
      for passage in walk.passages {
        let known = askers[passage.cell] ?? []
        if known.count > 1 || known.contains(item.id) { continue }
        let transcript = walk.transcript(withFaultOf: passage)
        let isNoticed = CaseComparison.difference(from: item, in: transcript) != nil
        askers[passage.cell] = isNoticed ? known + [item.id] : known
      }
    }
    return askers
  }
}
