import Foundation
import SpecJSON
import SpecModel

#if YAML
  import SpecLoading
#endif

/// Writes a Swift file that carries a suite: the tool behind the plugin `BundleSuite`.
@main
struct SuiteBundler {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: suite-bundler SPECS OUTPUT\n".utf8))
      exit(64)
    }
    let specs = URL(filePath: arguments[1])
    guard let suite = await suite(in: arguments[1]) else { exit(1) }
    let constants = [
      constant("builtinBundle", String(decoding: suite.bundle().dropLast(), as: UTF8.self)),
      constant("builtinName", suite.name), constant("builtinVersion", suite.version),
      constant("builtinDigest", suite.digest),
      constant("builtinProtocol", try text(of: "PROTOCOL.md", in: specs)),
      constant("builtinProtocolSchema", try text(of: "protocol.schema.json", in: specs)),
    ]
    try Data(constants.joined(separator: "\n").utf8).write(to: URL(filePath: arguments[2]))
  }

  #if YAML
    private static func suite(in directory: String) async -> Suite? {
      let loaded = await SuiteLoader().load(directory: directory, shownAs: "Specs")
      for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
        // The form of a compiler's message, so that an editor can jump to the place.
        let message = "\(diagnostic.location): error: \(diagnostic.message)\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
      return loaded.suite
    }
  #else
    /// Without the trait, nothing is built that the tool is needed for.
    private static func suite(in directory: String) async -> Suite? {
      FileHandle.standardError.write(Data("error: \(directory): the trait YAML is off\n".utf8))
      return nil
    }
  #endif

  private static func text(of name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// A constant whose text is between marks that do not occur in it.
  private static func constant(_ name: String, _ text: String) -> String {
    let fence = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
    return "let \(name): StaticString = \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)\n"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
