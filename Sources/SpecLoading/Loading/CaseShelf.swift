package import SpecModel
import Synchronization

/// Case files too many to be held: each is read again when it is asked for.
///
/// They were all good when the suite was opened. One that has changed since, or is gone, is not given
/// out: the plan and the digest were made of what it was.
package final class CaseShelf: CaseSource {
  private let files: [Entry]
  private let header: SuiteHeader
  private let firstTrouble = Mutex<Diagnostic?>(nil)

  /// A file, and what tells whether it is still the same.
  struct Entry: Sendable {
    var file: SourceFile
    var fingerprint: UInt64
  }

  init(_ files: [Entry], header: SuiteHeader) {
    self.files = files
    self.header = header
  }

  /// How many files there are.
  package var fileCount: Int { files.count }

  /// Whether the files are in memory: they are not.
  package var isHeld: Bool { false }

  /// What kept a file from being had; absent where nothing did.
  package var trouble: Diagnostic? { firstTrouble.withLock(\.self) }

  /// Reads a file again.
  package func file(at index: Int) -> CaseFile? {
    let (file, fingerprint) = (files[index].file, files[index].fingerprint)
    do {
      let bytes = try file.read()
      if FNV1a(bytes).value == fingerprint {
        return SuiteLoader.readCases(file, bytes, header).value
      }
      note(.unreadable(reason: "it has been changed since the run began"), file)
    } catch {
      note(.unreadable(reason: UnreadableReason.words(for: error, missing: "it is gone")), file)
    }
    return nil
  }

  private func note(_ mistake: Mistake, _ file: SourceFile) {
    firstTrouble.withLock { $0 = $0 ?? Diagnostic(mistake, at: .file(file.path)) }
  }
}
