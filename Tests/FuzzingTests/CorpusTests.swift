import Foundation
import Fuzzing
import TestSupport
import Testing

/// Runs the inputs that fuzzing started with and those that it found.
@Suite struct `The corpus of the fuzzer` {
  @Test(arguments: FuzzTarget.allCases)
  func `is read without a broken promise`(_ target: FuzzTarget) async throws {
    let folder = Repository.url("Fixtures/fuzz/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      do {
        try await target.read(bytes)
      } catch {
        Issue.record("\(target.rawValue)/\(name): \(error)")
      }
    }
  }
}
