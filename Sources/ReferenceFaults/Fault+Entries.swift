import EmbeddedFiles
import ReferenceEngine

/// The faults that are an intervention each: a moment and an effect, in words.
extension Fault {
  /// The faults of `entries.txt`, in its order.
  static let entries = entries(in: String(cString: EmbeddedFile.entries_txt.start))

  /// Reads faults: below each clause, the lines of its faults.
  ///
  /// A line that cannot be read is left out.
  package static func entries(in text: String) -> [Fault] {
    var clause = ""
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  ") else {
        clause = String(line)
        return nil
      }
      return Fault(line: line.dropFirst(2), breaking: clause)
    }
  }

  /// Reads a line such as `id [legacy] = the user clicks + in the background: all that wait are lost`.
  private init?(line: Substring, breaking clause: String) {
    let sides = line.split(separator: " = ", maxSplits: 1)
    guard sides.count == 2, let intervention = Intervention(words: String(sides[1])) else {
      return nil
    }
    let words = sides[0].split(separator: " ")
    let profiles = Rulebook.Profile.allCases.filter {
      words.count == 1 || words[1] == "[\($0.rawValue)]"
    }
    self.init(String(words[0]), breaking: clause, intervention.sentence, in: profiles) {
      $0.interventions.append(intervention)
    }
  }
}

extension Intervention {
  /// Reads the words of an intervention: the occasion, circumstances that are joined by plus signs, and after
  /// a colon the effect.
  init?(words: String) {
    let sides = words.split(separator: ": ", maxSplits: 1)
    guard sides.count == 2, let effect = Effect(rawValue: String(sides[1])) else { return nil }
    var moment = String(sides[0])
    let isAfterwards = moment.hasPrefix(Self.afterwards)
    if isAfterwards { moment.removeFirst(Self.afterwards.count) }
    let parts = moment.split(separator: " + ").map(String.init)
    let circumstances = parts.dropFirst().compactMap(Circumstance.init)
    guard let occasion = parts.first.flatMap(Occasion.init),
      circumstances.count == parts.count - 1
    else { return nil }
    self.init(occasion, afterwards: isAfterwards, circumstances, effect)
  }

  private static let afterwards = "after "
}
