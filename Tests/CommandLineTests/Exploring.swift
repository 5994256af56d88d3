import Foundation
import TestSupport
import Testing

/// What the tests of `iamspec explore` share.
enum Exploring {
  /// The first finding in an output, from the line with its id to the command that explores it
  /// again.
  static func finding(in output: String) throws -> (text: Substring, command: Substring) {
    let start = try #require(output.range(of: "  explore/")).lowerBound
    let again = try #require(output[start...].range(of: "  again:"))
    let command = output[again.upperBound...].drop(while: \.isWhitespace).prefix { $0 != "\n" }
    return (output[start..<again.lowerBound], command)
  }

  /// Returns a copy of the Python engine with a mistake in it.
  static func engine(
    in folder: URL, replacing text: String, with mistake: String
  ) throws -> String {
    for name in ["delivery.py", "engine.py"] {
      let source = try Repository.text("Fixtures/engines/python/\(name)")
      #expect(name == "engine.py" || source.contains(text))
      try source.replacing(text, with: mistake)
        .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return folder.appending(path: "engine.py").path
  }
}
