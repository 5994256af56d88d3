package import Conformance
package import InAppMessages
package import ReferenceEngine
import SpecModel

/// The results of an exploration.
package struct Exploration: Sendable {
  /// The number of scripts that were run.
  package private(set) var scripts = 0
  /// The number of scripts that were made; those with what the engine refuses are not run.
  private(set) var made = 0
  /// The number of scripts that the documents, with listed answers, explain.
  package private(set) var explained = 0
  /// The number of scripts in which the other engine did the same.
  package private(set) var same = 0
  /// The number of scripts to which no monitor that the suite declares objects.
  package private(set) var accepted = 0
  /// The number of scripts that are undecided.
  package private(set) var undecided = 0
  /// The number of scripts that the engine does not support.
  package private(set) var unsupported = 0
  /// The number of these that the engine itself refused.
  package private(set) var refused = 0
  /// What the engine was seen not to support, which later scripts do not have.
  package private(set) var refusals = Refusals()
  /// The number of scripts that the engine answered properly and no judge could judge.
  package private(set) var unjudged = 0
  /// The number of scripts in which the engine did not answer in time.
  package private(set) var timeouts = 0
  /// The number of scripts in which the engine's process ended or broke the protocol.
  package private(set) var crashes = 0
  /// What became of the suite's cases, with which an exploration of its own words begins.
  package internal(set) var opening = OpeningCases()
  /// What was spent on findings, beside running the scripts.
  package internal(set) var effort = Effort()
  /// Whether the exploration ended because there was no more time.
  package internal(set) var ranOutOfTime = false
  /// Whether there was no script for this shard.
  package internal(set) var hadNone = false
  /// The findings, in the order in which they were made, each with the number of scripts that
  /// showed it.
  package private(set) var causes: [(finding: Finding, count: Int)] = []
  /// Scripts in which the engine did nothing wrong: the first ones, and those next to a finding.
  package private(set) var explainedScripts: [ExplainedScript] = []
  /// How the engine answers the open questions, as far as it has shown.
  package private(set) var answers = AnswerTally()
  /// The scripts that new ones are made from, and what they reached.
  package internal(set) var corpus: Corpus

  /// The number of explained scripts that are kept from the start.
  private static let keptScripts = 300

  /// The index among the causes, by the look of a finding before it is shrunk, and by its shape
  /// after.
  private var places: [Finding.Look: Int] = [:]
  private var shapes: [Finding.Shape: Int] = [:]
  /// The indices among the causes, by what their looks have in common.
  private var kin: [Finding.Kin: [Int]] = [:]

  /// The number of findings with looks in common that are examined; more would show nothing new.
  ///
  /// If the effort is low, only the first is.
  private static let mostAkin = 4
  /// The same for differences from another engine in words of the suite's own: several causes can look
  /// alike until their scripts are small.
  private static let mostDifferent = 16

  /// Whether the suite has words of its own, so that only what it declares itself judges.
  package let isOfOwnWords: Bool
  /// The seed of the scripts.
  package let seed: UInt64
  /// The ids of the profiles that are explored.
  package let profiles: [String]

  /// Starts an exploration.
  ///
  /// - Parameters:
  ///   - corpus: The scripts that the first ones are made from.
  ///   - seed: The seed of the scripts.
  ///   - profiles: The ids of the profiles that are explored.
  ///   - isOfOwnWords: Whether the suite has words of its own.
  init(from corpus: Corpus, seed: UInt64, profiles: [String], isOfOwnWords: Bool = false) {
    self.isOfOwnWords = isOfOwnWords
    self.corpus = corpus
    self.seed = seed
    self.profiles = profiles
  }

  /// The number of scripts that showed something forbidden or unexplained.
  package var found: Int { causes.reduce(0) { $0 + $1.count } }

  /// Whether it makes the command red: a case fails, or something was found that counts.
  ///
  /// - Parameter isStrict: Whether unexplained behavior counts.
  package func isRed(isStrict: Bool) -> Bool {
    !opening.failed.isEmpty || groups.contains { $0.isRed(isStrict: isStrict) }
  }

  /// Whether not a single script could be judged, although there were some.
  package var judgedNothing: Bool { !hadNone && unsupported + unjudged == scripts }

  /// Counts a script that is not run, because the engine refuses what is in it.
  mutating func skip() { made += 1 }

  /// Counts the verdict on a script.
  ///
  /// - Returns: The finding, if none before it looks the same, and not many have looks in common with
  ///   it.
  mutating func note(_ verdict: Judge.Verdict, on script: Script) -> Finding? {
    scripts += 1
    made += 1
    effort.earn()
    if verdict.isTimeout { timeouts += 1 }
    switch verdict {
    case .explained(let item):
      explained += 1
      answers.note(item.reading)
      if explained <= Self.keptScripts { explainedScripts.append(item) }
    case .same: same += 1
    case .accepted: accepted += 1
    case .undecided, .open: undecided += 1
    case .unsupported: unsupported += 1
    case .unjudged: unjudged += 1
    case .refused:
      unsupported += 1
      refused += 1
      refusals.note(refused: script)
      return nil
    case .stopped:
      scripts -= 1
      made -= 1
      return nil
    case .found(let finding):
      if finding.isCrash { crashes += 1 }
      refusals.note(answered: script)
      guard let place = places[finding.look] ?? placeAmongMany(of: finding) else { return finding }
      causes[place].count += 1
    }
    refusals.note(answered: script)
    return nil
  }

  /// The place of a finding that is not examined, because enough others with a look in common were.
  private func placeAmongMany(of finding: Finding) -> Int? {
    let most = finding.look.needs == nil ? Self.mostAkin : Self.mostDifferent
    guard let akin = kin[finding.look.kin], akin.count >= (effort.isLow ? 1 : most) else {
      return nil
    }
    return akin.first { causes[$0].finding.isOtherExplained == finding.isOtherExplained }
      ?? akin.first
  }

  /// Whether no finding so far has much in common with this look.
  func isOfNewKind(_ look: Finding.Look) -> Bool { kin[look.kin] == nil }

  /// Whether no finding before the last one had much in common with this look.
  func isFirstOfItsKind(_ look: Finding.Look) -> Bool { kin[look.kin]?.count == 1 }

  /// Starts a round, which builds on the scripts before it and on what they showed that the engine refuses.
  mutating func startRound() {
    corpus.startRound()
    refusals.learn()
  }

  /// Adds a finding that looks like none before it.
  ///
  /// - Parameters:
  ///   - finding: The finding, shrunk. If it now has the shape of a known one, it is counted there.
  ///   - look: Its look before it was shrunk.
  /// - Returns: Whether the finding is new.
  mutating func add(_ finding: Finding, from look: Finding.Look) -> Bool {
    if let place = shapes[finding.shape] {
      causes[place].count += 1
      places[look] = place
      return false
    }
    places[look] = causes.count
    shapes[finding.shape] = causes.count
    kin[look.kin, default: []].append(causes.count)
    causes.append((finding, 1))
    return true
  }

  /// Adds scripts in which the engine did nothing wrong, although they are close to a finding.
  mutating func add(neighbors: [ExplainedScript]) { explainedScripts += neighbors }
}

