import ArgumentParser
import SpecJSON

/// The options and flags of a command, as its parser describes them.
///
/// The parser describes them as JSON, which takes longer than a short command runs, so a table is
/// only created if the words of a command line require it.
struct OptionTable {
  private let entries: [Entry]

  /// An option or a flag.
  struct Entry {
    /// Its spellings: `--jobs`, `-j`.
    var names: [String]
    /// Whether a value follows it.
    var takesValue: Bool
    /// Whether it may be repeated.
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

  /// Finds the entry for a word of the command line: `--jobs`, `--jobs=4`, `-j` or `-j4`.
  subscript(word: String) -> Entry? {
    entries.first { $0.names.contains(Self.name(in: word)) }
  }

  /// Returns the name of the option at the beginning of a word.
  static func name(in word: String) -> String {
    word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
  }

  /// Checks that no option with a single value is repeated.
  ///
  /// The parser would silently take the last value.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - command: The command.
  /// - Throws: `ValidationError` if an option is repeated.
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

  /// Tells whether two of the names are equal or one could be an abbreviation of another.
  private static func mayRepeat(_ names: [String]) -> Bool {
    Set(names).count < names.count
      || names.contains { short in
        !short.hasPrefix("--") && names.contains { $0.hasPrefix("-" + short) }
      }
  }
}

extension JSONValue {
  /// The elements of an array; `nil` if the value is not one.
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}
