package import Explanations
package import ReferenceEngine
import SpecModel

/// What an exploration has come to.
package struct Exploration: Sendable {
  /// How many scripts were run.
  package private(set) var scripts = 0
  /// How many of them the documents and the listed answers explain.
  package private(set) var explained = 0
  /// How many another engine did the same with.
  package private(set) var same = 0
  /// How many were given up.
  package private(set) var undecided = 0
  /// How many the engine cannot do.
  package private(set) var unsupported = 0
  /// In how many the engine did not answer in time.
  package private(set) var timeouts = 0
  /// What was found, in the order in which it was, with how many scripts showed it.
  package private(set) var causes: [(finding: Finding, count: Int)] = []
  /// Scripts in which the engine did nothing wrong: the first ones, and those next to a finding.
  package private(set) var explainedScripts: [ExplainedScript] = []
  /// How the engine answers what the documents leave open, as far as it has shown.
  package private(set) var answers = AnswerTally()
  /// What new scripts are made from, and what they reached.
  package internal(set) var corpus: Corpus

  /// How many of the first explained scripts are kept.
  private static let keptScripts = 300

  /// The place among the causes, by what a finding looks like before it is shrunk, and after.
  private var places: [Finding.Look: Int] = [:]
  private var shapes: [Finding.Shape: Int] = [:]

  /// What the scripts follow from.
  package let seed: UInt64
  /// The ids of the profiles that are explored.
  package let profiles: [String]

  /// Begins.
  ///
  /// - Parameters:
  ///   - corpus: What the first scripts are made from.
  ///   - seed: What the scripts follow from.
  ///   - profiles: The ids of the profiles that are explored.
  init(from corpus: Corpus, seed: UInt64, profiles: [String]) {
    self.corpus = corpus
    self.seed = seed
    self.profiles = profiles
  }

  /// How many scripts showed something that is forbidden, or cannot be explained.
  package var found: Int { causes.reduce(0) { $0 + $1.count } }

  /// Notes what can be said of a script.
  ///
  /// - Returns: The finding, if it looks like none before.
  mutating func note(_ verdict: Judge.Verdict) -> Finding? {
    scripts += 1
    if verdict.isTimeout { timeouts += 1 }
    switch verdict {
    case .explained(let item):
      explained += 1
      answers.note(item.reading)
      if explained <= Self.keptScripts { explainedScripts.append(item) }
    case .same: same += 1
    case .undecided: undecided += 1
    case .unsupported: unsupported += 1
    case .stopped: scripts -= 1
    case .found(let finding):
      guard let place = places[finding.look] else { return finding }
      causes[place].count += 1
    }
    return nil
  }

  /// Adds a finding that looks like none before it.
  ///
  /// - Parameters:
  ///   - finding: The finding, shrunk; if it has become one that is known, it is counted there.
  ///   - look: What it looked like before.
  /// - Returns: Whether it is new.
  mutating func add(_ finding: Finding, from look: Finding.Look) -> Bool {
    if let place = shapes[finding.shape] {
      causes[place].count += 1
      places[look] = place
      return false
    }
    places[look] = causes.count
    shapes[finding.shape] = causes.count
    causes.append((finding, 1))
    return true
  }

  /// Adds scripts in which the engine did nothing wrong although they are close to a finding.
  mutating func add(neighbors: [ExplainedScript]) { explainedScripts += neighbors }
}

extension Exploration {
  /// Findings that come down to the same.
  package struct Group: Sendable {
    /// The findings, the one with the shortest script first.
    package var findings: [Finding]
    /// How many scripts showed one of them.
    package var count: Int

    /// What sort of findings they are.
    package var sort: Finding.Sort { findings.first?.sort ?? .unexplained }

    /// Whether it makes an exploration red.
    ///
    /// - Parameter isStrict: Whether what cannot be explained does.
    package func isRed(isStrict: Bool) -> Bool { isStrict || sort != .unexplained }
  }

  /// What was found, by what it comes down to: the gravest first, then what most scripts showed.
  package var groups: [Group] {
    var groups: [Group] = []
    for (finding, count) in causes {
      let known = groups.firstIndex {
        $0.findings[0].look.isAkin(to: finding.look)
          && $0.findings[0].isOtherExplained == finding.isOtherExplained
      }
      if let index = known {
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

  /// How many scripts showed something of a sort.
  package func count(of sort: Finding.Sort) -> Int {
    causes.reduce(0) { $1.finding.sort == sort ? $0 + $1.count : $0 }
  }
}

extension Script {
  /// How much there is to read: actions count most.
  fileprivate var size: Int { actions.count * 10 + messages.count }
}

/// How often an engine was seen to answer a question in which way.
package struct AnswerTally: Sendable {
  /// For each question, by its place, how often each answer explained a script.
  package private(set) var counts: [[Int]] = Reading.questions.map {
    [Int](repeating: 0, count: $0.answerPlaces.count)
  }
  /// The answers to try first.
  package private(set) var preferred = Reading.default

  /// Notes the answers that explain a script.
  ///
  /// What explains is tried first, so an answer that was preferred and not needed counts as well; one
  /// that explains although it was not preferred is worth more.
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
