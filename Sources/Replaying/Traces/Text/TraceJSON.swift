import SpecJSON
package import SpecModel

/// The verdict on a trace as JSON.
package struct TraceJSON {
  /// The document, with a line feed at its end.
  package let bytes: [UInt8]

  /// Writes a verdict.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - trace: The trace.
  ///   - path: The path of the trace.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - jurisdiction: What the suite has; answers to other questions are left out.
  ///   - replay: What an engine does when the actions of the trace happen again; `nil` if none was asked.
  package init(
    _ verdict: TraceVerdict, on trace: Trace, in path: String, slack: Int,
    within jurisdiction: Jurisdiction = .everything, replay: TraceReplay? = nil
  ) {
    var json = JSONWriter(isIndented: true)
    json.object { json in
      json.member("trace", path)
      json.member("profile", trace.profile)
      json.member("lines", trace.entries.count)
      json.member("slack", slack)
      json.member("verdict", verdict.word)
      json.member("remarks", trace.remarks)
      switch verdict {
      case .explained(let way): json.way(way, jurisdiction)
      case .changed(let changes, _): json.member("changes", changes) { $0.change($1) }
      case .unexplained(let divergence), .undecided(let divergence): json.divergence(divergence)
      case .unjudged(let divergence): json.member("line", divergence?.line)
      case .breach(let breaches, let divergence):
        json.member("breaches", breaches) { json, breach in
          json.breach(breach)
        }
        if let divergence { json.divergence(divergence) }
      case .accepted(let clauses): json.member("clauses", clauses)
      case .crowded(let line): json.member("line", line)
      }
      if let replay { json.replay(replay) }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension TraceVerdict {
  /// The verdict in a word.
  package var word: String {
    switch self {
    case .explained: "explained"
    case .changed: "changed"
    case .unexplained: "unexplained"
    case .undecided: "undecided"
    case .unjudged: "unjudged"
    case .breach: "breach"
    case .accepted: "accepted"
    case .crowded: "undecided"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func way(_ way: TracePath, _ jurisdiction: Jurisdiction) {
    if let beginning = way.beginning {
      key("start")
      object { json in
        json.member("visible", beginning.visible)
        json.member("waiting", beginning.waiting)
        json.member("interval", beginning.isWithinInterval)
      }
    }
    key("answers")
    object { json in
      for answer in way.answers?.named(within: jurisdiction) ?? [] {
        json.key(answer.question)
        json.string(answer.answer)
      }
    }
  }

  fileprivate mutating func change(_ change: AnswerChange) {
    object { json in
      json.member("question", change.question)
      json.member("pinned", change.pinned.id)
      if case .answers(let answers) = change.outcome { json.member("answers", answers.map(\.id)) }
    }
  }

  fileprivate mutating func breach(_ breach: TraceBreach) {
    object { json in
      json.member("line", breach.line)
      json.member("clause", breach.clause)
      json.member("because", breach.because)
    }
  }

  fileprivate mutating func replay(_ replay: TraceReplay) {
    key("replay")
    object { json in
      json.member("engine", replay.engine)
      switch replay.result {
      case .same: json.member("does", "the same")
      case .failed(let message): json.member("failed", message)
      case .differs(let difference):
        json.member("does", "something else")
        json.member("line", difference.line)
        json.member("recorded", difference.recorded)
        json.member("done", difference.done)
      }
    }
  }

  fileprivate mutating func divergence(_ divergence: TraceDivergence) {
    if let breach = divergence.unproved {
      key("unproved")
      self.breach(breach)
    }
    member("line", divergence.line)
    member("expected", divergence.ends) { json, end in
      json.object { json in
        json.member("observations", end.expected)
        json.member("rules", end.rules)
      }
    }
  }
}
