import ArgumentParser
import SpecJSON

/// The options and flags of a command, as its parser describes them.
///
/// The parser describes them as JSON, which takes it longer than a short command takes to run: a table is
/// made only where the words of a command line give a reason.
struct OptionTable {
  private let entries: [Entry]

  /// An option or a flag.
  struct Entry {
    /// How it may be written: `--jobs`, `-j`.
    var names: [String]
    /// Whether a value follows it.
    var takesValue: Bool
    /// Whether it may be given several times.
    var isRepeatable: Bool
  }

  /// Asks a command for its options.
  init(of command: any ParsableCommand.Type) {
    let description = try? JSONParser.parse(Array(command._dumpHelp().utf8))
    entries = (description?["command"]?["arguments"]?.elements ?? []).map { argument in
      Entry(
        names: (argument["names"]?.elements ?? []).compactMap { name in
          guard case .string(let text) = name["name"] else { return nil }
          return (name["kind"] == .string("short") ? "-" : "--") + text
        },
        takesValue: argument["kind"] == .string("option"),
        isRepeatable: argument["isRepeating"] == .boolean(true))
    }
  }

  /// Finds what a word of the command line names: `--jobs`, `--jobs=4`, `-j` or `-j4`.
  subscript(word: String) -> Entry? {
    entries.first { $0.names.contains(Self.name(in: word)) }
  }

  /// The name of an option in a word that begins with it.
  static func name(in word: String) -> String {
    word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
  }

  /// Refuses an option that takes one value and is given several.
  ///
  /// The parser would take the last one and say nothing.
  ///
  /// - Parameters:
  ///   - words: The words that follow the command's name.
  ///   - command: The command.
  /// - Throws: `ValidationError` where there is one.
  static func checkNoneRepeated(
    _ words: some Sequence<String>, of command: any ParsableCommand.Type
  ) throws {
    let names = words.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }.map(name(in:))
    guard mayRepeat(names) else { return }
    let table = OptionTable(of: command)
    var seen: Set<[String]> = []
    for name in names {
      guard let entry = table[name], entry.takesValue, !entry.isRepeatable else { continue }
      if !seen.insert(entry.names).inserted {
        throw ValidationError("\(name) takes one value, and is given more than once")
      }
    }
  }

  /// Whether two of the names are the same, or one could be short for another.
  private static func mayRepeat(_ names: [String]) -> Bool {
    Set(names).count < names.count
      || names.contains { short in
        !short.hasPrefix("--") && names.contains { $0.hasPrefix("-" + short) }
      }
  }
}

extension JSONValue {
  /// The elements of an array; `nil` where it is none.
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
