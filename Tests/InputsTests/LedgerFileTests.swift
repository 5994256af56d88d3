import Foundation
import Inputs
import SpecModel
import TestSupport
import Testing

@Suite struct `The ledger of a suite` {
  @Test func `is started on request, and written only if a case is new`() throws {
    let suite = try Builtin.suite()
    try withTemporaryFolder { folder in
      let file = LedgerFile(directory: folder.path())
      #expect(try file.read(orNew: false) == nil)
      var ledger = try file.read(orNew: true)
      let added = try file.update(&ledger, from: suite)
      #expect(added?.hasSuffix("ledger.txt: \(suite.cases.count) new cases") == true)
      #expect(try file.update(&ledger, from: suite) == nil)
      var again = try file.read(orNew: false)
      #expect(try file.update(&again, from: suite) == nil)
    }
  }

  @Test func `is missing if a file is in place of the suite`() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "suite").path()
      try Data().write(to: URL(filePath: path))
      #expect(try LedgerFile(directory: path).read(orNew: false) == nil)
    }
  }

  @Test func `is an error if it cannot be read`() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "ledger.txt").path()
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let error = #expect(throws: InputError.self) {
        _ = try LedgerFile(directory: folder.path()).read(orNew: false)
      }
      guard case .unusable(let text) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(text.hasPrefix("cannot read \(path): "))
    }
  }
}
