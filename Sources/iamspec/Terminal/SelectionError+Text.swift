import ArgumentParser
import Conformance

extension SelectionError {
  /// The message, with a way out.
  var text: String {
    switch self {
    case .unknown(.case, let selector, let known):
      Unknown(sort: "case", name: selector, known: known).text
        + "\n`iamspec list cases` lists them all"
    case .unknown(let sort, let name, let known):
      Unknown(sort: sort.rawValue, name: name, known: known).text
    case .profileNotFollowed(let profile, let engine, let follows):
      "\(engine) does not follow the profile `\(profile)`; it follows \(follows.joined(separator: ", "))"
    case .nothingSelected(let profiles):
      "no case is selected: none matches all selectors at once in \(profiles.joined(separator: ", "))"
    }
  }

  /// Prints the message and returns what the process exits with.
  func reported() -> ExitCode {
    Terminal.error.write("error: \(text.replacing("\n", with: "\n       "))\n")
    return ExitStatus.wrongInput
  }
}
