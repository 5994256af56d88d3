import ArgumentParser
import ReferenceEngine
import SpecLoading

/// How the reference engine is varied.
struct ReferenceOptions: ParsableArguments {
  @Option(
    name: .customLong("reading"),
    help: ArgumentHelp(
      "Let the reference engine answer an open question this way.", valueName: "question=answer"))
  var readings: [String] = []

  @Option(
    name: .customLong("fault"),
    help: ArgumentHelp("Let the reference engine break a rule this way.", valueName: "fault"))
  var faults: [String] = []

  /// Whether any of them was given.
  var isUsed: Bool { !readings.isEmpty || !faults.isEmpty }

  /// The options as they were given, for a replay command.
  var replayTail: [String] {
    readings.flatMap { ["--reading", $0] } + faults.flatMap { ["--fault", $0] }
  }

  /// The reference engine, varied.
  ///
  /// - Throws: `ValidationError` where a question, an answer or a fault is unknown.
  func adapter() throws -> ReferenceAdapter {
    ReferenceAdapter(reading: try reading(), faults: try faults.map(fault))
  }

  private func reading() throws -> Reading {
    var reading = Reading.default
    for text in readings {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("--reading \(text): write it as question=answer")
      }
      let question = parts[0].hasPrefix("open.") ? parts[0] : "open.\(parts[0])"
      guard let answers = Reading.questions[question] else {
        throw ValidationError(
          Unknown(sort: "question", name: question, known: Reading.questions.keys.sorted()).text)
      }
      guard answers.contains(parts[1]) else {
        throw ValidationError(
          Unknown(sort: "answer to \(question)", name: parts[1], known: answers).text)
      }
      try reading.set(question, to: parts[1])
    }
    return reading
  }

  private func fault(_ id: String) throws -> Fault {
    guard let fault = Fault.all.first(where: { $0.id == id }) else {
      throw ValidationError(Unknown(sort: "fault", name: id, known: Fault.all.map(\.id)).text)
    }
    return fault
  }
}
