import ClauseIDs
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
  /// - Throws: ``UnreadableEntry`` for the first line that cannot be read; a line that passes for a
  ///   heading, and is no clause, comes before all others.
  package static func entries(in text: String) throws(UnreadableEntry) -> [Fault] {
    for heading in HeadedLine.headings(in: text) where ClauseID(rawValue: heading) == nil {
      throw UnreadableEntry(
        words: heading, reason: "it is neither indented by two spaces nor the id of a clause")
    }
    var faults: [Fault] = []
    for line in HeadedLine.all(in: text) { faults.append(try Fault(line)) }
    return faults
  }

  /// Reads a line such as `id [legacy] = the user clicks + in the background: all that wait are lost`.
  private init(_ line: HeadedLine) throws(UnreadableEntry) {
    if line.heading.isEmpty { throw UnreadableEntry(line, reason: "it is below no clause") }
    let words = line.left.split(separator: " ").map(String.init)
    let profiles = Rulebook.Profile.allCases.filter {
      words.count < 2 || words[1] == "[\($0.rawValue)]"
    }
    guard let id = words.first, words.count < 3, !profiles.isEmpty else {
      throw UnreadableEntry(line, reason: "it begins with neither `id` nor `id [profile]`")
    }
    let intervention: Intervention
    do {
      intervention = try Intervention(words: line.right)
    } catch {
      throw UnreadableEntry(line, reason: "\(error)")
    }
    self.init(id, breaking: line.heading, intervention.sentence, in: profiles) {
      $0.interventions.append(intervention)
    }
  }
}

/// A line of `entries.txt` that cannot be read.
package struct UnreadableEntry: Error, CustomStringConvertible {
  /// The line.
  private let words: String
  /// What is wrong with it.
  private let reason: String

  fileprivate init(words: String, reason: String) {
    (self.words, self.reason) = (words, reason)
  }

  fileprivate init(_ line: HeadedLine, reason: String) {
    self.init(words: "\(line.left) = \(line.right), below \(line.heading)", reason: reason)
  }

  package var description: String { "\(words): \(reason)" }
}
