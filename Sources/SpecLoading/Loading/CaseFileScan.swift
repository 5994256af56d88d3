import SpecModel
import Synchronization

/// One scan of all case files: each is read, examined, and held or released.
struct CaseFileScan<Examined: Sendable>: Sendable {
  private let header: SuiteHeader
  private let limit: Int
  private let examine: @Sendable (CaseFile) -> Examined
  private let size = Size()

  /// The result of reading a file.
  struct Result: Sendable {
    /// Where to read it again; `nil` if all files are held in any case.
    var entry: DiskCaseSource.Entry?
    /// The file, if it is held.
    var file: CaseFile?
    var examined: Examined?
    var diagnostics: [Diagnostic]
  }

  /// The number of bytes that have been read.
  private final class Size: Sendable {
    let value = Atomic(0)
  }

  /// Creates a scan.
  ///
  /// - Parameters:
  ///   - header: What rules.yaml declares.
  ///   - limit: The largest total size, in bytes, at which files are held; above it, none are.
  ///   - examine: Extracts what the caller wants to know about a file.
  init(header: SuiteHeader, limit: Int, examine: @escaping @Sendable (CaseFile) -> Examined) {
    self.header = header
    self.limit = limit
    self.examine = examine
  }

  /// Whether all files read so far are held.
  var holdsAll: Bool { size.value.load(ordering: .relaxed) <= limit }

  /// Reads files, several at a time.
  ///
  /// - Returns: The results, in the order of the files.
  func run(over files: [SourceFile], parallelism: Int) async -> [Result] {
    let width = min(parallelism, files.count)
    guard width > 1 else { return files.map(read) }
    let next = NextIndex(end: files.count)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<width {
        group.addTask {
          var results: [(Int, Result)] = []
          while let index = next.take() { results.append((index, read(files[index]))) }
          return results
        }
      }
      var results = [Result?](repeating: nil, count: files.count)
      for await part in group {
        for (index, result) in part { results[index] = result }
      }
      return results.compactMap(\.self)
    }
  }

  private func read(_ file: SourceFile) -> Result {
    var entry = limit < .max ? DiskCaseSource.Entry(file: file, fingerprint: 0) : nil
    let parsed = SuiteLoader.read(file) { bytes in
      size.value.add(bytes.count, ordering: .relaxed)
      entry?.fingerprint = DiskCaseSource.Entry.fingerprint(of: bytes)
      return SuiteLoader.readCases(file, bytes, header)
    }
    return Result(
      entry: entry, file: holdsAll ? parsed.value : nil, examined: parsed.value.map(examine),
      diagnostics: parsed.diagnostics)
  }
}

/// Hands out the numbers below an end, each once.
private final class NextIndex: Sendable {
  private let next = Mutex(0)
  private let end: Int

  init(end: Int) {
    self.end = end
  }

  /// Takes the next number, if there is one left.
  func take() -> Int? {
    next.withLock { next in
      guard next < end else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
