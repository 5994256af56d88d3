import Foundation
import TestSupport
import Testing

/// A watch of the built binary, with what it prints read round by round.
///
/// It sees a folder of its own, with a small suite in `suite`.
final class WatchSession {
  let folder: URL
  private let process = Process()
  private let pipe = Pipe()
  private var unread: [UInt8] = []

  /// What stands in the last line of a round.
  private static let mark = "(Ctrl-C ends)\n"

  /// Starts a watch over the suite; `prepare` puts further files into the folder first.
  ///
  /// - Parameters:
  ///   - words: What stands behind `iamspec run --watch`.
  ///   - folder: An empty folder.
  ///   - prepare: Puts further files there.
  init(_ words: [String], in folder: URL, prepare: (URL) throws -> Void = { _ in }) throws {
    self.folder = folder
    try Self.makeSuite(in: folder)
    try prepare(folder)
    process.executableURL = try CommandLineTool.binary
    process.arguments = ["run", "--watch"] + words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
  }

  /// Kills what is still there, so that a test that fails leaves nothing behind.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The rules, the questions, and two files of cases.
  private static func makeSuite(in folder: URL) throws {
    let specs = Repository.url("Specs")
    let suite = folder.appending(path: "suite")
    try FileManager.default.createDirectory(
      at: suite.appending(path: "stack"), withIntermediateDirectories: true)
    for file in [
      "rules.yaml", "questions.yaml", "stack/last-in-first-out.yaml", "stack/in-memory.yaml",
    ] {
      try FileManager.default.copyItem(
        at: specs.appending(path: file), to: suite.appending(path: file))
    }
  }

  /// Waits for the end of a round, and returns what was printed since the one before.
  ///
  /// - Throws: Where the process ends, or nothing is heard of it for a minute.
  func round() throws -> String {
    while true {
      let text = String(decoding: unread, as: UTF8.self)
      if let end = text.range(of: Self.mark)?.upperBound {
        unread.removeFirst(text[..<end].utf8.count)
        return String(text[..<end])
      }
      let more = try read()
      try #require(!more.isEmpty, "the watch has ended:\n\(text)")
      unread += more
    }
  }

  /// Waits for rounds until one ends whose text holds this; returns the text of that one.
  func round(with part: String) throws -> String {
    while true {
      let text = try round()
      if text.contains(part) { return text }
    }
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Its status, and what it still had to say.
  func end() throws -> (status: Int32, rest: String) {
    while true {
      let more = try read()
      if more.isEmpty { break }
      unread += more
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: unread, as: UTF8.self))
  }

  /// Keeps the process from running, as a machine does that has other things to do.
  func suspend() { _ = process.suspend() }

  /// Lets the process run again.
  func resume() { _ = process.resume() }

  /// Presses Ctrl-C.
  func interrupt() { process.interrupt() }

  private func read() throws -> [UInt8] {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(
      poll(&entry, 1, 60_000) > 0,
      "nothing is heard of the watch; so far:\n\(String(decoding: unread, as: UTF8.self))")
    return [UInt8](pipe.fileHandleForReading.availableData)
  }

  /// A file or folder below the folder.
  subscript(_ path: String) -> URL { folder.appending(path: path) }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    try String(contentsOf: self[path], encoding: .utf8)
  }

  /// Writes a file in place.
  func save(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: self[path])
  }

  /// Changes a file in place.
  func replace(_ path: String, _ old: String, _ new: String) throws {
    let before = try text(path)
    try #require(before.contains(old))
    try save(path, before.replacing(old, with: new))
  }
}

/// The ids of the cases that a verbose round ran, without their profiles and variants.
func casesRun(in round: String) -> Set<String> {
  Set(round.matches(of: /[✓✗!] ([^\/ ]+\/[^\/ ]+\/[^\/ ]+)\S* \[/).map { String($0.output.1) })
}

/// The ids of the cases in a file of the real suite, told by their lines, `  - id: name`.
func cases(of file: String) throws -> Set<String> {
  let url = Repository.url("Specs/\(file).yaml")
  let text = try String(contentsOf: url, encoding: .utf8)
  return Set(text.matches(of: /\n  - id: (\S+)/).map { "\(file)/\($0.output.1)" })
}
