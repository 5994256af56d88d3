import EngineKit
import SpecJSON
import SpecModel
import Wording

extension HandInput {
  /// Returns a POSIX shell command line that gives the input to an engine.
  ///
  /// - Parameter command: The engine's program and its arguments.
  package func shellLine(for command: [String]) -> String {
    let words = command.map(ReplayCommand.quoted).joined(separator: " ")
    switch self {
    case .end: return words + " </dev/null"
    case .requests(let scripts):
      let lines = scripts.enumerated().map { index, script in
        var json = JSONWriter()
        WireRequest(id: index + 1, script: script).write(to: &json)
        return ReplayCommand.quoted(String(decoding: json.bytes, as: UTF8.self))
      }
      return "printf '%s\\n' \(lines.joined(separator: " ")) | \(words)"
    }
  }
}
