import Reporting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads lines typed at a terminal, with completion by the Tab key.
///
/// The terminal is only in another mode while a line is typed.
struct LineEditor {
  private let prompt: String
  private var text = ""
  private var history: [String] = []
  /// The index of the shown line in the history; after the last one, it is the line being typed.
  private var place = 0

  /// Creates an editor.
  ///
  /// - Parameter prompt: The text before each line.
  init(prompt: String) {
    self.prompt = prompt
  }

  /// Reads a line.
  ///
  /// - Parameter completions: Returns the completions of a line's last word.
  /// - Returns: The line; `nil` at the end of the input.
  /// - Throws: `ExitStatus.interrupted` on Ctrl-C.
  mutating func line(completions: (String) -> [String]) throws -> String? {
    var usual = termios()
    guard tcgetattr(0, &usual) == 0 else { return readLine() }
    var mode = usual
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(0, TCSADRAIN, &mode)
    defer { tcsetattr(0, TCSADRAIN, &usual) }
    (text, place) = ("", history.count)
    redraw()
    while let key = Self.key() {
      switch key {
      case .end where text.isEmpty:
        write("\n")
        return nil
      case .enter:
        write("\n")
        if !text.isEmpty { history.append(text) }
        return text
      case .interrupt:
        write("\n")
        throw ExitStatus.interrupted
      case .tab: complete(completions(text))
      case .backspace: if !text.isEmpty { text.removeLast() }
      case .clear: text = ""
      case .up: show(place - 1)
      case .down: show(place + 1)
      case .character(let character): text.append(character)
      case .end, .other: continue
      }
      redraw()
    }
    return nil
  }

  /// Replaces the last word with the common beginning of its completions; lists them if it is not
  /// longer than the word.
  private mutating func complete(_ candidates: [String]) {
    guard let first = candidates.first else { return }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let word = text.lastWord
    if common.count > word.count {
      text.removeLast(word.count)
      text += common
    } else if candidates.count > 1 {
      write("\n")
      Terminal.output.write(PrintedText(lines: [candidates.joined(separator: "  ")]))
    }
  }

  private mutating func show(_ other: Int) {
    guard history.indices.contains(other) || other == history.count else { return }
    place = other
    text = other == history.count ? "" : history[other]
  }

  private func redraw() {
    write("\r\u{1B}[2K")
    Terminal.output.write("\(prompt)\(text)")
  }

  private func write(_ text: String) { Terminal.output.write(PrintedText(verbatim: text)) }
}

extension LineEditor {
  private enum Key {
    case enter
    case tab
    case backspace
    case clear
    case up
    case down
    case interrupt
    case end
    case character(Character)
    case other
  }

  /// Returns the next key; `nil` at the end of the input.
  private static func key() -> Key? {
    guard let byte = byte() else { return nil }
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 0x15: return .clear
    case 0x03: return .interrupt
    case 0x04: return .end
    case 0x1B: return escape()
    case 0..<0x20: return .other
    default: return character(beginning: byte)
    }
  }

  /// Returns a key that sends several bytes, such as an arrow.
  private static func escape() -> Key? {
    guard byte() == UInt8(ascii: "[") else { return .other }
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case 0x40...0x7E: return .other
      default: continue
      }
    }
    return nil
  }

  /// Returns a UTF-8 character, given its first byte.
  private static func character(beginning first: UInt8) -> Key? {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    while bytes.count < count {
      guard let byte = byte() else { return nil }
      bytes.append(byte)
    }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return .other
    }
    return .character(character)
  }

  private static func byte() -> UInt8? {
    var byte: UInt8 = 0
    return read(0, &byte, 1) == 1 ? byte : nil
  }
}

extension String {
  /// The text after the last space, bracket or comma.
  fileprivate var lastWord: Substring {
    let start = lastIndex { " [{,".contains($0) }.map(index(after:)) ?? startIndex
    return self[start...]
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
