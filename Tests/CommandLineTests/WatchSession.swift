import Foundation
import TestSupport
import Testing

/// A watch of the built binary, whose output is read round by round.
///
/// It watches its own folder, which has a small suite in `suite`.
final class WatchSession {
  let folder: URL
  private let process = Process()
  private let pipe = Pipe()
  private var unread: [UInt8] = []

  /// The end of the last line of a round.
  private static let mark = "(Ctrl-C ends)\n"

  /// Starts a watch of the suite.
  ///
  /// - Parameters:
  ///   - words: The arguments after `iamspec run --watch`.
  ///   - folder: An empty folder.
  ///   - prepare: Adds further files to the folder before the start.
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

  /// Kills the process if it is still running, so that a failing test leaves nothing behind.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Writes the rules, the questions, and two case files.
  private static func makeSuite(in folder: URL) throws {
    let specs = Repository.url("Specs")
    let suite = folder.appending(path: "suite")
    try Repository.copySpecs(to: suite)
    for file in ["stack/last-in-first-out.yaml", "stack/in-memory.yaml"] {
      try FileManager.default.copyItem(
        at: specs.appending(path: file), to: suite.appending(path: file))
    }
  }

  /// Waits for the end of a round, and returns its output.
  ///
  /// - Throws: An error if the process ends, or is silent for a minute.
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

  /// Waits for a round whose output contains a text, and returns its output.
  func round(with part: String) throws -> String {
    while true {
      let text = try round()
      if text.contains(part) { return text }
    }
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Its status, and the rest of its output.
  func end() throws -> (status: Int32, rest: String) {
    while true {
      let more = try read()
      if more.isEmpty { break }
      unread += more
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: unread, as: UTF8.self))
  }

  /// Pauses the process, as a busy machine does.
  func suspend() { _ = process.suspend() }

  /// Resumes the process.
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

/// Returns the ids of the cases that a verbose round ran, without profiles and variants.
func casesRun(in round: String) -> Set<String> {
  Set(round.matches(of: /[✓✗!] ([^\/ ]+\/[^\/ ]+\/[^\/ ]+)\S* \[/).map { String($0.output.1) })
}

/// Returns the ids of the cases in a file of the real suite, taken from its lines `  - id: name`.
func cases(of file: String) throws -> Set<String> {
  let url = Repository.url("Specs/\(file).yaml")
  let text = try String(contentsOf: url, encoding: .utf8)
  return Set(text.matches(of: /\n  - id: (\S+)/).map { "\(file)/\($0.output.1)" })
}
