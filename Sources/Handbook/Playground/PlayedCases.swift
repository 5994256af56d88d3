import Reporting
import SpecJSON
import SpecModel
import Wording

/// The playable cases of a rule's page: a script that assigns a table, because a page opened from a
/// file may load scripts but not data.
///
/// A case comes with the reference engine's way through it, which the page shows until a reader
/// changes something. The engine of the page may go another way wherever the documents leave one.
struct PlayedCases {
  private let path: String
  /// The cases, each with the rules that a reader of its file knows already.
  private let cases: [(item: Case, known: Set<String>)]
  private let index: SuiteIndex
  private let storyteller: Storyteller

  /// Creates the cases that are filed under a rule.
  init(of rule: Rule, index: SuiteIndex) {
    path = Self.path(of: rule)
    self.index = index
    storyteller = Storyteller(of: index.domain)
    cases = index.groups(of: rule).flatMap { group in
      // The rules that all cases of a file test are written once.
      let rules = group.file.cases.map { Set($0.rules) }
      let common = rules.dropFirst().reduce(rules.first ?? []) { $0.intersection($1) }
      return group.cases.joined().map { ($0, common) }
    }
  }

  /// Creates the cases of the article about delivery.
  init(of primer: Primer, index: SuiteIndex) {
    path = Self.primerPath
    self.index = index
    storyteller = Storyteller(of: index.domain)
    cases = primer.examples.compactMap { index.item($0.id) }.map { ($0, []) }
  }

  /// Returns the path of a rule's script.
  static func path(of rule: Rule) -> String { "assets/cases/\(HandbookPaths.file(rule.id)).js" }

  /// The path of the script of the article about delivery.
  static let primerPath = "assets/cases/delivery-in-30-minutes.js"

  /// The script; `nil` if no case of the rule can be played.
  var file: SuiteHandbook.File? {
    var json = JSONWriter()
    var parts = SharedParts()
    json.object { json in
      for (item, known) in cases {
        let ways = Playground.ways(of: item, told: storyteller.ways(of: item))
        if ways.isEmpty { continue }
        json.key(item.id)
        write(item, ways, besides: known, sharing: &parts, to: &json)
      }
    }
    if parts.isEmpty { return nil }
    let table = ScriptData.expression(json.bytes)
    return SuiteHandbook.File(
      path: path,
      text:
        "window.handbookCases = {parts: \(ScriptData.expression(parts.json)),\ncases: \(table)};\n")
  }

  /// Writes the playable form of a case: its start state and actions as on the wire, what it
  /// asserts, the rules that its file does not share, and the reference engine's ways.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - ways: The profiles in which it can be played, with the reference engine's way in each.
  ///   - common: The rules that all cases of the file test.
  ///   - parts: What cases share.
  ///   - json: The writer.
  private func write(
    _ item: Case, _ ways: [(profile: String, story: CaseStory)], besides common: Set<String>,
    sharing parts: inout SharedParts, to json: inout JSONWriter
  ) {
    let given = parts.number { item.given.write(to: &$0) }
    let messages = parts.number { $0.messages(item.messages) }
    let numbers = ways.map { way in
      way.story.timeline.rows.indices.map { row in
        parts.number { RecordedStep(way.story, row).write(to: &$0) }
      }
    }
    let observations = item.steps.flatMap(\.expectations).flatMap(\.observations)
    json.object { json in
      json.member("title", item.title)
      json.member("rules", item.rules.filter { !common.contains($0) })
      json.object("profiles") { json in
        for (profile, _) in ways {
          json.key(profile)
          json.string(index.profile(profile))
        }
      }
      json.object("ways") { json in
        for ((profile, _), steps) in zip(ways, numbers) {
          json.key(profile)
          json.array(steps) { $0.integer($1) }
        }
      }
      json.member("asserts", item.asserts.kinds.map(\.rawValue).sorted())
      json.member("extras", observations.contains(where: \.tellsExtras))
      json.member("reasons", observations.contains(where: \.tellsReason))
      json.member("given", given)
      json.member("messages", messages)
      json.member("steps", item.steps) { json, step in
        json.object { json in
          json.member("do", step.actions)
          if step.stack != nil { json.member("stack", true) }
        }
      }
      json.member("open", questions(in: ways.map(\.story)).map(\.id))
    }
  }

