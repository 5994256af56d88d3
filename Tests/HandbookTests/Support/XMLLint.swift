import Foundation

/// `xmllint`, which tells whether markup is well-formed.
enum XMLLint {
  /// Returns what is wrong with a document; empty where nothing is.
  ///
  /// - Throws: ``Missing`` where the program is not installed: the test must not pass for that.
  static func complaints(about text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = try executable()
    process.arguments = ["--noout", "--nonet", "--huge", file.path()]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : output
  }

  private static func executable() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let places = path.split(separator: ":").map { "\($0)/xmllint" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else {
      throw Missing()
    }
    return URL(filePath: place)
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String {
      "xmllint is not installed; it is in Debian's libxml2-utils, and on every Mac"
    }
  }
}
