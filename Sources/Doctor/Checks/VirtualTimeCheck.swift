import EngineKit
import SpecModel

/// Checks that only `advance` moves the engine's clock, that it takes no real time, and that real
/// time changes nothing.
struct VirtualTimeCheck: Check {
  let id = CheckID.virtualTime

  func examine(_ patient: inout Patient) async throws -> CheckResult {
    guard patient.isAnswering else {
      return CheckResult(id, blockedBecause: patient.excuse)
    }
    guard patient.manifest.clock == .virtual else {
      patient.exclude(patient.longScripts)
      return CheckResult(id, skipped: "it says that its clock is real")
    }
    guard patient.manifest.actions.contains(.advance) else {
      return CheckResult(id, skipped: "it does not take `advance`")
    }
    guard patient.scripts.manifest.actions.contains(.advance) else {
      return CheckResult(id, skipped: "no case of the suite uses `advance`")
    }
    if let finding = try await sleeping(patient) {
      // An engine that sleeps here sleeps in every case.
      patient.isSleeping = true
      patient.exclude(patient.longScripts)
      return CheckResult(id, "`advance` takes real time", findings: [finding])
    }
    try await patient.askAhead()
    patient.paces = try await PaceMeter(patient: patient).measure()
    let findings = [try await standingStill(patient), try await watchingTheWall(patient)]
      .compactMap(\.self)
    return CheckResult(
      id, "hours pass in no time\(patient.scope.isWhole ? ", and only in `advance`" : "")",
      found: "time does not follow `advance`", findings: findings)
  }

  /// Returns a finding if `advance` takes real time: first two seconds, then hours.
  private func sleeping(_ patient: Patient) async throws -> CheckFinding? {
    let maker = patient.scripts
    // In a suite with words of its own, a case shows what can come before.
    let beginning = maker.scope.samples.map { _ in maker.exercise(of: .advance) }
    func lasting(_ name: String, _ spans: [TimeSpan]) -> Script? {
      let actions = spans.map(Action.advance)
      guard let beginning else { return maker.script(name, maker.show + actions) }
      guard var script = beginning else { return nil }
      script.caseID = "doctor/\(name)"
      script.actions = script.actions.dropLast() + actions
      return script
    }
    let short = lasting("two-seconds", [.seconds(2)])
    let long = lasting("hours", [.seconds(600), .seconds(7200)])
    let trials = [(short, "2 seconds"), (long, "2 hours and 10 minutes")].compactMap {
      script, words in script.map { (script: $0, words: words) }
    }
    let session = try await patient.runner.session(trials.map(\.script)) { answer, duration in
      answer.isTimeout || duration > patient.options.promptness
    }
    for (trial, (answer, duration)) in zip(trials, zip(session.answers, session.durations))
    where answer.isTimeout || duration > patient.options.promptness {
      return CheckFinding(
        "It says that its clock is virtual, and a case in which \(trial.words) pass took "
          + "\(answer.isTimeout ? "more than " : "")\(duration.words).",
        advice: "Let `advance` move a clock of your own, and fire what falls due on the way; "
          + "nothing may sleep or start a timer. Or say `\"clock\":\"real\"` in the manifest.",
        input: .requests([trial.script]))
    }
    return nil
  }

  /// Returns a finding if nothing falls due in `advance`, however long the time.
  private func standingStill(_ patient: Patient) async throws -> CheckFinding? {
    // If something is over at some time, even at a wrong one, time passes.
    if patient.paces?.fetch == nil, let script = try await lateAsset(patient) {
      return finding(
        "an asset that takes 3 seconds was not there after `advance` by 9 seconds", script)
    }
    if patient.paces?.interval == nil, let script = try await longInterval(patient) {
      return finding(
        "a minimum interval of 60 seconds was not over after `advance` by 10 minutes", script)
    }
    return nil
  }

  /// Returns a script that shows that a message whose asset takes a while is not displayed,
  /// although one whose asset is immediately available is.
  private func lateAsset(_ patient: Patient) async throws -> Script? {
    let (maker, poster) = (patient.scripts, CheckScripts.poster)
    let slow = AssetBehavior(succeeds: true, after: .seconds(3))
    let given = Given(minimumInterval: 0, assets: [poster.image ?? "": slow])
    guard let prompt = maker.script("asset-at-once", maker.trigger(poster)),
      let late = maker.script(
        "asset", given: given, maker.trigger(poster) + [.advance(.seconds(9))]),
      maker.scope.judges(late)
    else { return nil }
    let answers = try await patient.runner.session([prompt, late]).answers
    let isLate =
      answers[0].displays(poster) && answers[1].isTranscript && !answers[1].displays(poster)
    return isLate ? late : nil
  }

  /// Returns a script in which the first of two messages is displayed and the second is not,
  /// however long the wait is.
  private func longInterval(_ patient: Patient) async throws -> Script? {
    let (maker, sale, news) = (patient.scripts, CheckScripts.sale, CheckScripts.news)
    let actions =
      maker.trigger(sale, delivering: [sale, news])
      + [.dismiss, .advance(.seconds(600))] + maker.triggerAgain(news)
    // The core keeps the interval.
    guard patient.manifest.layer == .engine,
      let script = maker.script("interval", given: Given(minimumInterval: 60), actions),
      maker.scope.judges(script)
    else { return nil }
    let answer = try await patient.runner.lastAnswer(to: [script])
    return answer.displays(sale) && !answer.displays(news) ? script : nil
  }

  private func finding(_ what: String, _ script: Script) -> CheckFinding {
    CheckFinding(
      "Time seems to stand still in `advance`: \(what).",
      advice: "The engine probably reads the wall clock. Hand it a clock that `advance` moves, "
        + "wherever it asks for the time.", input: .requests([script]))
  }

  /// Returns a finding if a pause between two cases changes the second one.
  private func watchingTheWall(_ patient: Patient) async throws -> CheckFinding? {
    let maker = patient.scripts
    let (sale, news) = (CheckScripts.sale, CheckScripts.news)
    let actions =
      maker.trigger(sale, delivering: [sale, news])
      + [.dismiss, .advance(.milliseconds(300))] + maker.triggerAgain(news)
    guard
      let script = maker.script("pause", given: Given(minimumInterval: 1), actions)
        ?? maker.script("pause", given: Given(minimumInterval: 1), maker.show)
    else { return nil }
    let paused = try await patient.runner.session(
      [script, script, script], pauseBeforeLast: .milliseconds(1500)
    ).answers
    guard paused[1] != paused[2] else { return nil }
    // Other checks report answers that also differ without a pause.
    let prompt = try await patient.runner.session([script, script, script]).answers
    guard prompt[1] == prompt[2] else { return nil }
    let difference = paused[2].difference(
      from: paused[1], to: script, when: "after the pause", otherwise: "before it")
    return CheckFinding(
      "The same case is answered differently when 1.5 seconds of real time pass before it. "
        + difference,
      advice: "The engine reads the wall clock, and keeps what it read from one case to the next. "
        + "Start a clock of your own at 0 for each request, and let only `advance` move it.")
  }
}

extension Patient {
  /// The positions of sampled scripts in which more than a moment passes.
  fileprivate var longScripts: Set<Int> {
    Set(sample.indices.filter { sample[$0].length > .moment })
  }
}
