import EngineKit
import SpecModel

/// Measures when a minute is over for an engine: after a minute, a thousandth of it, or a thousand
/// minutes.
struct PaceMeter {
  let patient: Patient

  private static let minute = TimeSpan.seconds(60)
  /// Pairs of spans around a thousandth of a minute, a minute, and a thousand minutes.
  private static let spans: [TimeSpan] = [
    .milliseconds(30), .milliseconds(90), .seconds(30), .seconds(90), .seconds(30_000),
    .seconds(90_000),
  ]

  /// The scripts of all measurements.
  var scripts: [Script] { sets.joined().map(\.script) }

  /// The trials of each measurement that the suite's rules allow.
  private var sets: [[Trial]] {
    [interval, fetch, timeout].map { trials in
      trials.allSatisfy { patient.scope.judges($0.script) } ? trials : []
    }
  }

  /// Measures what the engine's actions allow.
  func measure() async throws -> Paces {
    let sets = self.sets
    let session = try await patient.runner.session(sets.joined().map(\.script))
    var answers = session.answers[...]
    let measurements = sets.map { set -> Paces.Measurement? in
      let own = Array(answers.prefix(set.count))
      answers = answers.dropFirst(set.count)
      return Self.measurement(zip(set, own).map { ($0, $0.isOver($1)) })
    }
    return Paces(interval: measurements[0], fetch: measurements[1], timeout: measurements[2])
  }

  /// A script with one of the spans, and the way to see whether the minute was over.
  private struct Trial {
    var script: Script
    var span: TimeSpan
    var isOver: @Sendable (ScriptReply) -> Bool?
  }

  private static func measurement(_ trials: [(trial: Trial, isOver: Bool?)]) -> Paces.Measurement? {
    let over = trials.compactMap(\.isOver)
    guard trials.count == spans.count, over.count == spans.count,
      let first = over.firstIndex(of: true), !over[first...].contains(false)
    else { return nil }
    let paces: [Int: Paces.Pace] = [1: .thousandTimesTooEarly, 3: .right, 5: .thousandTimesTooLate]
    return paces[first].map {
      Paces.Measurement(pace: $0, example: trials[first].trial.script, span: spans[first])
    }
  }

  /// Two messages, the second after a span.
  ///
  /// The minute is over if the second one is displayed.
  private var interval: [Trial] {
    let (maker, sale, news) = (patient.scripts, CheckScripts.sale, CheckScripts.news)
    // The core keeps the interval.
    guard patient.manifest.layer == .engine else { return [] }
    return Self.spans.compactMap { span in
      let actions =
        maker.trigger(sale, delivering: [sale, news]) + [.dismiss, .advance(span)]
        + maker.triggerAgain(news)
      return maker.script("interval", given: Given(minimumInterval: 60), actions).map {
        Trial(script: $0, span: span) { $0.displays(sale) ? $0.displays(news) : nil }
      }
    }
  }

  /// A message whose asset takes a minute, and a span.
  ///
  /// The minute is over if the message is displayed.
  private var fetch: [Trial] {
    let (maker, poster) = (patient.scripts, CheckScripts.poster)
    let given = Given(
      minimumInterval: 0,
      assets: ["poster.png": AssetBehavior(succeeds: true, after: Self.minute)])
    return Self.spans.compactMap { span in
      maker.script("asset", given: given, maker.trigger(poster) + [.advance(span)]).map {
        Trial(script: $0, span: span) { $0.isTranscript ? $0.displays(poster) : nil }
      }
    }
  }

  /// A message with a timeout of a minute, whose asset takes a span.
  ///
  /// The minute is over if the message is not displayed.
  private var timeout: [Trial] {
    let maker = patient.scripts
    var late = CheckScripts.late
    late.timeout = Self.minute
    return Self.spans.compactMap { [late] span in
      let given = Given(
        minimumInterval: 0, assets: ["poster.png": AssetBehavior(succeeds: true, after: span)])
      return maker.script(
        "timeout", given: given, maker.trigger(late) + [.advance(.seconds(200_000))],
        messages: [late]
      ).map {
        Trial(script: $0, span: span) { $0.isTranscript ? !$0.displays(late) : nil }
      }
    }
  }
}

extension ScriptReply {
  /// Returns whether a message is displayed.
  func displays(_ wanted: Message) -> Bool { displays(wanted.name) }

  /// Returns whether the message with a name was displayed.
  func displays(_ wanted: String) -> Bool { observed.displays(wanted) }
}

extension [Observation] {
  /// Returns whether the message with a name was displayed.
  fileprivate func displays(_ wanted: String) -> Bool {
    contains { observation in
      if case .displayed(let message, _) = observation { message == wanted } else { false }
    }
  }
}
