package import SpecModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads what the authors of a suite wrote about the sentences of its documents, if anything.
package enum AccountsLoader {
  /// The folder of the accounts; each has the name of its document.
  package static let folder = "documents"

  /// The accounts of a suite's documents, and the diagnostics for their files.
  package struct Loaded: Sendable {
    /// The accounts, in the suite's order of documents; empty if there are errors.
    package let accounts: [SourceAccount]
    /// All diagnostics, file by file.
    package let diagnostics: [Diagnostic]
    /// The files, for a printer that shows their lines.
    package let sources: [SourceFile]

    /// Whether errors keep the accounts from being used.
    package var hasErrors: Bool { diagnostics.hasErrors }
  }

  /// Tells whether a path in the suite's directory is that of an account, unless a chapter has the name of the
  /// folder.
  static func isAccount(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == folder && SuiteFile(path) == nil
      && path.hasSuffix(SuiteLayout.suffix)
  }

  /// Loads the accounts of a suite from its directory.
  ///
  /// - Parameters:
  ///   - directory: The suite's directory.
  ///   - suite: The suite, whose clauses and questions rest on the sentences.
  package static func load(directory: String, of suite: Suite) -> Loaded {
    let path = SourceFile.path(of: folder, in: directory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.sorted().filter { !$0.hasPrefix(".") && isAccount("\(folder)/\($0)") }
    return read(
      files.map { SourceFile("\(folder)/\($0)", in: directory, directory: directory) }, of: suite)
  }

  /// Loads the accounts of a suite from files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - suite: The suite, whose clauses and questions rest on the sentences.
  package static func read(_ files: [SourceFile], of suite: Suite) -> Loaded {
    guard !suite.chapters.contains(where: { $0.id == folder }) else {
      return Loaded(accounts: [], diagnostics: [], sources: [])
    }
    var accounts: [SourceAccount] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      let id = String(
        file.relativePath.dropFirst(folder.count + 1).dropLast(SuiteLayout.suffix.count))
      guard let document = suite.documents.first(where: { $0.id == id }) else {
        let known = suite.documents.map(\.id)
        diagnostics.append(
          Diagnostic(.unknown(.document, id, known: known), at: .file(file.path)))
        continue
      }
      let read = SuiteLoader.read(file) {
        AccountDecoder(suite: suite, document: document, context: $0).decode($1)
      }
      diagnostics += read.diagnostics
      if let account = read.value { accounts.append(account) }
    }
    let order = suite.documents.compactMap { document in
      accounts.first { $0.document == document.id }
    }
    return Loaded(
      accounts: diagnostics.hasErrors ? [] : order, diagnostics: diagnostics, sources: files)
  }
}

extension LoadedSuite {
  /// Adds what a suite in a directory says of its documents' sentences, and the diagnostics for that.
  ///
  /// - Returns: The suite with its accounts, or without the suite itself if they have errors. A suite that
  ///   has errors already is returned unchanged, since its clauses are unknown.
  package func withAccounts(ofDirectory directory: String) -> LoadedSuite {
    guard var suite else { return self }
    let loaded = AccountsLoader.load(directory: directory, of: suite)
    suite.accounts = loaded.accounts
    let paths = Set(loaded.sources.map(\.relativePath))
    return LoadedSuite(
      suite: loaded.hasErrors ? nil : suite, diagnostics: diagnostics + loaded.diagnostics,
      sources: sources.filter { !paths.contains($0.relativePath) } + loaded.sources)
  }
}
