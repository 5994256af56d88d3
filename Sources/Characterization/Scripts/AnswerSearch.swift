import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
import SpecModel

/// A search in scripts for the answers that an engine gives in a profile.
///
/// A script *shows* an answer if the reference engine does the same under that answer, and under no
/// other answer to the same question, whatever the answers to all other questions are.
struct AnswerSearch {
  /// For each question and each answer to it, one of the shortest exhibits that show it.
  private(set) var shown: [Reading.Question: [Int: Exhibit]] = [:]
  /// The number of scripts that were examined.
  private(set) var count = ScriptCount()
  /// The exhibits that no answers explain, the shortest first.
  private(set) var unexplained: [Exhibit] = []

  /// The answers that the harness gives, and not the engine.
  private let fixed: Reading
  private let kinds: Set<Observation.Kind>
  /// The answers that are known.
  private var known: Reading
  private var attempts: [Reading.Question: Int] = [:]

  /// The maximum number of simulated actions for each action of a script.
  private static let budget = 50
  /// The maximum number of scripts in which a question is examined.
  private static let patience = 40

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - known: The answers that the probes show; other questions are open.
  ///   - fixed: The answers that the harness gives in the core's place; other questions are open.
  ///   - kinds: The kinds of observation that the engine reports.
  init(knowing known: Reading, fixing fixed: Reading, reporting kinds: Set<Observation.Kind>) {
    self.known = known
    self.fixed = fixed
    self.kinds = kinds
  }

  /// Examines what an engine did; exhibits must be passed in order of length, the shortest first.
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
        guard let place = reading[question], fixed[question] == nil, known[question] != place,
          shown[question]?[place] == nil, attempts[question, default: 0] < Self.patience
        else { continue }
        attempts[question, default: 0] += 1
        guard shows(exhibit, place, to: question) else { continue }
        shown[question, default: [:]][place] = shortened(exhibit, showing: place, to: question)
        if known[question] == nil { known[question] = place }
      }
    }
  }

  /// Returns whether an answer can explain an exhibit.
  func allows(_ exhibit: Exhibit, _ place: Int, to question: Reading.Question) -> Bool {
    var reading = fixed
    reading[question] = place
    // An undecided exhibit shows nothing.
    if case .unexplained? = explanation(of: exhibit, under: reading) { return false }
    return true
  }

  /// Tells whether some answers explain an exhibit.
  func explains(_ exhibit: Exhibit) -> Bool {
    if case .explained? = explanation(of: exhibit, under: fixed) { true } else { false }
  }

  /// Shrinks the scripts that show an answer.
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

  /// Returns whether only this answer explains an exhibit.
  private func shows(_ exhibit: Exhibit, _ place: Int, to question: Reading.Question) -> Bool {
    question.answerPlaces.allSatisfy { $0 == place || !allows(exhibit, $0, to: question) }
  }

  /// Returns an exhibit up to the action that shows an answer.
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

  /// Returns an explanation of an exhibit, or `nil` if the reference engine does not follow the
  /// profile.
  private func explanation(of exhibit: Exhibit, under reading: Reading) -> Explanation? {
    var preferred = Reading.default
    for question in Reading.questions {
      if let place = known[question] { preferred[question] = place }
    }
    return try? Explainer(ReferenceAdapter(reading: reading), budget: Self.budget).explain(
      exhibit.transcript, of: exhibit.script, reporting: kinds, preferring: preferred)
  }
}
