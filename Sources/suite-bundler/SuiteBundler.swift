import Foundation
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
    guard let suite = await load(arguments[1]) else { exit(1) }
    // A raw string literal ends at a quote and as many `#` as it began with; none of the bundle's
    // own runs is that long.
    let bundle = String(decoding: suite.bundle().dropLast(), as: UTF8.self)
    let fence = String(repeating: "#", count: longestRun(of: "#", in: bundle) + 1)
    let source = "let builtinBundle: StaticString = \(fence)\"\(bundle)\"\(fence)\n"
    try Data(source.utf8).write(to: URL(filePath: arguments[2]))
  }

  #if YAML
    private static func load(_ directory: String) async -> Suite? {
      let loaded = await SuiteLoader().load(directory: directory, shownAs: "Specs")
      for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
        // The form of a compiler's message, so that an editor can jump to the place.
        let message = "\(diagnostic.location): error: \(diagnostic.message)\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
      return loaded.suite
    }
  #else
    /// Without the trait, no target that needs the tool is built.
    private static func load(_ directory: String) async -> Suite? {
      FileHandle.standardError.write(Data("error: \(directory): the trait YAML is off\n".utf8))
      return nil
    }
  #endif

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text {
      current = next == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
