import Foundation
import Platform
import TestSupport
import Testing

// Without the limit, a missed change would make a test wait forever.
@Suite(.timeLimit(.minutes(120))) struct `A watch of a folder` {
  private let files = FileManager.default

  /// Provides a folder whose real path is known, so that paths can be compared.
  private func withWatch(
    _ method: FileWatch.Method, _ body: (FileWatch, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { made in
      let folder = try #require(WatchedFolder(made.path, isRecursive: true))
      let root = URL(filePath: folder.path)
      try Data("old".utf8).write(to: root.appending(path: "kept.yaml"))
      let watch = try FileWatch([folder], method: method) { $0.hasSuffix(".yaml") }
      try await body(watch, root)
    }
  }

  /// Waits until all of these files have changed, and returns everything that changed until then.
  private func changes(
    _ watch: FileWatch, until names: String..., in root: URL
  ) async throws -> Set<String> {
    var paths: Set<String> = []
    while !paths.isSuperset(of: names.map { root.appending(path: $0).path }) {
      paths.formUnion(try await watch.next().paths)
    }
    return Set(paths.map { String($0.dropFirst(root.path.count + 1)) })
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `reports files that are written in place`(_ method: FileWatch.Method) async throws {
    try await withWatch(method) { watch, root in
      try Data("new".utf8).write(to: root.appending(path: "passed-over.txt"))
      try Data("newer".utf8).write(to: root.appending(path: "kept.yaml"))
      #expect(try await changes(watch, until: "kept.yaml", in: root) == ["kept.yaml"])
    }
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `reports files that are renamed to their place`(_ method: FileWatch.Method) async throws {
    try await withWatch(method) { watch, root in
      let other = root.appending(path: ".kept.yaml.tmp")
      try Data("newer".utf8).write(to: other)
      try #require(rename(other.path, root.appending(path: "kept.yaml").path) == 0)
      #expect(try await changes(watch, until: "kept.yaml", in: root) == ["kept.yaml"])
    }
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `reports deleted files`(_ method: FileWatch.Method) async throws {
    try await withWatch(method) { watch, root in
      try files.removeItem(at: root.appending(path: "kept.yaml"))
      #expect(try await changes(watch, until: "kept.yaml", in: root) == ["kept.yaml"])
    }
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `includes folders that are created or moved in later`(
    _ method: FileWatch.Method
  ) async throws {
    try await withWatch(method) { watch, root in
      let inner = root.appending(path: "new/inner")
      try files.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("a".utf8).write(to: inner.appending(path: "a.yaml"))
      #expect(try await changes(watch, until: "new/inner/a.yaml", in: root) == ["new/inner/a.yaml"])
      try files.moveItem(at: root.appending(path: "new"), to: root.appending(path: "moved"))
      _ = try await changes(watch, until: "moved/inner/a.yaml", in: root)
      try Data("bb".utf8).write(to: root.appending(path: "moved/inner/a.yaml"))
      let again = try await changes(watch, until: "moved/inner/a.yaml", in: root)
      #expect(again == ["moved/inner/a.yaml"])
    }
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `ignores hidden files and folders that tools fill`(_ method: FileWatch.Method) async throws {
    try await withWatch(method) { watch, root in
      for name in [".git", "__pycache__", "node_modules"] {
        let folder = root.appending(path: name)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("a".utf8).write(to: folder.appending(path: "a.yaml"))
      }
      try Data("a".utf8).write(to: root.appending(path: ".hidden.yaml"))
      try Data("a".utf8).write(to: root.appending(path: "seen.yaml"))
      #expect(try await changes(watch, until: "seen.yaml", in: root) == ["seen.yaml"])
    }
  }

  @Test(arguments: FileWatch.Method.allCases)
  func `ends when the folder is gone`(_ method: FileWatch.Method) async throws {
    try await withWatch(method) { watch, root in
      try files.removeItem(at: root)
      await #expect(throws: FileWatchError.folderGone(root.path)) {
        while true { _ = try await watch.next() }
      }
    }
  }

  @Test func `loses no change when a reader is cancelled`() async throws {
    try await withWatch(.notification) { watch, root in
      let reader = Task { try await watch.next() }
      reader.cancel()
      _ = try? await reader.value
      try Data("newer".utf8).write(to: root.appending(path: "kept.yaml"))
      let seen = try await watch.peek()
      #expect(try await watch.next() == seen)
    }
  }

  @Test func `does not start without a folder`() {
    #expect(WatchedFolder("/no/such/folder", isRecursive: true) == nil)
    #expect(WatchedFolder("/etc/passwd", isRecursive: true) == nil)
  }
}