  /// Returns the open questions that the reference engine answers by default in some stories.
  private func questions(in stories: [CaseStory]) -> [Question] {
    let grounds = Set(stories.flatMap { $0.reasons.joined().map(\.ground) })
    return index.suite.questions.filter { grounds.contains($0.id) }
  }
}

/// What the reference engine did in a step, and what became of it.
private struct RecordedStep {
  private let row: Timeline.Row
  private let snapshot: CaseStory.Snapshot
  private let reasons: [Reason]
  private let lists: [[Observation]]

  /// Takes a step from a story.
  init(_ story: CaseStory, _ index: Int) {
    row = story.timeline.rows[index]
    snapshot = story.snapshots[index]
    reasons = story.reasons.dropFirst(index).first ?? []
    lists = story.observations[index]
  }

  /// Writes the step without what is empty: the observations, one list per action; the messages on
  /// the stack, those under way and those that load; the reasons; the alternatives, each with its lane and the number
  /// of observations before it; and the numbers of the observations that were chosen from them.
  func write(to json: inout JSONWriter) {
    let (alternatives, chosen) = choices
    json.object { json in
      if lists.contains(where: { !$0.isEmpty }) {
        json.member("seen", lists)
      }
      json.nonEmpty("stack", snapshot.stack)
      json.nonEmpty("underWay", snapshot.underWay)
      json.nonEmpty("loading", snapshot.loading)
      json.nonEmpty("because", reasons.map(\.phrase.plain))
      json.nonEmpty("alternatives", alternatives) { json, each in
        json.object { json in
          json.member("after", each.after)
          json.member("lane", PictureEvent.Lane(of: each.expectation).name)
          json.member("phrase", each.expectation.phrase.pieces) { json, piece in
            switch piece {
            case .words(let words): json.string(words)
            case .name(let name): json.object { $0.member("name", name) }
            }
          }
        }
      }
      json.nonEmpty("chosen", chosen) { $0.integer($1) }
    }
  }

  /// The alternatives, and what was chosen from them, by the numbers of the step's observations.
  private var choices: (alternatives: [(after: Int, expectation: Expectation)], chosen: [Int]) {
    var alternatives: [(after: Int, expectation: Expectation)] = []
    var chosen: [Int] = []
    var number = 0
    for (entry, list) in zip(row.actions, lists) {
      let end = number + list.count
      for event in entry.events {
        switch event.content {
        case .expectation(let expectation): alternatives.append((number, expectation))
        case .observation(let observation):
          // What the picture does not show lies between the observations that it shows.
          while number < end, list[list.count - (end - number)].withoutEmptyExtras != observation {
            number += 1
          }
          if event.mark == .chosen { chosen.append(number) }
          number += 1
        case .stack: break
        }
      }
      number = end
    }
    return (alternatives, chosen)
  }
}

/// Values that several cases share, each written once.
private struct SharedParts {
  private var numbers: [[UInt8]: Int] = [:]
  private var texts: [[UInt8]] = []

  /// Whether there are no values.
  var isEmpty: Bool { texts.isEmpty }

  /// Returns the index of a value, which is added if it is new.
  mutating func number(_ write: (inout JSONWriter) -> Void) -> Int {
    var json = JSONWriter()
    write(&json)
    if let number = numbers[json.bytes] { return number }
    numbers[json.bytes] = texts.count
    texts.append(json.bytes)
    return texts.count - 1
  }

  /// The values as a JSON array.
  var json: [UInt8] {
    var json = JSONWriter()
    json.array(texts) { $0.raw($1) }
    return json.bytes
  }
}

extension Expectation {
  /// All observations that the expectation names.
  fileprivate var observations: [Observation] {
    switch self {
    case .observation(let observation): [observation]
    case .anyOrder(let entries): entries.flatMap(\.observations)
    case .oneOf(let sequences): sequences.joined().flatMap(\.observations)
    }
  }
}

extension Observation {
  /// Whether the observation includes the extras that the presenter receives.
  fileprivate var tellsExtras: Bool {
    if case .displayed(_, .some) = self { true } else { false }
  }

  /// Whether the observation includes the reason why a message was not displayed.
  fileprivate var tellsReason: Bool {
    switch self {
    case .discarded(_, .some), .reenqueued(_, .some): true
    default: false
    }
  }
}
