import SpecJSON
import SpecModel
import Web
import Wording

/// The playable cases of a rule's page: a script that assigns a table, because a page opened from a
/// file may load scripts but not data.
struct PlayedCases {
  private let rule: Rule
  private let index: SuiteIndex

  /// Creates the cases that are filed under a rule.
  init(of rule: Rule, index: SuiteIndex) {
    self.rule = rule
    self.index = index
  }

  /// Returns the path of a rule's script.
  static func path(of rule: Rule) -> String { "assets/cases/\(HandbookPaths.file(rule.id)).js" }

  /// The script; `nil` if no case of the rule can be played.
  var file: SuiteHandbook.File? {
    var json = JSONWriter()
    var starts = SharedParts()
    json.object { json in
      for group in index.groups(of: rule) {
        // The rules that all cases of a file test are written once.
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

  /// Writes the playable form of a case: its start state and actions as on the wire, what it
  /// asserts, and the rules that its file does not share.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - common: The rules that all cases of the file test.
  ///   - starts: The shared start states: given values and messages.
  ///   - json: The writer.
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

  /// Returns the open questions that the reference engine answers by default in the case.
  private func questions(of item: Case) -> [Question] {
    let grounds = Set(
      Playground.profiles(of: item).flatMap { profile in
        CaseReasons(of: item, in: profile, within: index.jurisdiction).steps.joined().map(\.ground)
      })
    return index.suite.questions.filter { grounds.contains($0.id) }
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
