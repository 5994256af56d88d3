import Conformance
import EmbeddedFiles
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// The proof that each breach that a survey found is noticed, or listed as an exception.
package struct BreachProof: Sendable {
  /// The breaches that are faults, those that cases notice, and the exceptions.
  package private(set) var (faults, noticed, exceptions) = (0, 0, 0)
  /// The breaches that nothing notices, and that are no exceptions.
  package private(set) var holes: [BreachBook.Entry] = []

  /// Runs the case of a suite that the book names for each breach.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - book: The known breaches.
  ///   - faults: The faults that must be noticed.
  package init(of suite: Suite, book: BreachBook = .known, faults: [Fault] = Fault.all) async {
    await self.init(AuditedCases(suite), book, faults: faults)
  }

  /// Runs the case that the book names for each breach.
  init(_ cases: AuditedCases, _ book: BreachBook, faults: [Fault]) async {
    let ids = Set(faults.map(\.id))
    let entries = Dictionary(grouping: cases.entries, by: \.planned.case.id)
    let isNoticed = await inParallel(book.entries) { entry in
      guard case .aCase(let id) = entry.keeper else { return false }
      let adapter = ReferenceAdapter { $0.interventions = [entry.edit] }
      return entries[id, default: []].contains {
        !AuditedCases.differingSteps($0, adapter).isEmpty
      }
    }
    for (entry, isNoticed) in zip(book.entries, isNoticed) {
      if case .fault(let id) = entry.keeper, ids.contains(id) {
        self.faults += 1
      } else if isNoticed {
        noticed += 1
      } else if Self.excepted.contains(entry.edit.words) {
        exceptions += 1
      } else {
        holes.append(entry)
      }
    }
  }

  /// The words of the breaches that need not be noticed; `unnoticed-breaches.txt` says why.
  private static let excepted = Set(
    HeadedLine.all(in: String(cString: EmbeddedFile.unnoticed_breaches_txt.start)).map(\.left))
}
