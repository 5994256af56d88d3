import SpecModel
import Synchronization
import YAMLTree

/// Makes a suite of its files, or says what keeps them from being one.
package struct SuiteLoader: Sendable {
  /// How many files are read at the same time.
  let parallelism: Int

  /// Creates a loader.
  ///
  /// - Parameter parallelism: How many files are read at the same time, at least one; the number
  ///   of cores is a good choice. The result does not depend on it.
  package init(parallelism: Int) {
    precondition(parallelism > 0, "a loader reads at least one file at a time")
    self.parallelism = parallelism
  }

  /// Loads a suite from files in memory.
  ///
  /// - Parameters:
  ///   - files: The files; in which order makes no difference.
  ///   - root: What diagnostics call the suite's directory.
  package func load(files: [SourceFile], root: String = "") async -> LoadedSuite {
    await load(files: files, root: root, earlier: [])
  }

  /// Loads a suite from what could be read of its directory.
  func load(files: [SourceFile], root: String, earlier: [Diagnostic]) async -> LoadedSuite {
    let layout = SuiteLayout(files, root: root)
    var diagnostics = earlier
    var header = SuiteHeader()
    if let rules = layout.rules {
      let reading = SuiteLoader.readRules(rules)
      header = reading.value ?? header
      diagnostics += reading.diagnostics
    } else if earlier.isEmpty {
      diagnostics.append(Diagnostic(.noRules, at: .file(root.isEmpty ? "." : root)))
    }
    let chapters = header.chapters.map(\.id)
    let cases = layout.caseFiles(in: chapters)
    let jobs = (layout.questions.map { [Job.questions($0)] } ?? []) + cases.map { Job.cases($0) }
    let results = await run(jobs, header)
    diagnostics += results.flatMap(\.diagnostics)
    diagnostics += layout.strays
    if header.isComplete { diagnostics += layout.unknownFolders(chapters: chapters) }
    diagnostics = layout.sorted(diagnostics, chapters: chapters)
    let isGood = !diagnostics.contains { $0.severity == .error }
    return LoadedSuite(
      suite: isGood
        ? Suite(
          name: header.name, title: header.title, version: header.version,
          documents: header.documents, profiles: header.profiles, chapters: header.chapters,
          questions: results.flatMap(\.questions), files: results.compactMap(\.file)) : nil,
      diagnostics: diagnostics, sources: files)
  }

  /// A file to be read when rules.yaml has been.
  private enum Job {
    case questions(SourceFile)
    case cases(SourceFile)
  }

  /// What came of reading a file.
  private struct Result: Sendable {
    var questions: [Question] = []
    var file: CaseFile?
    var diagnostics: [Diagnostic] = []
  }

  /// Reads files at the same time.
  ///
  /// - Returns: The results, in the order of the jobs.
  private func run(_ jobs: [Job], _ header: SuiteHeader) async -> [Result] {
    let width = min(parallelism, jobs.count)
    guard width > 1 else { return jobs.map { SuiteLoader.perform($0, header) } }
    let next = NextIndex(end: jobs.count)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<width {
        group.addTask {
          var results: [(Int, Result)] = []
          while let index = next.take() {
            results.append((index, SuiteLoader.perform(jobs[index], header)))
          }
          return results
        }
      }
      var results = [Result](repeating: Result(), count: jobs.count)
      for await part in group {
        for (index, result) in part { results[index] = result }
      }
      return results
    }
  }

  private static func perform(_ job: Job, _ header: SuiteHeader) -> Result {
    switch job {
    case .questions(let file):
      let reading = readQuestions(file, header)
      return Result(questions: reading.value ?? [], diagnostics: reading.diagnostics)
    case .cases(let file):
      let reading = readCases(file, header)
      return Result(file: reading.value, diagnostics: reading.diagnostics)
    }
  }
}

/// Hands out the numbers below an end, each once.
private final class NextIndex: Sendable {
  private let next = Mutex(0)
  private let end: Int

  init(end: Int) {
    self.end = end
  }

  /// Takes the next number, if there is one left.
  func take() -> Int? {
    next.withLock { next in
      guard next < end else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
