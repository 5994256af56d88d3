package import SpecModel

/// A trace as a script and a transcript; gaps in time become `advance`.
package struct PlayedTrace {
  /// The trace.
  package let trace: Trace
  /// The actions and the observations that belong to them, in order.
  package private(set) var moments: [TracePath.Moment]

  /// Creates a played trace with the given moments only.
  package init(_ trace: Trace, moments: [TracePath.Moment]) {
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
  package init(_ trace: Trace, along path: TracePath?, slack: Int) {
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
      moments[((cause ?? -1) + 1)...].firstIndex { $0.at > time } ?? moments.count
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

  /// The script and the transcript.
  var played: (script: Script, transcript: Transcript) {
    var script = trace.script
    var transcript = Transcript(observations: [])
    var now = 0
    for moment in moments {
      let seen = moment.seen.compactMap(observation)
      let isTimeAlone = moment.action == nil
      if moment.at > now || isTimeAlone {
        script.actions.append(.advance(.milliseconds(moment.at - now)))
        transcript.observations.append(isTimeAlone ? seen : [])
        now = moment.at
      }
      if let action = moment.action, case .action(let action) = trace.entries[action].content {
        script.actions.append(action)
        transcript.observations.append(seen)
      }
    }
    return (script, transcript)
  }

  /// Returns the observation of an entry.
  ///
  /// A display without extras gets those of the campaign.
  package func observation(_ entry: Int) -> Observation? {
    guard case .observation(let observation) = trace.entries[entry].content else { return nil }
    guard case .displayed(let name, nil) = observation,
      let message = trace.messages.first(where: { $0.name == name })
    else { return observation }
    return .displayed(message: name, extras: message.extras)
  }

  /// Returns the line of a breach: of the observation of the first message that it names, of
  /// another observation, or of the action.
  package func line(of moment: Int, for because: String) -> Int {
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
    case .word(let word): return word.messages.first
    case .event, .asset, .stack: return nil
    }
  }
}
