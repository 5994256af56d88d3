import ArgumentParser
import Foundation
import Reporting
import SpecLoading
import SpecModel
import Wording

/// The ledger of a suite in a directory, which not every suite keeps.
struct LedgerFile {
  let directory: String

  private var path: String { NewFile.path(of: CaseLedger.fileName, in: directory) }

  /// Reads the ledger.
  ///
  /// - Parameter isNew: Whether to begin one where there is none.
  /// - Returns: The ledger, or `nil` if the suite keeps none.
  /// - Throws: `ExitStatus.wrongInput` where there is one that cannot be read.
  func read(orNew isNew: Bool) throws -> CaseLedger? {
    guard FileManager.default.fileExists(atPath: path) else {
      return isNew ? ledger([]) : nil
    }
    do {
      return ledger([UInt8](try Data(contentsOf: URL(filePath: path))))
    } catch {
      Terminal.error.writeError("cannot read \(path): \(error.localizedDescription)")
      throw ExitStatus.wrongInput
    }
  }

  private func ledger(_ bytes: [UInt8]) -> CaseLedger {
    CaseLedger(SourceFile(CaseLedger.fileName, in: directory, bytes: bytes))
  }

  /// Adds a suite's new cases to the ledger and writes it, unless it is as it was.
  func update(_ ledger: inout CaseLedger?, from suite: Suite) throws {
    guard var updated = ledger, let count = updated.add(casesOf: suite) else { return }
    let bytes = Array(updated.text.utf8)
    guard bytes != updated.source.bytes else { return }
    try NewFile.write(bytes, to: path)
    ledger = self.ledger(bytes)
    Terminal.output.write("\(path): \(NumberText.count(count, "new case"))\n")
  }
}
