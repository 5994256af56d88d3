import EmbeddedFiles
import ReferenceEngine

/// The faults that are an intervention each: a moment and an effect, in words.
extension Fault {
  /// The faults of `entries.txt`, in its order.
  ///
  /// A line that cannot be read stops the program, so that no fault is ever missing.
  static let entries: [Fault] = {
    do {
      return try entries(in: String(cString: EmbeddedFile.entries_txt.start))
    } catch {
      preconditionFailure("entries.txt: \(error)")
    }
  }()

  /// Reads faults: below each clause, the lines of its faults.
  ///
  /// - Throws: ``UnreadableEntry`` for the first line that cannot be read.
  package static func entries(in text: String) throws(UnreadableEntry) -> [Fault] {
    var faults: [Fault] = []
    for line in HeadedLine.all(in: text) { faults.append(try Fault(line)) }
    return faults
  }

  /// Reads a line such as `id [legacy] = the user clicks + in the background: all that wait are lost`.
  private init(_ line: HeadedLine) throws(UnreadableEntry) {
    let words = line.left.split(separator: " ").map(String.init)
    let profiles = Rulebook.Profile.allCases.filter {
      words.count < 2 || words[1] == "[\($0.rawValue)]"
    }
    guard let id = words.first, words.count < 3, !profiles.isEmpty else {
      throw UnreadableEntry(line: line, reason: "it begins with neither `id` nor `id [profile]`")
    }
    let intervention: Intervention
    do {
      intervention = try Intervention(words: line.right)
    } catch {
      throw UnreadableEntry(line: line, reason: "\(error)")
    }
    self.init(id, breaking: line.heading, intervention.sentence, in: profiles) {
      $0.interventions.append(intervention)
    }
  }
}

/// A line of `entries.txt` that cannot be read.
package struct UnreadableEntry: Error, CustomStringConvertible {
  let line: HeadedLine
  let reason: String

  package var description: String {
    "\(line.left) = \(line.right), below \(line.heading): \(reason)"
  }
}
