import Conformance
import EngineKit
import Reporting
import SpecModel
import Wording

/// The results of one run, from one file or one file per shard.
struct EngineRun: Sendable {
  /// The number of the run, from 1.
  var number: Int
  /// The engine's name, version and variation, and the file's name if other runs have the same.
  var name: String
  /// The header of the first file.
  let header: ResultsHeader
  /// The first file.
  let file: String
  /// How the engine conforms to each rule, by rule id, with a result for each profile.
  private(set) var rules: [String: [RuleResult]] = [:]
  /// The verdicts, by the index of the case in the book.
  private(set) var verdicts: [Int: Verdict.Kind] = [:]
  /// The verdicts, counted.
  private(set) var tally = Tally()
  /// The end of the run, as far as its files tell; `nil` before the end of the first.
  private var fileEnds: RunEnd?
  private var coverage: CoverageCount
  /// Why cases failed.
  private(set) var diagnosis = Diagnosis()
  /// What shows why cases failed; empty if the file says so.
  private var evidence = CauseEvidence()
  /// The failed cases, as far as they decide which rules are broken.
  private var failedCases = FailedCases()
  /// The rules that only seem broken.
  private var seeminglyBroken: Set<String> = []
  /// The ids of all rules in reading order.
  private let order: [String]
  /// The engine's answers to open questions.
  private(set) var answers: [ResultsAnswer] = []
  /// What the files lack, in words.
  var incompleteness: String? { remark ?? missingShards }
  private var remark: String?
  /// How the run compares with the handbook's suite; `nil` if it is a run of that suite.
  private(set) var comparison: SuiteComparison?
  /// The indices of the cases that cannot be compared with those of the handbook's suite.
  private var incomparable: Set<Int> = []
  /// The digests of the run's cases by index, as far as its files contain them; empty for a run of
  /// the handbook's suite.
  private(set) var digests: [Int: String] = [:]
  private var shards: Set<Int>

  /// Creates a run from a file's header.
  ///
  /// - Parameters:
  ///   - number: The number of the run, from 1.
  ///   - file: The file.
  ///   - header: The file's header.
  ///   - isOfOwnSuite: Whether it is a run of the handbook's suite.
  ///   - order: The ids of the suite's rules in reading order.
  init(
    number: Int, file: String, header: ResultsHeader, isOfOwnSuite: Bool, order: [String]
  ) {
    comparison = isOfOwnSuite ? nil : SuiteComparison()
    self.order = order
    coverage = CoverageCount(
      scope: header.whole.scope, requirements: header.options.requirements)
    self.number = number
    self.file = file
    var header = header
    header.explored = nil
    self.header = header
    name = ""
    shards = [header.shard.index]
    name = plainName
  }

  /// The engine's name, version and variation, escaped.
  var plainName: String { VisibleText.line(header.engine) }

  /// The file's name, escaped.
  var fileName: String { VisibleText.line(file) }

  /// The anchor of the run on the page of results and on the pages of rules.
  var anchor: String { "run-\(number)" }

  /// The engine's version, escaped.
  var version: String {
    let version = VisibleText.line(header.manifest.version)
    return version.isEmpty ? "no version" : version
  }

  /// The number of cases that were sent to the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// The number of cases that the engine passed as expected.
  var passed: Int { tally[.passed] }

  /// Whether the run is red.
  var isFailing: Bool { end.isRed }

  /// The end of the run.
  var end: RunEnd {
    var end = fileEnds ?? RunEnd(tally: tally, duration: .zero, wasInterrupted: true)
    end.tally = tally
    end.diagnosis = diagnosis
    end.coverage = incompleteness == nil ? coverage.coverage : Coverage()
    return end
  }

  /// What the run as a whole shows about the engine, one sentence each.
  var remarks: [String] {
    ProcessText(end).sentences + end.listFindings.map(\.sentence)
      + CoverageText(end.coverage).shortfalls + end.answerChanges.map(\.text)
  }

  /// The identity of the engine, regardless of its version.
  var engine: String {
    let variations = header.options.faults + header.options.readings
    let suffix = variations.isEmpty ? "" : " (\(variations.joined(separator: ", ")))"
    return VisibleText.line(header.manifest.name + suffix)
  }

  /// Returns how the engine conforms to a rule in all profiles together.
  func result(of rule: String) -> RuleResult {
    let results = results(of: rule)
    var whole = results.reduce(into: RuleResult()) { $0.add($1) }
    whole.onlySeemsBroken = seeminglyBroken.contains(rule)
    let unjudged = results.filter { $0.state == .notJudged }.compactMap(\.profile)
    let kept = results.filter { $0.state == .kept }.compactMap(\.profile)
    if !unjudged.isEmpty, !kept.isEmpty { whole.judgedInPart = (kept, unjudged) }
    return whole
  }

  /// Returns how the engine conforms to a rule in each profile.
  func results(of rule: String) -> [RuleResult] {
    (rules[rule] ?? []).map { result in
      var result = result
      result.onlySeemsBroken = seeminglyBroken.contains(rule)
      return result
    }
  }

  /// Tells whether the engine failed a case of the handbook's suite, expected or not; `nil` if the
  /// case did not run or had other contents.
  func fails(_ place: Int) -> Bool? { incomparable.contains(place) ? nil : failed(place) }

