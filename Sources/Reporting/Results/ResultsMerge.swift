package import Conformance
import SpecJSON
package import SpecModel

/// Merges the results of a run's parts into those that an unsharded run would write.
package struct ResultsMerge {
  private let open: [() throws -> ResultsReader]
  private let header: ResultsHeader
  /// The first file, as the user gave it.
  private let name: String
  private var footer: ResultsFooter
  /// What shows why cases failed.
  private let evidence: CauseEvidence
  /// How much of the whole run the engine was judged on, which no shard knows alone.
  package let coverage: Coverage

  /// Reads the parts once, and compares them with each other.
  ///
  /// - Parameter open: Opens each of the files from its start; each is read twice.
  /// - Throws: ``ResultsError`` if the parts are incomplete or do not belong to one run.
  package init(_ open: [() throws -> ResultsReader]) throws {
    precondition(!open.isEmpty, "there is nothing to merge")
    self.open = open
    var files = try ResultsParts(open)
    try Self.check(files.parts)
    header = files.parts[0].header.whole
    name = files.parts[0].name
    var count = CoverageCount(scope: header.scope, requirements: header.options.requirements)
    var evidence = CauseEvidence()
    while let line = try files.next() {
      count.count(line.verdict, rules: line.rules, profile: line.profile)
      evidence.note(line)
    }
    // That a part is incomplete explains more than that a case is missing.
    let footers = try files.footers()
    try Self.checkComplete(files)
    coverage = count.coverage
    for footer in footers { evidence.note(footer) }
    self.evidence = evidence
    footer = footers.dropFirst().reduce(footers[0]) {
      ResultsFooter(end: $0.end.joined(with: $1.end), answers: $0.answers + $1.answers)
    }
    footer.end.diagnosis = Diagnosis()
    footer.end.concludeBugs(of: header.scope)
  }

  /// Whether the parts say why cases failed, so that the whole must.
  package var needsDiagnosis: Bool { evidence.isDiagnosed }

  /// The suite of the run.
  package var suite: ResultsHeader.SuiteIdentity { header.suite }

  /// Finds out why cases failed; what the parts found does not add up to that.
  ///
  /// - Parameters:
  ///   - suite: The suite of the run.
  ///   - search: Looks for the causes.
  /// - Throws: ``ResultsError`` if the results do not fit the suite.
  package mutating func findCauses(in suite: Suite, by search: any CauseSearch) throws {
    let replay = try ResultsReplay(file: name, header: header, suite: suite)
    footer.end.diagnosis = try evidence.causes(replay, footer.end, by: search)
  }

  /// Compares the headers of the parts.
  private static func check(_ parts: [ResultsParts.Part]) throws {
    let first = parts[0]
    var files: [Int: String] = [:]
    for part in parts {
      if let difference = part.header.difference(from: first.header) {
        throw part.refused("\(difference) \(first.name)")
      }
      let shard = part.header.shard
      if let other = files.updateValue(part.name, forKey: shard.index) {
        throw part.refused("this is \(shard), and so is \(other); name each part once")
      }
    }
    let missing = (1...first.header.shard.count).filter { files[$0] == nil }
    if !missing.isEmpty {
      let list = missing.prefix(10).map(String.init) + (missing.count > 10 ? ["…"] : [])
      throw first.refused(
        "this is one of \(first.header.shard.count) shards; missing: \(list.joined(separator: ", "))"
      )
    }
  }

  private static func checkComplete(_ files: ResultsParts) throws {
    guard let missingIndex = files.missingIndex else { return }
    throw files.parts[0].refused(
      "no shard has the case with index \(missingIndex) of \(files.parts[0].header.total)")
  }

  /// Reads the parts again in parallel, and writes the whole.
  ///
  /// - Parameter write: Receives the bytes of whole lines.
  /// - Throws: ``ResultsError`` if a file has changed in the meantime.
  package func write(_ write: ([UInt8]) -> Void) throws {
    var json = JSONWriter()
    json.line(.header, header)
    var files = try ResultsParts(open)
    while var line = try files.next() {
      // An unsharded run does not keep these.
      if line.verdict.kind == .passed { line.transcript = nil }
      json.line(.case, line)
      if json.count > 1 << 16 {
        write(json.bytes)
        json.removeAll()
      }
    }
    try Self.checkComplete(files)
    for answer in files.answers { json.line(.answer, answer) }
    json.line(.footer, footer)
    write(json.bytes)
  }
}

extension ResultsHeader {
  /// The header that an unsharded run would have written.
  package var whole: ResultsHeader {
    var whole = self
    (whole.shard, whole.timings, whole.planned) = (Shard(), nil, total)
    return whole
  }

  /// Returns why two files are not parts of one run, in words that precede a file's name: `the
  /// suite differs from that in`.
  fileprivate func difference(from other: ResultsHeader) -> String? {
    if suite != other.suite { return "the suite is \(suite), but \(other.suite) in" }
    if manifest != other.manifest {
      return "the engine or its manifest differs from that in"
    }
    if options != other.options { return "the options differ from those in" }
    if shard.count != other.shard.count {
      return "the number of shards, \(shard.count), differs from that in"
    }
    if timings != other.timings { return "the timings differ from those in" }
    if total != other.total {
      return "the number of cases in the whole plan, \(total), differs from that in"
    }
    return tool != other.tool ? "the version of iamspec is \(tool), but \(other.tool) in" : nil
  }
}
