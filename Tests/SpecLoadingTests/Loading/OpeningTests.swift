import Foundation
import SpecJSON
import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite struct `Opening a suite` {
  private func scan(
    _ directory: String, holding limit: Int
  ) async -> ScannedSuite<[String]> {
    await SuiteLoader().scan(directory: directory, shownAs: "Specs", holding: limit) {
      $0.cases.map(\.id)
    }
  }

  private func withShop(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let shop = folder.appending(path: "shop")
      try FileManager.default.copyItem(at: Repository.url("Fixtures/suites/shop"), to: shop)
      try await body(shop)
    }
  }

  @Test func `that is small enough holds its files`() async throws {
    let scanned = await scan(Repository.url("Fixtures/suites/shop").path, holding: 1 << 20)
    let suite = try #require(scanned.suite)
    #expect(!suite.files.isEmpty)
    #expect(scanned.diskCases == nil)
    #expect(scanned.examined == suite.files.map { $0.cases.map(\.id) })
  }

  @Test func `that is larger reads each file again, with the same result`() async throws {
    let path = Repository.url("Fixtures/suites/shop").path
    let held = try #require(await scan(path, holding: .max).suite)
    let scanned = await scan(path, holding: 0)
    let suite = try #require(scanned.suite)
    let diskCases = try #require(scanned.diskCases)
    #expect(suite.files.isEmpty && suite.rules == held.rules)
    #expect(scanned.examined == held.files.map { $0.cases.map(\.id) })
    #expect(diskCases.fileCount == held.files.count)
    for (index, file) in held.files.enumerated() {
      let read = try #require(diskCases.file(at: index))
      #expect(read.id == file.id && read.title == file.title && read.cases == file.cases)
    }
    #expect(suite.digest(ofFiles: held.files.map(\.digest)) == held.digest)
    #expect(diskCases.trouble == nil)
  }

  @Test func `with mistakes reports them whether or not its files are held`() async throws {
    try await withShop { folder in
      let file = folder.appending(path: "stack/newest-first.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("displayed", with: "displaid").write(
        to: file, atomically: true, encoding: .utf8)
      let held = await scan(folder.path, holding: .max)
      let read = await scan(folder.path, holding: 0)
      #expect(read.suite == nil)
      #expect(!read.diagnostics.isEmpty && read.diagnostics == held.diagnostics)
    }
  }

  @Test func `does not return a file that has changed since`() async throws {
    try await withShop { folder in
      let diskCases = try #require(await scan(folder.path, holding: 0).diskCases)
      let file = folder.appending(path: "stack/newest-first.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try (text + "# later\n").write(to: file, atomically: true, encoding: .utf8)
      let files = (0..<diskCases.fileCount).map { diskCases.file(at: $0)?.id }
      #expect(files.count { $0 == nil } == 1)
      let trouble = try #require(diskCases.trouble)
      #expect(trouble.location.file == "Specs/stack/newest-first.yaml")
      #expect(trouble.message == "this cannot be read: it has been changed since the run began")
    }
  }

  @Test func `does not return a file that is gone`() async throws {
    try await withShop { folder in
      let diskCases = try #require(await scan(folder.path, holding: 0).diskCases)
      try FileManager.default.removeItem(at: folder.appending(path: "stack/newest-first.yaml"))
      #expect((0..<diskCases.fileCount).contains { diskCases.file(at: $0) == nil })
      #expect(diskCases.trouble?.message == "this cannot be read: it no longer exists")
    }
  }
}
