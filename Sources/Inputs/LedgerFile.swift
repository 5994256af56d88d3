package import Reporting
package import SpecLoading
package import SpecModel
import Wording

/// The ledger of a suite in a directory; not every suite has one.
package struct LedgerFile: Sendable {
  private let directory: String

  private var path: String { SourceFile.path(of: CaseLedger.fileName, in: directory) }

  /// Creates the ledger file of the suite in a directory.
  package init(directory: String) {
    self.directory = directory
  }

  /// Reads the ledger.
  ///
  /// - Parameter isNew: Whether to start a ledger if there is none.
  /// - Returns: The ledger, or `nil` if the suite has none.
  /// - Throws: ``InputError`` if there is a ledger that cannot be read.
  package func read(orNew isNew: Bool) throws(InputError) -> CaseLedger? {
    do throws(SystemError) {
      return ledger(try WholeFile.read(path))
    } catch {
      if error.isMissing { return isNew ? ledger([]) : nil }
      throw .unusable("cannot read \(path): \(error.reason)")
    }
  }

  private func ledger(_ bytes: [UInt8]) -> CaseLedger {
    CaseLedger(SourceFile(CaseLedger.fileName, in: directory, bytes: bytes))
  }

  /// Adds a suite's new cases to the ledger and writes it, unless nothing changes.
  ///
  /// - Parameters:
  ///   - ledger: The ledger; afterwards, what was written.
  ///   - suite: The suite now.
  ///   - earlier: An earlier version of the suite, which shows the cases that were moved.
  /// - Returns: A description of what was added, or `nil` if nothing was written.
  /// - Throws: `OutputError` if the ledger cannot be written.
  package func update(
    _ ledger: inout CaseLedger?, from suite: Suite, earlier: Suite? = nil
  ) throws(OutputError) -> String? {
    guard var updated = ledger else { return nil }
    let moves = earlier.map { updated.noteMoves(from: $0, to: suite) } ?? []
    guard let count = updated.add(casesOf: suite) else { return nil }
    let bytes = Array(updated.text.utf8)
    guard bytes != updated.source.bytes else { return nil }
    try WholeFile.write(bytes, to: path)
    ledger = self.ledger(bytes)
    let moved = moves.map { "\n  \($0.old) -> \($0.new)" }.joined()
    let summary = moves.isEmpty ? "" : ", \(NumberText.count(moves.count, "moved case"))\(moved)"
    return "\(path): \(NumberText.count(count, "new case"))\(summary)"
  }
}
