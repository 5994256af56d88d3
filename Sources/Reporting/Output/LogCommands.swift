/// The commands that CI systems find in the lines of a job's log, made harmless.
///
/// Whatever leaves on standard output or standard error may be such a line. GitHub acts on
/// `::error::` after any white space, and on `##[group]` anywhere; Azure on `##vso[…]` anywhere;
/// TeamCity on `##teamcity[…]`. GitLab's commands need control codes, which are escaped everywhere.
/// The tool prints none of these itself, so one that is found comes from outside, and its first
/// character is written as an escape.
struct LogCommands: Sendable {
  private let colon: String
  private let sign: String

  /// Escapes for text that people read: `\u{3a}`.
  static let text = LogCommands(colon: #"\u{3a}"#, sign: #"\u{23}"#)
  /// Escapes for JSON, which mean the same there: `\u003a`.
  static let json = LogCommands(colon: #"\u003a"#, sign: #"\u0023"#)
  /// Escapes for XML and HTML, which mean the same there: `&#58;`.
  static let markup = LogCommands(colon: "&#58;", sign: "&#35;")

  /// Returns a line without a command.
  func defused(_ line: String) -> String {
    guard Self.isSuspicious(line.utf8) else { return line }
    let scalars = Array(line.unicodeScalars)
    var places: [Int: String] = [:]
    let start = scalars.firstIndex { !Self.isBlank($0) } ?? scalars.endIndex
    if scalars[start...].starts(with: "::".unicodeScalars) { places[start] = colon }
    for place in scalars.indices where scalars[place] == "#" {
      let rest = scalars[(place + 1)...]
      if rest.first == "#", rest.dropFirst().first(where: { !Self.isLetter($0) }) == "[" {
        places[place] = sign
      }
    }
    guard !places.isEmpty else { return line }
    return scalars.indices.reduce(into: "") { text, place in
      if let escape = places[place] {
        text += escape
      } else {
        text.unicodeScalars.append(scalars[place])
      }
    }
  }

  /// Returns a text whose lines have no commands.
  func defused(lines text: String) -> String {
    guard Self.isSuspicious(text.utf8) else { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { defused(String($0)) }.joined(separator: "\n")
  }

  /// Tells whether bytes may contain a command; most do not, which takes only a look at each byte.
  static func isSuspicious(_ bytes: some Sequence<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }

  /// Tells whether a runner skips a scalar before a command: white space of any script, and what
  /// has no width.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// The lines of a report that leaves on a standard stream: a line is passed on once it is whole.
  struct Lines: Sendable {
    private let commands: LogCommands
    private var rest: [UInt8] = []

    init(_ commands: LogCommands) { self.commands = commands }

    /// Returns the lines that are whole with these bytes, without commands.
    mutating func pass(_ bytes: [UInt8]) -> [UInt8] {
      rest += bytes
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
      let whole = Array(rest[...end])
      rest.removeFirst(end + 1)
      return defused(whole)
    }

    /// Returns the rest, which is a line without an end.
    mutating func end() -> [UInt8] {
      defer { rest = [] }
      return defused(rest)
    }

    private func defused(_ bytes: [UInt8]) -> [UInt8] {
      guard LogCommands.isSuspicious(bytes) else { return bytes }
      return Array(commands.defused(lines: String(decoding: bytes, as: UTF8.self)).utf8)
    }
  }
}

extension OutputTarget {
  /// How a command in a line of the file is escaped if the file is a standard stream.
  var commands: LogCommands {
    switch option {
    case "--junit", "--html": .markup
    case "--markdown": .text
    default: .json
    }
  }
}
