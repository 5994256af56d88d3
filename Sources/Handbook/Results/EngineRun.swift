import Conformance
import EngineKit
import Reporting
import SpecModel
import Wording

/// What the results of one run come to: one file, or one file for each of its shards.
struct EngineRun: Sendable {
  /// Its number among the runs, from 1.
  var number: Int
  /// The engine's name, version and variation, and the file's name if other runs have the same.
  var name: String
  /// The header of the first file.
  let header: ResultsHeader
  /// The first file.
  let file: String
  /// How the engine conforms to each rule, by its id, a result for each profile.
  private(set) var rules: [String: [RuleResult]] = [:]
  /// The verdicts, by the case's place in the book.
  private(set) var verdicts: [Int: Verdict.Kind] = [:]
  /// The verdicts, counted.
  private(set) var tally = Tally()
  /// Why cases failed.
  private(set) var diagnosis = Diagnosis()
  /// How the engine answers open questions.
  private(set) var answers: [ResultsAnswer] = []
  /// What the files lack, in words.
  private(set) var incompleteness: String?
  /// How it compares with the handbook's suite; absent: it is a run of that suite.
  private(set) var comparison: SuiteComparison?
  /// The places of the cases that do not compare with those of the handbook's suite.
  private var incomparable: Set<Int> = []
  /// What its cases asked, by their places, as far as its files tell; empty for a run of the
  /// handbook's suite.
  private(set) var digests: [Int: String] = [:]
  private var shards: Set<Int>

  /// Begins with a file's header.
  ///
  /// - Parameters:
  ///   - number: Its number among the runs, from 1.
  ///   - file: The file.
  ///   - header: The file's header.
  ///   - isOfOwnSuite: Whether it is a run of the handbook's suite.
  init(number: Int, file: String, header: ResultsHeader, isOfOwnSuite: Bool) {
    comparison = isOfOwnSuite ? nil : SuiteComparison()
    self.number = number
    self.file = file
    var header = header
    header.explored = nil
    self.header = header
    name = ""
    shards = [header.shard.index]
    name = plainName
  }

  /// The engine's name, version and variation, safe to show.
  var plainName: String { VisibleText.line(header.engine) }

  /// The file's name, safe to show.
  var fileName: String { VisibleText.line(file) }

  /// Where the run is on the page of results, and on the pages of rules.
  var anchor: String { "run-\(number)" }

  /// The engine's version, safe to show.
  var version: String {
    let version = VisibleText.line(header.manifest.version)
    return version.isEmpty ? "no version" : version
  }

  /// How many cases were sent to the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// How many cases the engine passed, those included that its list of known failures has.
  var passed: Int { tally[.passed] + tally[.unexpectedPass] }

  /// Whether the engine fails cases that it does not list.
  var isFailing: Bool { tally[.failed] + tally[.errored] > 0 }

  /// What tells the engine from others, whatever its version.
  var engine: String {
    let variations = header.options.faults + header.options.readings
    let suffix = variations.isEmpty ? "" : " (\(variations.joined(separator: ", ")))"
    return VisibleText.line(header.manifest.name + suffix)
  }

  /// How the engine conforms to a rule in all profiles together.
  func result(of rule: String) -> RuleResult {
    (rules[rule] ?? []).reduce(into: RuleResult()) { $0.add($1) }
  }

  /// Whether the engine got a case of the handbook's suite wrong, expected or not; `nil` where it was
  /// not asked, or was asked in another way.
  func fails(_ place: Int) -> Bool? { incomparable.contains(place) ? nil : failed(place) }

  /// Whether the engine got a case wrong as it was asked, expected or not; `nil` where it was not
  /// asked.
  func failed(_ place: Int) -> Bool? {
    switch verdicts[place] {
    case .failed, .errored, .knownFailure: true
    case .passed, .unexpectedPass: false
    case .skipped, nil: nil
    }
  }

  /// Counts a case of the handbook's suite.
  mutating func count(_ item: ResultsCase, at place: Int) {
    let kind = item.verdict.kind
    verdicts[place] = kind
    tally.count(kind)
    var result = RuleResult(profile: item.profile)
    result.tally.count(kind)
    if case .skipped(.bindsCore) = item.verdict { result.ofCore = 1 }
    add(result, to: item.rules)
  }

  /// Counts a case of another suite.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - place: Its place in the book.
  ///   - suites: The suites at hand.
  mutating func count(_ item: ResultsCase, at place: Int, comparing suites: SuitesAtHand) {
    let asked = item.digest ?? suites.digest(of: item.caseID, in: header.suite)
    digests[place] = asked
    let now = suites.digest(of: item.caseID, in: suites.own)
    let relation: SuiteComparison.Relation =
      now == nil ? .gone : asked == nil ? .unknown : asked == now ? .alike : .changed
    comparison?.count(relation)
    var own = item
    own.rules = suites.rules(of: item.caseID) ?? []
    if relation == .alike { return count(own, at: place) }
    verdicts[place] = item.verdict.kind
    tally.count(item.verdict.kind)
    incomparable.insert(place)
    add(RuleResult(profile: item.profile, incomparable: 1), to: own.rules)
  }

  /// Counts the cases of the handbook's suite that the run's suite did not have, if all of the run is
  /// there to tell.
  ///
  /// - Parameters:
  ///   - suites: The suites at hand.
  ///   - place: The place of a case in a profile, by its id.
  mutating func countAdded(in suites: SuitesAtHand, place: (String) -> Int?) {
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

  /// Takes down how an engine answers an open question.
  mutating func count(_ answer: ResultsAnswer) { answers.append(answer) }

  /// Takes down how a file ended.
  mutating func end(_ footer: ResultsFooter?, incompleteness: String?) {
    if let incompleteness { self.incompleteness = incompleteness }
    guard let found = footer?.end.diagnosis else { return }
    diagnosis.unexamined += found.unexamined
    for cause in found.causes {
      if let own = diagnosis.causes.firstIndex(where: { $0.finding == cause.finding }) {
        diagnosis.causes[own].cases += cause.cases
      } else {
        diagnosis.causes.append(cause)
      }
    }
  }

  /// Takes a file in as a shard of this run, if it is one that is still missing.
  mutating func takes(_ other: ResultsHeader) -> Bool {
    guard !other.shard.isWhole, other.shard.count == header.shard.count,
      other.manifest == header.manifest, other.options == header.options,
      other.suite == header.suite, other.timings == header.timings
    else { return false }
    return shards.insert(other.shard.index).inserted
  }
}