extension Exploration {
  /// Findings that amount to the same.
  package struct Group: Sendable {
    /// The findings, the one with the shortest script first.
    package var findings: [Finding]
    /// The number of scripts that showed one of them.
    package var count: Int
    /// What else was seen that has the same cause: a finding of each sort, in place of those of a
    /// group.
    package var consequences: [Finding] = []

    /// The sort of the findings.
    package var sort: Finding.Sort { findings.first?.sort ?? .unexplained }

    /// Returns whether the group makes an exploration red.
    ///
    /// - Parameter isStrict: Whether unexplained behavior does, too.
    package func isRed(isStrict: Bool) -> Bool { isStrict || sort != .unexplained }

    /// Adds a group with the same cause; the one that shows the cause's clause broken comes first.
    fileprivate mutating func join(_ other: Group, showing clause: String?) {
      count += other.count
      let isShown = clause == nil || findings.first?.breach?.clause == clause
      if !isShown, other.findings.first?.breach?.clause == clause {
        consequences = findings.prefix(1) + consequences
        findings = other.findings
      } else {
        consequences += other.findings.prefix(1)
      }
    }
  }

  /// The findings, grouped as in ``groups``, and those together that one cause explains.
  ///
  /// - Parameter diagnosis: The causes, of all findings.
  package func groups(with diagnosis: Diagnosis) -> [Group] {
    var joined: [Group] = []
    /// The place of the group of each cause.
    var places: [Int: Int] = [:]
    for group in groups {
      let ids = group.findings.map { $0.result.planned.id }
      let cause = diagnosis.causes.firstIndex { cause in
        cause.isCertain && ids.contains(where: cause.cases.contains)
      }
      guard let cause else {
        joined.append(group)
        continue
      }
      if let place = places[cause] {
        joined[place].join(group, showing: diagnosis.causes[cause].clause)
      } else {
        places[cause] = joined.count
        joined.append(group)
      }
    }
    return joined
  }