  /// Tells whether the engine failed a case with the contents it had then, expected or not; `nil`
  /// if the case did not run.
  func failed(_ place: Int) -> Bool? {
    switch verdicts[place] {
    case .failed, .errored, .knownFailure: true
    case .passed, .unexpectedPass: false
    case .skipped, nil: nil
    }
  }

  /// Counts a case of the handbook's suite.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - place: Its index in the book.
  ///   - suites: Tells which rules the case needs.
  mutating func count(_ item: ResultsCase, at place: Int, in suites: ComparableSuites) {
    let kind = item.verdict.kind
    verdicts[place] = kind
    tally.count(kind)
    coverage.count(item.verdict, rules: item.rules, profile: item.profile)
    var result = RuleResult(profile: item.profile)
    result.tally.count(kind)
    if case .skipped(.bindsCore) = item.verdict { result.ofCore = 1 }
    add(result, to: item.rules)
    if comparison == nil { evidence.note(item) }
    failedCases.count(
      item.verdict, id: item.id,
      RuleBlame.CaseRules(rules: item.rules, needs: suites.needs(of: item.caseID)))
  }

  /// Counts a case of another suite.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - place: Its index in the book.
  ///   - suites: The suites that can be compared.
  mutating func count(_ item: ResultsCase, at place: Int, comparing suites: ComparableSuites) {
    let asked = item.digest
    digests[place] = asked
    let now = suites.digest(of: item.caseID, in: suites.own)
    let relation: SuiteComparison.Relation =
      now == nil ? .gone : asked == nil ? .unknown : asked == now ? .alike : .changed
    comparison?.count(relation)
    var own = item
    own.rules = suites.rules(of: item.caseID) ?? []
    if relation == .alike { return count(own, at: place, in: suites) }
    verdicts[place] = item.verdict.kind
    tally.count(item.verdict.kind)
    coverage.count(item.verdict, rules: item.rules, profile: item.profile)
    incomparable.insert(place)
    add(RuleResult(profile: item.profile, incomparable: 1), to: own.rules)
  }

  /// Counts the cases of the handbook's suite that the run's suite did not have, if the run is
  /// complete.
  ///
  /// - Parameters:
  ///   - suites: The suites that can be compared.
  ///   - place: Returns the index of a case in a profile, given its id.
  mutating func countAdded(in suites: ComparableSuites, place: (String) -> Int?) {
    guard comparison?.added == 0, header.options.selection == Selection(),
      tally.total == header.total
    else { return }
    for (item, profile) in suites.ownCases where header.manifest.profiles.contains(profile) {
      if let place = place("\(item.id) [\(profile)]"), verdicts[place] != nil { continue }
      comparison?.added += 1
      add(RuleResult(profile: profile, added: 1), to: item.rules)
    }
  }

  private mutating func add(_ result: RuleResult, to rules: [String]) {
    for rule in rules {
      if let own = self.rules[rule]?.firstIndex(where: { $0.profile == result.profile }) {
        self.rules[rule]?[own].add(result)
      } else {
        self.rules[rule, default: []].append(result)
      }
    }
  }

  /// Records the engine's answer to an open question.
  mutating func count(_ answer: ResultsAnswer) { answers.append(answer) }

  /// Records the end of a file.
  mutating func end(_ footer: ResultsFooter?, incompleteness: String?) {
    if let incompleteness { remark = incompleteness }
    evidence.note(footer)
    defer { noteSeeminglyBroken() }
    guard let end = footer?.end else { return }
    fileEnds = fileEnds?.joined(with: end) ?? end
    let found = end.diagnosis
    diagnosis.unexamined += found.unexamined
    for cause in found.causes {
      if let own = diagnosis.causes.firstIndex(where: { $0.finding == cause.finding }) {
        diagnosis.causes[own].cases += cause.cases
      } else {
        diagnosis.causes.append(cause)
      }
    }
  }

  /// Finds out why cases failed if no file says that about the whole run.
  ///
  /// - Parameters:
  ///   - suite: The suite of the run.
  ///   - search: Looks for the causes.
  /// - Throws: ``ResultsError`` if the results do not fit the suite.
  mutating func findCauses(in suite: Suite, by search: any CauseSearch) throws {
    defer { evidence = CauseEvidence() }
    guard comparison == nil, evidence.needsDiagnosis else { return }
    let replay = try ResultsReplay(file: file, header: header.whole, suite: suite)
    diagnosis = try evidence.causes(replay, end, by: search)
    noteSeeminglyBroken()
  }

  private mutating func noteSeeminglyBroken() {
    seeminglyBroken = Set(failedCases.unjudged(diagnosis, order: order).map(\.rule))
  }

  private var missingShards: String? {
    let missing = (1...header.shard.count).filter { !shards.contains($0) }
    if header.shard.isWhole || missing.isEmpty { return nil }
    let noun = missing.count == 1 ? "shard" : "shards"
    let list = missing.prefix(8).map(String.init).joined(separator: ", ")
    let more = missing.count > 8 ? " and more" : ""
    return "incomplete: without \(noun) \(list)\(more) of \(header.shard.count)"
  }

  /// Adds a file as a shard of this run if it is one that is still missing, and tells whether it
  /// was added.
  mutating func takes(_ other: ResultsHeader) -> Bool {
    guard !other.shard.isWhole, other.shard.count == header.shard.count,
      other.manifest == header.manifest, other.options == header.options,
      other.suite == header.suite, other.timings == header.timings
    else { return false }
    return shards.insert(other.shard.index).inserted
  }
}
