import Reporting

/// A file that a command writes for the user to keep.
enum NewFile {
  /// The path of a file in a directory, as the user would write it.
  static func path(of name: String, in directory: String) -> String {
    directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// Writes a file whole, or leaves it as it was, and makes the folders that lead to it.
  ///
  /// - Throws: `ExitStatus.notWritten` where that fails; the reason has been printed then.
  static func write(_ bytes: [UInt8], to path: String, option: String? = nil) throws {
    do throws(OutputError) {
      try WholeFile.write(bytes, to: path, option: option)
    } catch {
      throw error.reported()
    }
  }
}
