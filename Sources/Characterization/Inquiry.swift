import Conformance
package import EngineKit
import ReferenceEngine
import SpecModel

/// What is known of an engine's answers: what its probes told, and what it did in other scripts.
package struct Inquiry: Sendable {
  /// The manifest of the engine.
  package let manifest: EngineManifest
  /// What the probes told, each with what the engine did in the one that told it.
  private let probed: [Probed]
  /// The questions that were asked for; `nil`: all of them.
  private let ids: Set<String>?
  private var exhibits: [Exhibit] = []

  /// How many scripts are looked at, at most.
  package static let limit = 5_000

  /// What the probes of a question told.
  struct Probed: Sendable {
    var characteristic: Characteristic
    /// What the engine did in the probe that told an answer.
    var exhibit: Exhibit?
  }

  /// Begins with what the probes told.
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
  /// - Parameter host: Where the engine lives: there it goes again through the scripts that show an
  ///   answer, while they are made as small as they can be; `nil`: they stay as they are.
  package func conclude(rerunningOn host: (any EngineHost)? = nil) async -> Conclusion {
    var conclusion = Conclusion()
    var profiles: [String] = []
    for profile in probed.map(\.characteristic.profile) where !profiles.contains(profile) {
      profiles.append(profile)
    }
    for profile in profiles {
      let own = probed.filter { $0.characteristic.profile == profile }
      var search = AnswerSearch(
        knowing: told(own), fixing: answersOfTheHarness(own), reporting: manifest.observations)
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
      conclusion.characteristics += found.map { $0.judged(by: answers) }
        .filter { ids?.contains($0.question.id) ?? true }
    }
    return conclusion
  }

  /// What is known of an engine in the end.
  package struct Conclusion: Sendable {
    /// What was found, profile by profile, in the order of the suite.
    package internal(set) var characteristics: [Characteristic] = []
    /// How many scripts were looked at beside the probes.
    package internal(set) var scripts = ScriptCount()
    /// Those among them that no answers explain, with what the engine did.
    package internal(set) var unexplained: [Exhibit] = []
  }

  private static func isShorter(_ one: Exhibit, _ other: Exhibit) -> Bool {
    (one.count, one.script.caseID) < (other.count, other.script.caseID)
  }

  private func told(_ probed: [Probed]) -> Reading {
    probed.reduce(into: .open) { reading, probed in
      guard let answer = probed.characteristic.answer else { return }
      // A suite of one's own may ask what the reference engine does not know.
      try? reading.answer(probed.characteristic.question.id, with: answer)
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
  fileprivate var question: Reading.Question? {
    Reading.question(named: characteristic.question.id)
  }

  /// What is known of the question once scripts have been looked at as well.
  fileprivate func inTheLight(of search: AnswerSearch) -> Characteristic {
    guard let question else { return characteristic }
    var characteristic = characteristic.withoutAnswersToOthers(search)
    guard let shown = search.shown[question], !shown.isEmpty else { return characteristic }
    var evidence = shown.map { Characteristic.Evidence(question.answers[$0], $1) }
    switch characteristic.finding {
    case .answer(let answer, _):
      evidence.removeAll { $0.answer == answer }
      // A probe that may come out as it did under another answer, too, does not speak against that one.
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
  /// The characteristic without what answers to other questions explain: an engine that does not bring
  /// about what a probe is about gives no unknown answer.
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

  /// The characteristic in the light of the answers to the questions of the same profile, by their ids:
  /// moot where these leave the question no room.
  fileprivate func judged(by answers: [String: String]) -> Characteristic {
    let moot = question.moot.first { moot in
      moot.answers.allSatisfy { id, answer in answers[id] == answer }
    }
    guard let moot else { return self }
    return Characteristic(
      question: question, profile: profile, finding: .moot(reason: moot.reason))
  }
}
