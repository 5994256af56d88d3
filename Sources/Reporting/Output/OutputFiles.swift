/// The files that a command writes, all opened before anything runs.
///
/// They must all be different, however their paths are written: from files of other options, from
/// files that the command reads, and from files that another process is writing.
package struct OutputFiles: Sendable {
  /// The files, in the order in which they were requested.
  package let all: [OutputFile]
  private let options: [String]

  /// Another file of the command line, which no report may overwrite.
  package struct Neighbor: Hashable, Sendable {
    /// The option or a description of the file: `--known-failures`.
    package var name: String
    /// Its path.
    package var path: String

    /// Creates a neighbor.
    package init(_ name: String, _ path: String) {
      self.name = name
      self.path = path
    }
  }

  /// Opens files.
  ///
  /// - Parameters:
  ///   - targets: The files to open.
  ///   - neighbors: The other files of the command line.
  /// - Throws: ``OutputError`` if a file cannot or must not be written; no file has then been
  ///   changed.
  package init(
    _ targets: [OutputTarget], beside neighbors: [Neighbor] = []
  ) throws(OutputError) {
    var files: [OutputFile] = []
    do throws(OutputError) {
      for target in targets {
        let file = try OutputFile(target)
        files.append(file)
        try Self.check(file, target, beside: zip(targets, files.dropLast()).map { ($0.option, $1) })
      }
      for (file, target) in zip(files, targets) {
        guard let identity = file.identity, identity.isExclusive else { continue }
        if let same = neighbors.first(where: { FileIdentity(path: $0.path) == identity }) {
          throw OutputError(path: target.path, option: target.option, .sameFile(as: same.name))
        }
      }
      for file in files { try file.lock() }
    } catch {
      for file in files { file.discard() }
      throw error
    }
    all = files
    options = targets.map(\.option)
  }

  private static func check(
    _ file: OutputFile, _ target: OutputTarget, beside others: [(option: String, file: OutputFile)]
  ) throws(OutputError) {
    guard let identity = file.identity, identity.isExclusive else { return }
    if let same = others.first(where: { $0.file.identity == identity }) {
      throw OutputError(path: target.path, option: target.option, .sameFile(as: same.option))
    }
  }

  /// The file of an option; `nil` if it was not requested.
  package subscript(_ option: String) -> OutputFile? {
    options.firstIndex(of: option).map { all[$0] }
  }

  /// Whether one of the files is standard output, so that text for people must go elsewhere.
  package var includeStandardOutput: Bool { all.contains { $0.isStandardOutput } }

  /// Empties the files before the first writes.
  ///
  /// - Throws: ``OutputError`` if a file cannot be emptied.
  package func begin() throws(OutputError) {
    for file in all { try file.begin() }
  }

  /// Restores all files to their earlier state; does nothing once they have been written.
  package func discard() {
    for file in all { file.discard() }
  }

  /// Writes the remaining bytes of each file, even if others fail.
  ///
  /// - Returns: The errors of files that could not be written.
  package func close() -> [OutputError] {
    all.compactMap { file in
      do throws(OutputError) {
        try file.close()
        return nil
      } catch {
        return error
      }
    }
  }
}
