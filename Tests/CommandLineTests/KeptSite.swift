import Foundation
import TestSupport
import Testing

/// The handbook of a new suite, to which results are added one after the other.
struct KeptSite {
  private let folder: URL
  private let output: String

  init(in folder: URL, output: String = "site") throws {
    self.folder = folder
    self.output = output
    let run = try CommandLineTool.run("init", "suite", in: folder)
    try #require(run.status == 0, "\(run.standardError)")
  }

  /// Runs the suite, and adds the results as those of an engine.
  func add(_ name: String, _ version: String, fault: String? = nil) throws {
    let run = try offer(name, version, fault.map { ["--fault", $0] } ?? [])
    try #require(run.status == 0, "\(run.standardError)")
  }

  /// Tries to add the results of a run with these options.
  func offer(_ name: String, _ version: String, _ words: [String]) throws -> CommandLineTool.Output
  {
    let file = folder.appending(path: "new.jsonl")
    _ = try CommandLineTool.run(
      ["run", "-q", "--specs", "suite", "--results", file.path] + words, in: folder)
    // The reference engine stands in for all of them.
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(
        #/"name":"iamspec reference engine","version":"[^"]*"/#,
        with: "\"name\":\"\(name)\",\"version\":\"\(version)\""
      )
      .replacing(#/"faults":\["[^"]*"\]/#, with: "\"faults\":[]")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try CommandLineTool.run(
      "handbook", "--specs", "suite", "--output", output, "--history", "\(output)/results",
      "--results", "new.jsonl", in: folder)
  }

  /// The names of the kept files, sorted.
  func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "\(output)/results").path
    ).sorted()
  }

  /// The page of an engine.
  func engine(_ name: String) throws -> String {
    try String(
      contentsOf: folder.appending(path: "\(output)/engines/\(name).html"), encoding: .utf8)
  }
}
