import Conformance
package import EngineKit
import ReferenceEngine
import SpecModel

/// What is known about an engine's answers: the results of its probes, and what it did in other
/// scripts.
package struct Inquiry: Sendable {
  /// The manifest of the engine.
  package let manifest: EngineManifest
  /// The results of the probes.
  private let probed: [Probed]
  /// The ids of the questions that were asked, or `nil` for all of them.
  private let ids: Set<String>?
  private var exhibits: [Exhibit] = []

  /// The maximum number of scripts that are examined.
  package static let limit = 5_000

  /// The result of a question's probes.
  struct Probed: Sendable {
    var characteristic: Characteristic
    /// What the engine did in the probe that shows an answer.
    var exhibit: Exhibit?
  }

  /// Starts with the results of the probes.
  init(of manifest: EngineManifest, _ probed: [Probed], asking ids: Set<String>?) {
    self.manifest = manifest
    self.probed = probed
    self.ids = ids
  }

  /// Adds what the engine did in a script.
  package mutating func add(_ exhibit: Exhibit) {
    if exhibits.count < Self.limit { exhibits.append(exhibit) }
  }

  /// Draws the conclusions.
  ///
  /// - Parameter host: Runs the engine again to shrink the scripts that show an answer, or `nil` to
  ///   keep the scripts as they are.
  package func conclude(rerunningOn host: (any EngineHost)? = nil) async -> Conclusion {
    var conclusion = Conclusion()
    var profiles: [String] = []
    for profile in probed.map(\.characteristic.profile) where !profiles.contains(profile) {
      profiles.append(profile)
    }
    for profile in profiles {
      let own = probed.filter { $0.characteristic.profile == profile }
      var search = AnswerSearch(
        knowing: answers(shownBy: own), fixing: answersOfTheHarness(own),
        reporting: manifest.observations)
      for exhibit in exhibits.filter({ $0.script.profile == profile }).sorted(by: Self.isShorter) {
        search.look(at: exhibit)
      }
      if let host { await search.shrinkShown(on: host) }
      conclusion.scripts += search.count
      conclusion.unexplained += search.unexplained
      let found = own.map { $0.inTheLight(of: search) }
      let answers = Dictionary(
        found.compactMap { found in found.answer.map { (found.question.id, $0) } },
        uniquingKeysWith: { first, _ in first })
      let hidden = Set(found.filter { $0.finding == .notShown }.map(\.question.id))
      conclusion.characteristics += found.map { $0.judged(by: answers, hidden: hidden) }
        .filter { ids?.contains($0.question.id) ?? true }
    }
    return conclusion
  }

  /// The conclusions about an engine.
  package struct Conclusion: Sendable {
    /// The characteristics, profile by profile, in the order of the suite.
    package internal(set) var characteristics: [Characteristic] = []
    /// Whether the engine was asked nothing: the suite has no question, or no probe for one.
    package var askedNothing: Bool {
      characteristics.allSatisfy { !$0.isAsked || $0.finding == .noProbe }
    }
    /// The number of scripts that were examined besides the probes.
    package internal(set) var scripts = ScriptCount()
    /// The scripts that no answers explain, with what the engine did.
    package internal(set) var unexplained: [Exhibit] = []
  }

  private static func isShorter(_ one: Exhibit, _ other: Exhibit) -> Bool {
    (one.count, one.script.caseID) < (other.count, other.script.caseID)
  }

  private func answers(shownBy probed: [Probed]) -> Reading {
    probed.reduce(into: .open) { reading, probed in
      guard let answer = probed.characteristic.answer else { return }
      // A custom suite may have questions that the reference engine does not know.
      guard let question = probed.question else { return }
      reading[question] = question.answers.firstIndex(of: answer)
    }
  }

  private func answersOfTheHarness(_ probed: [Probed]) -> Reading {
    probed.reduce(into: .open) { reading, probed in
      guard probed.characteristic.finding == .playedByHarness,
        let question = probed.question
      else { return }
      reading[question] = Reading.default[question]
    }
  }
}

extension Inquiry.Probed {
  /// The question as the reference engine knows it.
  fileprivate var question: Reading.Question? { Reading.known(characteristic.question) }

  /// Returns what is known about the question after scripts have been examined as well.
  fileprivate func inTheLight(of search: AnswerSearch) -> Characteristic {
    guard let question else { return characteristic }
    var characteristic = characteristic.withoutAnswersToOthers(search)
    guard let shown = search.shown[question], !shown.isEmpty else { return characteristic }
    var evidence = shown.map { Characteristic.Evidence(question.answers[$0], $1) }
    switch characteristic.finding {
    case .answer(let answer, _):
      evidence.removeAll { $0.answer == answer }
      // A probe with the same outcome under another answer does not contradict that answer.
      let isAgainst = exhibit.map { exhibit in
        shown.keys.contains { !search.allows(exhibit, $0, to: question) }
      }
      if isAgainst ?? false, let exhibit {
        evidence.append(Characteristic.Evidence(answer, exhibit))
      }
    case .cannotTell, .notShown, .fitsNone: break
    default: return characteristic
    }
    evidence.sort { $0.order < $1.order }
    if evidence.count > 1 {
      characteristic.finding = .severalAnswers(evidence)
    } else if let evidence = evidence.first {
      characteristic.finding = .shown(evidence)
    }
    return characteristic
  }
}

extension Characteristic.Evidence {
  fileprivate init(_ answer: String, _ exhibit: Exhibit) {
    self.init(answer: answer, script: exhibit.item, transcript: exhibit.transcript)
  }

  fileprivate var order: (Int, String) { (transcript.observations.count, answer) }
}

extension Characteristic {
  /// Returns the characteristic without unknown answers that answers to other questions explain: if an
  /// engine never gets into the situation that a probe asks about, it gives no answer.
  fileprivate func withoutAnswersToOthers(_ search: AnswerSearch) -> Characteristic {
    guard case .fitsNone(let unknown) = finding else { return self }
    let rest = unknown.filter { unknown in
      let script = PlannedCase(unknown.script, profile: profile).script
      let exhibit = Exhibit(script, unknown.transcript, title: unknown.script.title)
      return exhibit.map { !search.explains($0) } ?? true
    }
    var characteristic = self
    characteristic.finding = rest.isEmpty ? .notShown : .fitsNone(rest)
    return characteristic
  }

  /// Returns the characteristic, which is moot if other answers in the same profile leave no choice.
  ///
  /// If one of these other answers is not shown, what a probe of this question shows may come from
  /// that answer, so it is not shown either.
  ///
  /// - Parameters:
  ///   - answers: The answers to other questions, by the questions' ids.
  ///   - hidden: The ids of the questions whose answers are not shown.
  fileprivate func judged(by answers: [String: String], hidden: Set<String>) -> Characteristic {
    let moot = question.moot.first { moot in
      moot.answers.allSatisfy { id, answer in answers[id] == answer }
    }
    if let moot {
      return Characteristic(
        question: question, profile: profile, finding: .moot(reason: moot.reason))
    }
    let mayBeMoot = question.moot.contains { moot in
      moot.answers.allSatisfy { id, answer in answers[id] == answer || hidden.contains(id) }
    }
    guard mayBeMoot, case .answer = finding else { return self }
    return Characteristic(question: question, profile: profile, finding: .notShown)
  }
}
