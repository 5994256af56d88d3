package import Foundation

/// The executables that the build made of this package.
package enum BuiltProduct {
  /// Finds an executable, which is beside the test bundle.
  ///
  /// - Throws: ``MissingProgram`` if the build has not made it.
  package static func url(_ name: String) throws -> URL {
    let folders = [
      Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      Repository.url(".build/debug"),
    ].compactMap(\.self)
    let candidates = folders.map { $0.appending(path: name) }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw MissingProgram(description: "the binary \(name) was not found; `swift build` makes it")
    }
    return found
  }
}
