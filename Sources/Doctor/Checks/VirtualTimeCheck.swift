import EngineKit
import SpecModel

/// Whether `advance` is all the time there is: it takes none, it moves the engine's clock, and what
/// passes on the wall changes nothing.
struct VirtualTimeCheck: Check {
  let id = CheckID.virtualTime

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else { return CheckResult(id, skipped: "it does not answer") }
    guard patient.manifest.clock == .virtual else {
      patient.exclude(patient.longScripts)
      return CheckResult(id, skipped: "it says that its clock is real")
    }
    guard patient.manifest.actions.contains(.advance) else {
      return CheckResult(id, skipped: "it does not take `advance`")
    }
    if let finding = try await sleeping(patient) {
      // What sleeps here sleeps in every case, too.
      patient.exclude(patient.longScripts)
      return CheckResult(id, "`advance` takes real time", findings: [finding])
    }
    let findings = [try await standingStill(patient), try await watchingTheWall(patient)]
      .compactMap(\.self)
    return CheckResult(
      id, "hours pass in no time, and only in `advance`", findings: findings)
  }

  /// Whether `advance` takes real time: first two seconds, then hours.
  private func sleeping(_ patient: Patient) async throws -> Finding? {
    let maker = patient.scripts
    let short = maker.script("two-seconds", maker.show + [.advance(.seconds(2))])
    let long = maker.script(
      "hours", maker.show + [.advance(.seconds(600)), .advance(.seconds(7200))])
    for (script, words) in [(short, "2 seconds"), (long, "2 hours and 10 minutes")] {
      guard let script else { continue }
      let session = try await patient.bench.session([script])
      let isLate = if case .none(.timeout, _) = session.answers[0] { true } else { false }
      if isLate || session.durations[0] > .seconds(1) {
        return Finding(
          "It says that its clock is virtual, and a case in which \(words) pass took "
            + "\(isLate ? "more than " : "")\(session.durations[0].words).",
          advice: "Let `advance` move a clock of your own, and fire what falls due on the way; "
            + "nothing may sleep or start a timer. Or say `\"clock\": \"real\"` in the manifest.")
      }
    }
    return nil
  }

  /// Whether nothing falls due in `advance`: the interval is not over, or the asset not there, after
  /// a time that is long enough.
  private func standingStill(_ patient: Patient) async throws -> Finding? {
    let maker = patient.scripts
    let (sale, news, poster) = (ScriptMaker.sale, ScriptMaker.news, ScriptMaker.poster)
    func isDisplayed(_ message: Message, _ answer: Answer) -> Bool {
      answer.observed.contains { $0.kind == .displayed && $0.isAbout(message.name) }
    }
    let loading = Given(
      minimumInterval: 0,
      assets: [poster.image ?? "": AssetBehavior(succeeds: true, after: .seconds(3))])
    if let late = maker.script("asset", given: loading, maker.trigger(poster) + [.advance(.seconds(9))]),
      let prompt = maker.script("asset-at-once", maker.trigger(poster))
    {
      let answers = try await patient.bench.session([prompt, late]).answers
      if isDisplayed(poster, answers[0]), answers[1].isTranscript, !isDisplayed(poster, answers[1]) {
        return finding("an asset that takes 3 seconds was not there after `advance` by 9 seconds")
      }
    }
    let interval = Given(minimumInterval: 60)
    let twice =
      maker.trigger(sale, delivering: [sale, news])
      + [.dismiss, .advance(.seconds(600))] + maker.triggerAgain(news)
    if patient.manifest.layer == .engine, let script = maker.script("interval", given: interval, twice)
    {
      let answer = try await patient.bench.lastAnswer(to: [script])
      if isDisplayed(sale, answer), !isDisplayed(news, answer) {
        return finding(
          "a minimum interval of 60 seconds was not over after `advance` by 10 minutes")
      }
    }
    return nil
  }

  private func finding(_ what: String) -> Finding {
    Finding(
      "Time seems to stand still in `advance`: \(what).",
      advice: "The engine probably reads the wall clock. Hand it a clock that `advance` moves, "
        + "wherever it asks for the time.")
  }

  /// Whether a pause between two cases changes the second one.
  private func watchingTheWall(_ patient: Patient) async throws -> Finding? {
    let maker = patient.scripts
    let (sale, news) = (ScriptMaker.sale, ScriptMaker.news)
    let actions =
      maker.trigger(sale, delivering: [sale, news])
      + [.dismiss, .advance(.milliseconds(300))] + maker.triggerAgain(news)
    guard
      let script = maker.script("pause", given: Given(minimumInterval: 1), actions)
        ?? maker.script("pause", given: Given(minimumInterval: 1), maker.show)
    else { return nil }
    let plain = try await patient.bench.session([script, script]).answers
    let paused = try await patient.bench.session([script, script], pause: .milliseconds(1500))
      .answers
    guard plain[1] != paused[1] else { return nil }
    let (late, prompt) = paused[1].difference(from: plain[1], to: script)
    return Finding(
      "The same case is answered differently when 1.5 seconds of real time pass before it: "
        + "\(prompt) without the pause, \(late) with it.",
      advice: "The engine reads the wall clock, and keeps what it read from one case to the next. "
        + "Start a clock of your own at 0 for each request, and let only `advance` move it.")
  }
}

extension Patient {
  /// The positions of sampled scripts in which more than a second passes.
  fileprivate var longScripts: Set<Int> {
    Set(
      sample.indices.filter { index in
        sample[index].actions.reduce(0) { sum, action in
          if case .advance(let span) = action { sum + span.milliseconds } else { sum }
        } > 1000
      })
  }
}

extension Observation {
  fileprivate func isAbout(_ name: String) -> Bool {
    if case .displayed(let message, _) = self { message == name } else { false }
  }
}
