import ArgumentParser
import ReferenceEngine
import ReferenceFaults
import SpecLoading
import Wording

/// The variation of the reference engine.
///
/// Commands that use it declare `--reading` and `--fault` themselves, with the help texts from
/// here: the parser of a debug build takes four times as long for each level of nested option
/// groups.
struct ReferenceVariation {
  /// The help of `--reading`.
  static let readingHelp = ArgumentHelp(
    "Make the reference engine answer an open question this way.", valueName: "question=answer")
  /// The help of `--fault`.
  static let faultHelp = ArgumentHelp(
    "Make the reference engine break a rule this way.", valueName: "fault")

  /// The answers to open questions, each `question=answer`.
  let readings: [String]
  /// The ids of the faults.
  let faults: [String]

  /// Whether there is a variation.
  var isUsed: Bool { !readings.isEmpty || !faults.isEmpty }

  /// The options as given, for a replay command.
  var replayTail: [String] {
    readings.flatMap { ["--reading", $0] } + faults.flatMap { ["--fault", $0] }
  }

  /// The reference engine with the variation.
  ///
  /// - Throws: `ValidationError` if a question, an answer or a fault is unknown.
  func adapter() throws -> ReferenceAdapter {
    ReferenceAdapter(reading: try reading(), faults: try faults.map(fault))
  }

  private func reading() throws -> Reading {
    var reading = Reading.default
    for text in readings {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ValidationError(
          "--reading \(text): write question=answer\n`iamspec list questions` lists them all")
      }
      let question = parts[0].hasPrefix("open.") ? parts[0] : "open.\(parts[0])"
      do throws(ReadingError) {
        try reading.answer(question, with: parts[1])
      } catch {
        throw ValidationError(error.text)
      }
    }
    return reading
  }

  private func fault(_ id: String) throws -> Fault {
    guard let fault = Fault.named(id) else {
      let unknown = Unknown(sort: "fault", name: id, known: Fault.all.map(\.id))
      throw ValidationError(
        unknown.text(listedWith: SuiteOptions.namingBuiltIn)
          + "\n--fault takes the faults of the reference engine, and not those that a suite's faults.yaml "
          + "declares for `iamspec audit --specs DIR`")
    }
    return fault
  }
}

extension ReadingError {
  /// The message with advice.
  fileprivate var text: String {
    switch self {
    case .unknownQuestion(let id, let known):
      Unknown(sort: "open question", name: id, known: known)
        .text(listedWith: SuiteOptions.namingBuiltIn)
        + "\n--reading takes the questions that the reference engine knows: those of the built-in suite"
    case .unknownAnswer(let id, let question, let known):
      Unknown(sort: "answer", name: id, known: known, owner: question)
        .text(listedWith: SuiteOptions.namingBuiltIn)
    }
  }
}
