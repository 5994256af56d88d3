import ArgumentParser
import Conformance
import EngineKit
import EngineProcess
import Inputs
import Platform
import ReferenceEngine
import Reporting
import SpecModel
import Wording

/// An error of the libraries that a user can fix.
///
/// Commands pass these errors on; they are printed in one place, when the process ends.
protocol Reported: Error {
  /// Prints the message, unless it has been printed.
  ///
  /// - Returns: The exit status, or an error whose message the parser should print because the
  ///   command line is invalid.
  func reported() -> any Error
}

/// The reason why a command judges nothing.
enum NotJudged: Reported {
  /// Neither the monitors nor the reference engine know a profile.
  case profile(String, by: String)
  /// The suite has words of its own, and no monitors that could judge by them.
  case noMonitors(command: String)
  /// No engine was named, and the suite has words of its own, which the reference engine does not know.
  case noEngineOfOwnWords(command: String)
  /// No engine was named, and the reference engine follows none of the suite's profiles.
  case noEngine(Suite, command: String)

  func reported() -> any Error {
    let followed = ReferenceAdapter().manifest.profiles.joined(separator: " and ")
    let reason =
      switch self {
      case .profile(let profile, let command):
        "nothing is judged: `\(command)` judges by the reference engine, which follows the profiles "
          + "\(followed), and not `\(profile)`; `iamspec run` judges an engine by the suite's cases"
      case .noMonitors(let command):
        "nothing is judged: `\(command)` judges by monitors.yaml, because this suite has words of its own, and "
          + "it has no monitors; add some, or name an engine after `--` that shall do the same"
      case .noEngineOfOwnWords(let command):
        "nothing is judged: no engine is named after `--`, and the reference engine, which `\(command)` "
          + "takes instead, does not know the words of this suite"
      case .noEngine(let suite, let command):
        "nothing is judged: no engine is named after `--`, and the reference engine, which `\(command)` "
          + "takes instead, follows the profiles \(followed), and none of this suite's: "
          + suite.profiles.map { VisibleText.line($0.id) }.joined(separator: ", ")
      }
    Terminal.error.writeError("\(reason)")
    return ExitStatus.notJudged
  }
}

extension EngineOptions {
  /// Checks that there is an engine for a suite: without a command, the reference engine has to follow a profile
  /// of it.
  ///
  /// - Throws: ``NotJudged`` if it follows none.
  func check(for suite: Suite, of command: String) throws {
    if self.command.isEmpty, suite.semantics == nil {
      throw NotJudged.noEngineOfOwnWords(command: command)
    }
    let followed = ReferenceAdapter().manifest.profiles
    if self.command.isEmpty, !suite.profiles.contains(where: { followed.contains($0.id) }) {
      throw NotJudged.noEngine(suite, command: command)
    }
  }
}

extension InputError: Reported {
  func reported() -> any Error {
    if case .unusable(let text) = self { Terminal.error.writeError("\(text)") }
    return ExitStatus.wrongInput
  }
}

extension SelectionError: Reported {
  func reported() -> any Error {
    if case .unknown(.case, let selector, _) = self, SuiteFolder.isSuite(selector) {
      let words = CommandLine.arguments.dropFirst().flatMap {
        $0 == selector ? ["--specs", selector] : [$0]
      }
      let command = words.map { VisibleText.line(ReplayCommand.quoted($0)) }.joined(separator: " ")
      Terminal.error.writeError(
        PrintedText(
          block: """
            \(VisibleText.line(selector)) is a folder with a suite, and not a case
            `iamspec \(command)` uses the suite
            """))
      return ExitStatus.wrongInput
    }
    var text = text(listedWith: SuiteOptions.current)
    if case .unknown(.case, let selector, _) = self, let engine = EngineWithoutTerminator.current,
      engine.program == selector
    {
      text = "there is no case `\(selector.visible)`" + engine.advice
    }
    Terminal.error.writeError(PrintedText(block: text))
    return ExitStatus.wrongInput
  }
}

extension Unknown: Reported {
  func reported() -> any Error {
    Terminal.error.writeError(PrintedText(block: text(listedWith: SuiteOptions.current)))
    return ExitStatus.wrongInput
  }
}

extension ResultsError: Reported {
  func reported() -> any Error {
    var error = self
    // The results reader would call it a broken file; CI systems may compress results.
    if WholeFile.isRegular(file), (try? WholeFile.read(file, atMost: 2)) == [0x1F, 0x8B] {
      error.line = nil
      error.message = "this is compressed by gzip; unpack it first, with gunzip"
    }
    Terminal.error.writeMessage("\(error.description)\n")
    return ExitStatus.wrongInput
  }
}

extension EnvironmentError: Reported {
  func reported() -> any Error {
    Terminal.error.writeError(PrintedText(block: text))
    return ExitStatus.wrongInput
  }
}

extension FileWatchError: Reported {
  func reported() -> any Error {
    Terminal.error.writeError("\(text)")
    return ExitStatus.wrongInput
  }
}

extension WatchOutputError: Reported {
  // The reason why the stream accepts no more is printed when the process ends.
  func reported() -> any Error { ExitStatus.notWritten }
}

extension EngineStartError: Reported {
  func reported() -> any Error {
    Terminal.error.writeMessage(PrintedText(block: "error: \(self)\n"))
    return ExitStatus.engineNotRun
  }
}

/// The error if the engine of `--against` could not be run.
struct OtherEngineError: Reported {
  let error: EngineStartError

  func reported() -> any Error {
    Terminal.error.writeMessage(PrintedText(block: "error: --against: \(error)\n"))
    return ExitStatus.engineNotRun
  }
}

extension OpenFiles.Shortage: Reported {
  func reported() -> any Error {
    Terminal.error.writeError("\(self)")
    return ExitStatus.engineNotRun
  }
}

extension FatalManifest: Reported {
  func reported() -> any Error { ExitStatus.engineNotRun }
}

extension OutputError: Reported {
  func reported() -> any Error {
    if isMistake { return ValidationError(text) }
    Terminal.error.writeError("\(text)")
    return ExitStatus.notWritten
  }
}
