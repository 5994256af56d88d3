import Reporting
import Wording

/// Text in a picture: measured, broken into lines, and written as SVG.
struct PictureText {
  /// The lines, each a sequence of runs.
  private(set) var lines: [[Run]] = []

  /// A stretch of text in one font.
  struct Run {
    var text: String
    var isName: Bool
  }

  /// Breaks a phrase into lines.
  ///
  /// - Parameters:
  ///   - phrase: The phrase; its names are set in a monospaced font.
  ///   - width: The largest width of a line, in pixels.
  ///   - size: The font size of the prose, in pixels.
  init(_ phrase: Phrase, width: Double, size: Double = 12) {
    var line: [Run] = []
    var used = 0.0
    for word in Self.words(of: phrase, width: width, size: size) {
      let length = word.runs.reduce(0) { $0 + Self.width(of: $1, size: size) }
      let space = word.isJoined || line.isEmpty ? 0 : size * 0.29
      if used + space + length > width, !line.isEmpty {
        lines.append(line)
        (line, used) = (word.runs, length)
      } else {
        if space > 0 { line.append(Run(text: " ", isName: false)) }
        line += word.runs
        used += space + length
      }
    }
    if !line.isEmpty { lines.append(line) }
  }

  /// Returns the lines as SVG, the first on a baseline.
  func svg(x: Double, y: Double, lineHeight: Double = 16, attributes: String = "") -> String {
    lines.enumerated().reduce(into: "") { result, line in
      let y = y + Double(line.offset) * lineHeight
      result += "<text x=\"\(Number(x))\" y=\"\(Number(y))\"\(attributes)>"
      for run in Self.merged(line.element) {
        let text = HTMLText.escaped(run.text)
        result += run.isName ? "<tspan class=\"n\">\(text)</tspan>" : text
      }
      result += "</text>"
    }
  }

  /// Joins adjacent runs in the same font.
  private static func merged(_ runs: [Run]) -> [Run] {
    runs.reduce(into: []) { result, run in
      if let last = result.indices.last, result[last].isName == run.isName {
        result[last].text += run.text
      } else {
        result.append(run)
      }
    }
  }

  /// A text that cannot be broken, and whether it follows the previous word without a space.
  private struct Word {
    var runs: [Run]
    var isJoined = false
  }

  private static func words(of phrase: Phrase, width: Double, size: Double) -> [Word] {
    var words: [Word] = []
    var isSpaced = true
    for piece in phrase.pieces {
      let (text, isName) =
        switch piece {
        case .words(let text): (text, false)
        case .name(let text): (text, true)
        }
      for (index, part) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { isSpaced = true }
        if part.isEmpty { continue }
        let run = Run(text: String(part), isName: isName)
        if !isSpaced, !words.isEmpty {
          words[words.count - 1].runs.append(run)
        } else {
          words.append(Word(runs: [run]))
        }
        isSpaced = false
      }
    }
    return words.flatMap { broken($0, width: width, size: size) }
  }

  /// Breaks a word that is too long for a line: after underscores and the like, or anywhere.
  private static func broken(_ word: Word, width: Double, size: Double) -> [Word] {
    var result: [Word] = []
    var current = Word(runs: [])
    var used = 0.0
    for run in word.runs {
      for part in parts(of: run, width: width, size: size) {
        let length = Self.width(of: part, size: size)
        if used + length > width, !current.runs.isEmpty {
          result.append(current)
          current = Word(runs: [], isJoined: true)
          used = 0
        }
        current.runs.append(part)
        used += length
      }
    }
    return result + [current]
  }

  private static func parts(of run: Run, width: Double, size: Double) -> [Run] {
    guard Self.width(of: run, size: size) > width else { return [run] }
    var parts: [String] = [""]
    for character in run.text {
      let isFull =
        Self.width(of: Run(text: parts[parts.count - 1] + "m", isName: run.isName), size: size)
        > width
      if isFull { parts.append("") }
      parts[parts.count - 1].append(character)
      if "_-/.".contains(character) { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }.map { Run(text: $0, isName: run.isName) }
  }
}

extension PictureText {
  /// Returns the width of a run in pixels; slightly more than in most fonts, so that it fits in
  /// all.
  static func width(of run: Run, size: Double) -> Double {
    if run.isName { return Double(run.text.count) * size * 0.6 }
    return run.text.unicodeScalars.reduce(0) { $0 + advance($1) } * size * 1.04
  }

  /// The widths of the ASCII characters, which are nearly all that is measured.
  private static let advancesOfASCII = (UInt8(0)..<0x80).map {
    advance(measuring: Unicode.Scalar($0))
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    scalar.isASCII ? advancesOfASCII[Int(scalar.value)] : advance(measuring: scalar)
  }

  private static func advance(measuring scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ";", ":", "'", "|", "!", " ": 0.29
    case "f", "t", "r", "(", ")", "[", "]", "-", "/": 0.36
    case "m", "w", "M", "W": 0.86
    case "A"..."Z": 0.70
    case "a"..."z", "0"..."9": 0.57
    default: scalar.value < 0x2000 ? 0.62 : 1.0
    }
  }
}
