import Conformance
import Reporting

/// Results in a folder, with which a site shows how engines have developed: a run for each version of each engine.
package struct ResultsArchive {
  private let folder: String
  /// The engine and its version in each file, by the file's name.
  private var engines: [String: String] = [:]

  private static let ending = ".jsonl"

  /// Opens the folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; it need not exist yet.
  ///   - files: The names of the files in it; those of other kinds are ignored.
  /// - Throws: ``ResultsError`` if results in it are invalid.
  package init(_ folder: String, files: [String]) throws {
    self.folder = folder
    for file in files where file.hasSuffix(Self.ending) {
      engines[file] = try ResultsStream(ResultsReader(path: path(of: file))).header.engine
    }
  }

  /// The paths of the results, in the order of their names.
  package var paths: [String] { engines.keys.sorted().map(path) }

  /// Copies results into the folder, in place of those of the same version of the engine.
  ///
  /// - Parameter path: The path of the results.
  /// - Throws: ``ResultsError`` if they are not of a complete run of a whole suite, ``OutputError`` if the copy cannot
  ///   be written.
  package mutating func keep(_ path: String) throws {
    var stream = try ResultsStream(ResultsReader(path: path))
    while try stream.next() != nil {}
    if let reason = Self.reasonNotToKeep(stream) {
      throw ResultsError(file: path, line: nil, message: reason)
    }
    let engine = stream.header.engine
    let file = file(of: engine)
    try WholeFile.write(bytes(of: path), to: self.path(of: file))
    engines[file] = engine
  }

  /// Returns why results do not stand for a version of an engine; `nil` if they do.
  private static func reasonNotToKeep(_ stream: ResultsStream) -> String? {
    switch stream.header.scope {
    case .suite: stream.incompleteness.map { "only complete results are kept, and these are \($0)" }
    case .part: "this is a part of a run; join the parts with `iamspec merge`, and name the result"
    case .selection: "only runs of the whole suite are kept, and this is one of selected cases"
    case .exploration: "only runs of the suite's cases are kept, and this is an exploration"
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    do {
      return try WholeFile.read(path)
    } catch {
      throw ResultsError(file: path, line: nil, message: "cannot be read: \(error.reason)")
    }
  }

  /// Returns the name of the file for a version of an engine: the one it has, or a new one.
  private func file(of engine: String) -> String {
    if let file = engines.keys.sorted().first(where: { engines[$0] == engine }) { return file }
    let slug = String(HandbookPaths.slug(engine).prefix(80))
    let name = slug.isEmpty ? "engine" : slug
    var (file, number) = (name + Self.ending, 2)
    while engines[file] != nil {
      file = "\(name)-\(number)\(Self.ending)"
      number += 1
    }
    return file
  }

  private func path(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }
}
