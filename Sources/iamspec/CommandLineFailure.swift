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
    var text = IAMSpec.fullMessage(for: error)
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
  /// - Throws: `ValidationError` where there is one.
  static func checkNoneEmpty(_ words: [String]) throws {
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if word.hasPrefix("--"), parts.count == 2, parts[1].isEmpty {
        throw ValidationError("\(parts[0]) is given an empty text: is a variable not set?")
      }
      guard word.isEmpty else { continue }
      let option = index > 0 && words[index - 1].hasPrefix("-") ? words[index - 1] : nil
      throw ValidationError(
        option.map { "\($0) is given an empty text: is a variable not set?" }
          ?? "a word of the command line is empty: is a variable not set?")
    }
  }

  /// Refuses an engine whose program has no letter.
  ///
  /// - Throws: `ValidationError` where it has none.
  static func checkEngine(_ command: [String]?) throws {
    guard command?.first?.isEmpty == true else { return }
    throw ValidationError("the engine after -- is an empty text: is a variable not set?")
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
