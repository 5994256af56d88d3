import EngineKit
import Monitors
import SpecModel

/// A trace as a script and a transcript; gaps in time become `advance`.
struct PlayedTrace {
  let trace: Trace
  /// The actions and the observations that belong to them, in order.
  private(set) var moments: [TracePath.Moment]

  /// Creates a played trace with the given moments only.
  init(_ trace: Trace, moments: [TracePath.Moment]) {
    self.trace = trace
    self.moments = moments
  }

  /// Plays a trace.
  ///
  /// Entries that a path explains are where the path has them. The others are placed by their
  /// times: an observation within the slack of the action before it belongs to that action.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The path, or `nil` to use only the times.
  ///   - slack: The tolerance of times, in milliseconds.
  init(_ trace: Trace, along path: TracePath?, slack: Int) {
    self.trace = trace
    moments = path?.moments.filter { $0.action != nil || !$0.seen.isEmpty } ?? []
    let performed = Set(moments.compactMap(\.action))
    let taken = Set(moments.flatMap(\.seen))
    for (index, entry) in trace.entries.enumerated() {
      switch entry.content {
      case .action where !performed.contains(index):
        let time = max(entry.at, moments.last?.at ?? 0)
        moments.append(TracePath.Moment(at: time, action: index, seen: []))
      case .observation where !taken.contains(index): insert(index, entry.at, slack)
      case .action, .observation: continue
      }
    }
  }

  private mutating func insert(_ entry: Int, _ time: Int, _ slack: Int) {
    let cause = moments.lastIndex { ($0.action ?? .max) < entry }
    let next =
      moments.indices.first { $0 > cause ?? -1 && moments[$0].at > time } ?? moments.count
    // What time has caused is nearer than the action.
    let place = next > 0 && moments[next - 1].at + slack >= time ? next - 1 : nil
    if let place, moments[place].action ?? -1 < entry {
      moments[place].seen.append(entry)
    } else if let cause, time <= moments[cause].at + slack {
      moments[cause].seen.append(entry)
    } else {
      moments.insert(TracePath.Moment(at: time, action: nil, seen: [entry]), at: next)
    }
  }

  /// Returns the trace up to a moment.
  func cut(after moment: Int) -> PlayedTrace {
    var played = self
    played.moments.removeSubrange((moment + 1)...)
    return played
  }

  /// Returns the trace with everything from a moment on shifted in time, as far as the order
  /// allows.
  ///
  /// - Parameters:
  ///   - moment: The index of the first moment to shift.
  ///   - span: The shift in milliseconds; negative for earlier.
  func shifted(from moment: Int, by span: Int) -> PlayedTrace {
    var played = self
    let before = moment > 0 ? moments[moment - 1].at : 0
    let span = max(span, before - moments[moment].at)
    for index in moment..<moments.count { played.moments[index].at += span }
    return played
  }

  /// The script, the transcript, and for each action of the script the index of its moment.
  var played: (script: Script, transcript: Transcript, moments: [Int]) {
    var script = trace.script
    var transcript = Transcript(observations: [])
    var places: [Int] = []
    var now = 0
    for (index, moment) in moments.enumerated() {
      let seen = moment.seen.compactMap(observation)
      let isTimeAlone = moment.action == nil
      if moment.at > now || isTimeAlone {
        script.actions.append(.advance(.milliseconds(moment.at - now)))
        transcript.observations.append(isTimeAlone ? seen : [])
        places.append(index)
        now = moment.at
      }
      if let action = moment.action, case .action(let action) = trace.entries[action].content {
        script.actions.append(action)
        transcript.observations.append(seen)
        places.append(index)
      }
    }
    return (script, transcript, places)
  }

  /// Returns the observation of an entry.
  ///
  /// A display without extras gets those of the campaign.
  private func observation(_ entry: Int) -> Observation? {
    guard case .observation(let observation) = trace.entries[entry].content else { return nil }
    guard case .displayed(let name, nil) = observation,
      let message = trace.messages.first(where: { $0.name == name })
    else { return observation }
    return .displayed(message: name, extras: message.extras)
  }

  /// Returns what the monitors of a suite's clauses report, by moment.
  func breaches(within jurisdiction: Jurisdiction) -> [TraceBreach] {
    let (script, transcript, places) = played
    return Monitors.breaches(
      in: transcript, of: script, reporting: trace.kinds, within: jurisdiction
    ).map {
      TraceBreach(
        clause: $0.clause, because: $0.because, moment: places[$0.action],
        line: line(of: places[$0.action], for: $0.because))
    }
  }

  /// Returns the line of a breach: of the observation of the first message that it names, of
  /// another observation, or of the action.
  private func line(of moment: Int, for because: String) -> Int {
    let moment = moments[moment]
    let names = because.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let named = names.lazy.compactMap { name in
      moment.seen.first { self.message(of: $0) == name }
    }.first
    let entry = named ?? moment.seen.last ?? moment.action
    return entry.map { trace.entries[$0].line } ?? 1
  }

  /// Returns the message of an entry's observation.
  private func message(of entry: Int) -> String? {
    guard case .observation(let observation) = trace.entries[entry].content else { return nil }
    switch observation.parts.argument {
    case .message(let name), .extras(let name, _), .reason(let name, _): return name
    case .event, .asset, .stack: return nil
    }
  }
}