  /// The findings, grouped by what they amount to: the gravest first, then those that most scripts
  /// showed.
  package var groups: [Group] {
    var groups: [Group] = []
    for (finding, count) in causesByNeed {
      let known = groups.indices.filter {
        groups[$0].findings[0].look.covers(finding.look)
          && groups[$0].findings[0].isOtherExplained == finding.isOtherExplained
      }
      // Of several, the one that has most in common with it.
      let nearest = known.max {
        groups[$0].findings[0].needCount < groups[$1].findings[0].needCount
      }
      if let index = nearest {
        groups[index].findings.append(finding)
        groups[index].count += count
      } else {
        groups.append(Group(findings: [finding], count: count))
      }
    }
    for index in groups.indices {
      groups[index].findings.sort { $0.script.size < $1.script.size }
    }
    return groups.enumerated().sorted {
      ($0.element.sort, -$0.element.count, $0.offset)
        < ($1.element.sort, -$1.element.count, $1.offset)
    }.map(\.element)
  }

  /// The causes, those first whose scripts need least; all others in the order in which they were found.
  private var causesByNeed: [(finding: Finding, count: Int)] {
    causes.enumerated().sorted {
      ($0.element.finding.needCount, $0.offset) < ($1.element.finding.needCount, $1.offset)
    }.map(\.element)
  }

  /// Returns the number of scripts that showed findings of a sort.
  package func count(of sort: Finding.Sort) -> Int {
    causes.reduce(0) { $1.finding.sort == sort ? $0 + $1.count : $0 }
  }
}

extension Finding {
  /// How much its script needs to show a difference from another engine.
  fileprivate var needCount: Int { look.needs?.count ?? 0 }
}

extension Script {
  /// The effort of reading the script; actions count most.
  fileprivate var size: Int { actions.count * 10 + messages.count }
}

extension Cause {
  /// Whether it says what the engine does, and not merely which rule the failed cases have in common.
  fileprivate var isCertain: Bool {
    switch finding {
    case .faults, .clause, .misreport, .trouble, .brokenConvention: true
    case .rule, .difference, .convention, .passesAlone: false
    }
  }
}

/// The number of times that an engine was seen to give each answer to each open question.
package struct AnswerTally: Sendable {
  /// For each question, by its index, the weight of each answer that explained a script.
  package private(set) var counts: [[Int]] = Reading.questions.map {
    [Int](repeating: 0, count: $0.answerPlaces.count)
  }
  /// The answers to try first.
  package private(set) var preferred = Reading.default

  /// Counts the answers that explain a script.
  ///
  /// Preferred answers are tried first, so a preferred answer may be counted without being needed.
  /// An answer that explains a script without being preferred counts more.
  mutating func note(_ reading: Reading) {
    reading.answered.forEachIndex { index in
      guard index < Reading.questions.count else { return }
      let question = Reading.questions[index]
      guard let place = reading[question] else { return }
      counts[index][place] += place == preferred[question] ? 1 : 4
      if let best = counts[index].indices.max(by: { counts[index][$0] < counts[index][$1] }) {
        preferred[question] = best
      }
    }
  }
}
