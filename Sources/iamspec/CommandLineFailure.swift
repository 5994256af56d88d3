import ArgumentParser
import Reporting
import SpecModel
import Wording

/// A command line that cannot be followed, as it is reported to the user.
struct CommandLineFailure {
  /// What the process exits with.
  let status: ExitCode
  /// What is printed; absent where that has been done.
  let message: PrintedText?

  /// Describes an error of the parser, or one that a command has thrown.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - words: The words of the command line, which the error may quote.
  ///   - command: The command that has thrown it; absent where it is the parser's.
  init(_ error: any Error, words: [String], of command: (any ParsableCommand.Type)?) {
    status = IAMSpec.exitCode(for: error)
    var text = Self.withoutUnlikelyAdvice(IAMSpec.fullMessage(for: error))
    if let command, let error = error as? ValidationError {
      // The parser does not know any more which command it was.
      text = """
        Error: \(error.message)
        Usage: \(IAMSpec.usageString(for: command).replacing("\n", with: "\n       "))
          See 'iamspec \(command.configuration.commandName ?? "") --help' for more information.
        """
    }
    guard !text.isEmpty else {
      message = nil
      return
    }
    let advice = status == .validationFailure ? EngineWithoutTerminator.current?.advice : nil
    var lines = Self.visible(words, in: text).split(
      separator: "\n", omittingEmptySubsequences: false)
    if let advice {
      let usage = lines.firstIndex { $0.hasPrefix("Usage:") } ?? lines.endIndex
      lines.insert(contentsOf: advice.split(separator: "\n"), at: usage)
    }
    message = PrintedText(block: lines.joined(separator: "\n") + "\n")
  }

  /// Leaves out an option that the parser suggests and that is not like the one that was written.
  private static func withoutUnlikelyAdvice(_ text: String) -> String {
    let (opening, between) = ("Unknown option '", "'. Did you mean '")
    guard let start = text.firstRange(of: opening)?.upperBound,
      let middle = text[start...].firstRange(of: between),
      let end = text[middle.upperBound...].firstRange(of: "'?")
    else { return text }
    func bare(_ name: Substring) -> String { String(name.drop { $0 == "-" }) }
    let written = bare(text[start..<middle.lowerBound])
    let advised = bare(text[middle.upperBound..<end.lowerBound])
    guard Suggestion.nearest(to: written, among: [advised]) == nil else { return text }
    return "\(text[..<middle.lowerBound])'\(text[end.upperBound...])"
  }

  /// Refuses a first word that is no command.
  ///
  /// - Parameters:
  ///   - word: The word; `nil` where there is none.
  ///   - commands: The names of all commands.
  /// - Throws: `ValidationError`, which says what was meant, if that is clear.
  static func checkCommand(_ word: String?, of commands: [String]) throws {
    guard let word, !word.isEmpty, !word.hasPrefix("-"), !commands.contains(word) else { return }
    throw ValidationError(Unknown(sort: "command", name: word, known: commands).text)
  }

  /// Refuses words without a letter, which are variables that are not set, most likely.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - command: The command that they name, if it is known.
  /// - Throws: `ValidationError` where there is one.
  static func checkNoneEmpty(_ words: [String], of command: (any ParsableCommand.Type)?) throws {
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if word.hasPrefix("--"), parts.count == 2, parts[1].isEmpty {
        throw ValidationError("\(parts[0]) has an empty value: is a variable not set?")
      }
      guard word.isEmpty else { continue }
      var option = index > 0 && words[index - 1].hasPrefix("-") ? words[index - 1] : nil
      // What follows a flag is a word by itself.
      if let name = option, let command, OptionTable(of: command)[name]?.takesValue == false {
        option = nil
      }
      throw ValidationError(
        option.map { "\($0) has an empty value: is a variable not set?" }
          ?? "a word of the command line is empty: is a variable not set?")
    }
  }

  /// Refuses an engine whose program has no letter.
  ///
  /// - Throws: `ValidationError` where it has none.
  static func checkEngine(_ command: [String]?) throws {
    guard command?.first?.isEmpty == true else { return }
    throw ValidationError("the engine after -- is empty: is a variable not set?")
  }

  /// Writes out whatever is hidden in the words where a message quotes them, in whole or in part.
  ///
  /// The parser knows nothing of such things; and of a path, a message may name the last part alone.
  private static func visible(_ words: [String], in message: String) -> String {
    let parts = words.flatMap { word in
      word.split(whereSeparator: { $0 == "/" || $0 == "=" }).map(String.init)
    }
    return parts.filter { $0.visible != $0 }.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(message) { $0.replacing($1, with: $1.visible) }
  }
}
