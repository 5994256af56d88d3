import ArgumentParser
import Reporting
import SpecModel
import Wording

/// An invalid command line, as it is reported to the user.
struct CommandLineFailure {
  /// The exit status.
  let status: ExitCode
  /// The text to print; `nil` if it has been printed.
  let message: PrintedText?

  /// Creates the failure for an error of the parser or of a command.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - words: The words of the command line, which the error may quote.
  ///   - command: The command that threw the error; `nil` if the parser did.
  ///   - showsAllCommands: Whether the help lists all commands.
  init(
    _ error: any Error, words: [String], of command: (any ParsableCommand.Type)?,
    showsAllCommands: Bool = false
  ) {
    status = IAMSpec.exitCode(for: error)
    var text = Self.withLikelyChoice(
      Self.withoutUnlikelyAdvice(Self.inLowerCase(IAMSpec.fullMessage(for: error))))
    if let command, let error = error as? ValidationError {
      // The parser no longer knows which command it was.
      text = """
        error: \(error.message)
        Usage: \(IAMSpec.usageString(for: command).replacing("\n", with: "\n       "))
          See 'iamspec \(command.configuration.commandName ?? "") --help' for more information.
        """
    }
    if status.isSuccess { text = FirstHelp.text(of: text, showsAll: showsAllCommands) }
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

  /// Returns a message of the parser that begins as all other errors do.
  private static func inLowerCase(_ text: String) -> String {
    text.hasPrefix("Error: ") ? "error: \(text.dropFirst("Error: ".count))" : text
  }

  /// Removes an option that the parser suggests although it is not similar to the one in the
  /// command line.
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

  /// Names the one value that was probably meant where the parser lists all that an option takes.
  private static func withLikelyChoice(_ text: String) -> String {
    guard
      let parts = text.firstMatch(
        of: /The value '(.*)' is invalid for '.*'\. (Please provide one of [\s\S]*?)(?=\nHelp: )/),
      let likely = Suggestion.nearest(
        to: String(parts.1),
        among: parts.2.matches(of: /'(.+?)'|\n +- (.+)/).compactMap { choice in
          (choice.1 ?? choice.2).map(String.init)
        })
    else { return text }
    return text.replacing(parts.2, with: "Did you mean '\(likely)'?", maxReplacements: 1)
  }

  /// Checks that the first word is a command.
  ///
  /// - Parameters:
  ///   - word: The word; `nil` if there is none.
  ///   - commands: The names of all commands.
  /// - Throws: `ValidationError` if it is not, with the command that was probably meant, if there
  ///   is one.
  static func checkCommand(_ word: String?, of commands: [String]) throws {
    guard let word, !word.isEmpty, !word.hasPrefix("-"), !commands.contains(word) else { return }
    throw ValidationError(Unknown(sort: "command", name: word, known: commands).text)
  }

  /// Checks that no word is empty, which usually is an unset variable.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - command: The command that they name, if known.
  /// - Throws: `ValidationError` if a word is empty.
  static func checkNoneEmpty(_ words: [String], of command: (any ParsableCommand.Type)?) throws {
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if word.hasPrefix("--"), parts.count == 2, parts[1].isEmpty {
        throw ValidationError("\(parts[0]) has an empty value: is a variable not set?")
      }
      guard word.isEmpty else { continue }
      var option = index > 0 && words[index - 1].hasPrefix("-") ? words[index - 1] : nil
      // The word after a flag is not its value.
      if let name = option, let command, OptionTable(of: command)[name]?.takesValue == false {
        option = nil
      }
      throw ValidationError(
        option.map { "\($0) has an empty value: is a variable not set?" }
          ?? "a word of the command line is empty: is a variable not set?")
    }
  }

  /// Checks that the engine's program is not empty.
  ///
  /// - Throws: `ValidationError` if it is.
  static func checkEngine(_ command: [String]?) throws {
    guard command?.first?.isEmpty == true else { return }
    throw ValidationError("the engine after -- is empty: is a variable not set?")
  }

  /// Escapes invisible characters where a message quotes a word or a part of it.
  ///
  /// The parser does not escape them, and a message may quote only the last part of a path.
  private static func visible(_ words: [String], in message: String) -> String {
    let parts = words.flatMap { word in
      word.split(whereSeparator: { $0 == "/" || $0 == "=" }).map(String.init)
    }
    return parts.filter { $0.visible != $0 }.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(message) { $0.replacing($1, with: $1.visible) }
  }
}
