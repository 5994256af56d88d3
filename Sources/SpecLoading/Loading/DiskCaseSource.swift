package import SpecModel
import Synchronization

/// The case files of a suite that is too large to hold in memory: each is read again on demand.
///
/// All files were valid when the suite was scanned. A file that has been changed or deleted since is
/// an error, because the plan and the digest describe the old file.
package final class DiskCaseSource: CaseSource {
  private let files: [Entry]
  private let header: SuiteHeader
  private let firstTrouble = Mutex<Diagnostic?>(nil)

  /// A file, and a fingerprint that tells whether it has changed.
  struct Entry: Sendable {
    var file: SourceFile
    var fingerprint: Int

    /// The fingerprint of some bytes; in another run it is another one.
    static func fingerprint(of bytes: [UInt8]) -> Int {
      var hasher = Hasher()
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
  }

  init(_ files: [Entry], header: SuiteHeader) {
    self.files = files
    self.header = header
  }

  /// The number of files.
  package var fileCount: Int { files.count }

  /// Whether the files are in memory: always `false`.
  package var isHeld: Bool { false }

  /// The first error of reading a file again; `nil` if there was none.
  package var trouble: Diagnostic? { firstTrouble.withLock(\.self) }

  /// Reads a file again; `nil` if it cannot be read or has changed.
  package func file(at index: Int) -> CaseFile? {
    let (file, fingerprint) = (files[index].file, files[index].fingerprint)
    do {
      let bytes = try file.read()
      if Entry.fingerprint(of: bytes) == fingerprint {
        return SuiteLoader.readCases(file, bytes, header).value
      }
      note(.unreadable(reason: "it has been changed since the run began"), file)
    } catch {
      note(.unreadable(reason: UnreadableReason.words(for: error)), file)
    }
    return nil
  }

  private func note(_ mistake: Mistake, _ file: SourceFile) {
    firstTrouble.withLock { $0 = $0 ?? Diagnostic(mistake, at: .file(file.path)) }
  }
}
