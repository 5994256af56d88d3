/// The files that a command writes, all opened before anything runs.
///
/// Each is a file of its own: not one that another option names, or that the command reads, however
/// its path is spelled; and none that another process is writing.
package struct OutputFiles: Sendable {
  /// The files, in the order in which they were asked for.
  package let all: [OutputFile]
  private let options: [String]

  /// Something else that the user names, which no report may overwrite.
  package struct Neighbor: Hashable, Sendable {
    /// What it is to the user: `--known-failures`.
    package var name: String
    /// Its path.
    package var path: String

    /// Names a file.
    package init(_ name: String, _ path: String) {
      self.name = name
      self.path = path
    }
  }

  /// Opens files.
  ///
  /// - Parameters:
  ///   - targets: Which.
  ///   - neighbors: What else the user names.
  /// - Throws: ``OutputError`` where one cannot be written, or must not be; everything is as it was
  ///   then.
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

  /// The file that an option names; `nil` where it was not asked for.
  package subscript(_ option: String) -> OutputFile? {
    options.firstIndex(of: option).map { all[$0] }
  }

  /// Whether one of them is standard output, so that text for people has to go elsewhere.
  package var includeStandardOutput: Bool { all.contains { $0.isStandardOutput } }

  /// Empties the files; from here on they are written.
  ///
  /// - Throws: ``OutputError`` where one cannot be emptied.
  package func begin() throws(OutputError) {
    for file in all { try file.begin() }
  }

  /// Leaves everything as it was before; does nothing once the files are written.
  package func discard() {
    for file in all { file.discard() }
  }

  /// Writes what is left of each file, whatever becomes of the others.
  ///
  /// - Returns: What could not be written.
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
