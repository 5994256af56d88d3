import EngineKit
import Explanations
import Exploration
import ReferenceEngine
import SpecModel

/// Looks in scripts for the answers that an engine gives in a profile.
///
/// A script *shows* an answer if the reference engine does what the engine did under that answer, and
/// under no other answer to the same question, whatever it answers to all others.
struct AnswerSearch {
  /// For each question and each answer to it, the exhibit that shows it: one of the shortest.
  private(set) var shown: [Reading.Question: [Int: Exhibit]] = [:]
  /// How many scripts were looked at.
  private(set) var count = ScriptCount()
  /// What no answers explain; the shortest first.
  private(set) var unexplained: [Exhibit] = []

  /// The answers that are not the engine's.
  private let fixed: Reading
  private let kinds: Set<Observation.Kind>
  /// The answers that are known.
  private var told: Reading
  private var attempts: [Reading.Question: Int] = [:]

  /// How many actions may be performed for each of a script.
  private static let budget = 50
  /// In how many scripts a question is looked into.
  private static let patience = 40

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - told: The answers that the probes told; other questions are left open.
  ///   - fixed: The answers that the harness gives in the core's place; other questions are left open.
  ///   - kinds: The kinds of observation that the engine reports.
  init(knowing told: Reading, fixing fixed: Reading, reporting kinds: Set<Observation.Kind>) {
    self.told = told
    self.fixed = fixed
    self.kinds = kinds
  }

  /// Looks at what an engine did; the shortest script comes first.
  mutating func look(at exhibit: Exhibit) {
    let explanation = explanation(of: exhibit, under: fixed)
    switch explanation {
    case nil: return
    case .unexplained?:
      count.unexplained += 1
      unexplained.append(exhibit)
    case .undecided?: count.undecided += 1
    case .explained(let reading)?:
      count.explained += 1
      for question in Reading.questions {
        guard let place = reading[question], fixed[question] == nil, told[question] != place,
          shown[question]?[place] == nil, attempts[question, default: 0] < Self.patience
        else { continue }
        attempts[question, default: 0] += 1
        guard shows(exhibit, place, to: question) else { continue }
        shown[question, default: [:]][place] = shortened(exhibit, showing: place, to: question)
        if told[question] == nil { told[question] = place }
      }
    }
  }

  /// Whether an exhibit can be explained where the engine gives this answer.
  func allows(_ exhibit: Exhibit, _ place: Int, to question: Reading.Question) -> Bool {
    var reading = fixed
    reading[question] = place
    // What is undecided shows nothing.
    if case .unexplained? = explanation(of: exhibit, under: reading) { return false }
    return true
  }

  /// Whether some answers explain an exhibit.
  func explains(_ exhibit: Exhibit) -> Bool {
    if case .explained? = explanation(of: exhibit, under: fixed) { true } else { false }
  }

  /// Takes from the scripts that show an answer what it does not take to show it.
  mutating func shrinkShown(on host: any EngineHost) async {
    for (question, exhibits) in shown {
      for (place, exhibit) in exhibits {
        let shrinker = ScriptShrinker<Exhibit>(width: 1, script: \.script) { [self] script in
          guard case .completed(let transcript) = await host.outcome(of: script).ending,
            let smaller = exhibit.with(script, transcript), shows(smaller, place, to: question)
          else { return nil }
          return smaller
        }
        shown[question]?[place] = await shrinker.shrink(exhibit)
      }
    }
  }

  /// Whether an exhibit can only be explained where the engine gives this answer.
  private func shows(_ exhibit: Exhibit, _ place: Int, to question: Reading.Question) -> Bool {
    question.answerPlaces.allSatisfy { $0 == place || !allows(exhibit, $0, to: question) }
  }

  /// An exhibit up to the action that shows an answer.
  private func shortened(
    _ exhibit: Exhibit, showing place: Int, to question: Reading.Question
  ) -> Exhibit {
    var (least, most) = (1, exhibit.count)
    while least < most {
      let middle = (least + most) / 2
      if shows(exhibit.prefix(middle), place, to: question) {
        most = middle
      } else {
        least = middle + 1
      }
    }
    return exhibit.prefix(most)
  }

  /// What explains an exhibit; `nil` where the reference engine does not follow the profile.
  private func explanation(of exhibit: Exhibit, under reading: Reading) -> Explanation? {
    var preferred = Reading.default
    for question in Reading.questions {
      if let place = told[question] { preferred[question] = place }
    }
    return try? Explainer(ReferenceAdapter(reading: reading), budget: Self.budget).explain(
      exhibit.transcript, of: exhibit.script, reporting: kinds, preferring: preferred)
  }
}
