import SpecJSON
import SpecModel
import Web
import Wording

/// The cases of a rule's page, for those who play them: a script that assigns a table, because a page
/// opened from a file may load scripts but not data.
struct PlayedCases {
  private let rule: Rule
  private let index: SuiteIndex

  /// Prepares the cases that are filed under a rule.
  init(of rule: Rule, index: SuiteIndex) {
    self.rule = rule
    self.index = index
  }

  /// The path of the script of a rule.
  static func path(of rule: Rule) -> String { "assets/cases/\(HandbookPaths.file(rule.id)).js" }

  /// The script; `nil` where no case of the rule can be played.
  var file: SuiteHandbook.File? {
    var json = JSONWriter()
    var starts = SharedParts()
    json.object { json in
      for group in index.groups(of: rule) {
        // What all cases of a file ask for is taken for what the file says.
        let rules = group.file.cases.map { Set($0.rules) }
        let common = rules.dropFirst().reduce(rules.first ?? []) { $0.intersection($1) }
        for item in group.cases.joined() where !Playground.profiles(of: item).isEmpty {
          json.key(item.id)
          write(item, besides: common, startingFrom: &starts, to: &json)
        }
      }
    }
    if starts.isEmpty { return nil }
    let cases = String(decoding: HTMLText.embeddable(json.bytes), as: UTF8.self)
    let parts = String(decoding: HTMLText.embeddable(starts.json), as: UTF8.self)
    return SuiteHandbook.File(
      path: Self.path(of: rule),
      text: "window.handbookCases = {\"parts\":\(parts),\"cases\":\(cases)};\n")
  }

  /// Writes what is played of a case: its start and its actions as on the wire, what it asserts, and
  /// the rules that its file does not name.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - common: The rules that its file names.
  ///   - starts: What cases start from: their givens and their messages.
  ///   - json: What is written to.
  private func write(
    _ item: Case, besides common: Set<String>, startingFrom starts: inout SharedParts,
    to json: inout JSONWriter
  ) {
    let given = starts.number { item.given.write(to: &$0) }
    let messages = starts.number { $0.messages(item.messages) }
    let observations = item.steps.flatMap(\.expectations).flatMap(\.observations)
    json.object { json in
      json.member("title", item.title)
      json.key("rules")
      json.strings(item.rules.filter { !common.contains($0) })
      json.key("profiles")
      json.object { json in
        for profile in Playground.profiles(of: item) {
          json.key(profile)
          json.string(index.profile(profile))
        }
      }
      json.key("asserts")
      json.strings(item.asserts.kinds.map(\.rawValue).sorted())
      json.key("extras")
      json.boolean(observations.contains(where: \.tellsExtras))
      json.key("reasons")
      json.boolean(observations.contains(where: \.tellsReason))
      json.member("given", given)
      json.member("messages", messages)
      json.key("steps")
      json.array(item.steps) { json, step in
        json.object { json in
          json.key("do")
          json.array(step.actions) { $1.write(to: &$0) }
          if step.stack != nil {
            json.key("stack")
            json.boolean(true)
          }
        }
      }
      json.key("open")
      json.strings(questions(of: item).map(\.id))
    }
  }

  /// The open questions on whose answers the reference engine falls back in the case.
  private func questions(of item: Case) -> [Question] {
    let grounds = Set(
      Playground.profiles(of: item).flatMap { profile in
        CaseReasons(of: item, in: profile).steps.joined().map(\.ground)
      })
    return index.suite.questions.filter { grounds.contains($0.id) }
  }
}

/// Values that many cases have in common, each written once.
private struct SharedParts {
  private var numbers: [[UInt8]: Int] = [:]
  private var texts: [[UInt8]] = []

  /// Whether nothing was written.
  var isEmpty: Bool { texts.isEmpty }

  /// The number of a value among those written so far, from 0.
  mutating func number(_ write: (inout JSONWriter) -> Void) -> Int {
    var json = JSONWriter()
    write(&json)
    if let number = numbers[json.bytes] { return number }
    numbers[json.bytes] = texts.count
    texts.append(json.bytes)
    return texts.count - 1
  }

  /// The values, as an array.
  var json: [UInt8] {
    var json = JSONWriter()
    json.array(texts) { $0.raw($1) }
    return json.bytes
  }
}

extension Expectation {
  /// Every observation that it names.
  fileprivate var observations: [Observation] {
    switch self {
    case .observation(let observation): [observation]
    case .anyOrder(let entries): entries.flatMap(\.observations)
    case .oneOf(let sequences): sequences.joined().flatMap(\.observations)
    }
  }
}

extension Observation {
  /// Whether it says which extras the presenter gets.
  fileprivate var tellsExtras: Bool {
    if case .displayed(_, .some) = self { true } else { false }
  }

  /// Whether it says why a message was not displayed.
  fileprivate var tellsReason: Bool {
    switch self {
    case .discarded(_, .some), .reenqueued(_, .some): true
    default: false
    }
  }
}
