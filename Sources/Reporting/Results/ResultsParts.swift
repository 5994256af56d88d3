import Conformance
import Wording

/// The results of a run's parts, read side by side: their cases in the order of the whole plan.
///
/// The memory that it takes does not grow with the files: of each, one case is in memory at a time.
struct ResultsParts {
  /// A file of results, as far as it has been read.
  struct Part {
    /// The file, as the user gave it.
    let name: String
    /// The lines that are left.
    fileprivate var stream: ResultsStream

    /// What was run.
    var header: ResultsHeader { stream.header }

    /// Returns the error of something wrong with the file as a whole.
    func refused(_ message: String) -> ResultsError {
      ResultsError(file: name, line: nil, message: message)
    }
  }

  /// How the engine answers open questions, as far as that has been read.
  private(set) var answers: [ResultsAnswer] = []

  /// The files, in the order in which the user gave them.
  private(set) var parts: [Part]
  /// The first case that no part has, by its index in the whole plan; `nil` where none is missing.
  private(set) var missingIndex: Int?

  /// The next case of each part, by its index in the whole plan.
  private var heads: [Int: (part: Int, line: ResultsCase)] = [:]
  private var position = 0
  private var hasBegun = false

  /// Opens the files, and reads their headers.
  ///
  /// - Throws: ``ResultsError`` where a file cannot be opened, or has no header.
  init(_ open: [() throws -> ResultsReader]) throws {
    parts = try open.map { open in
      let reader = try open()
      return Part(name: reader.name, stream: try ResultsStream(reader))
    }
  }

  /// Reads the next case of the whole plan.
  ///
  /// - Returns: The case; `nil` after the last, and where no part has it: see ``missingIndex``.
  /// - Throws: ``ResultsError`` where two parts have the case, or something is wrong with a line.
  mutating func next() throws -> ResultsCase? {
    if !hasBegun {
      hasBegun = true
      for part in parts.indices { try readHead(of: part) }
    }
    guard position < parts[0].header.total else { return nil }
    guard let (part, line) = heads.removeValue(forKey: position) else {
      missingIndex = position
      return nil
    }
    position += 1
    try readHead(of: part)
    return line
  }

  /// Reads all that is left, and returns the footers.
  ///
  /// - Throws: ``ResultsError`` where a part is incomplete.
  mutating func footers() throws -> [ResultsFooter] {
    try parts.indices.map { index in
      while let line = try parts[index].stream.next() {
        if case .answer(let answer) = line { answers.append(answer) }
      }
      guard let footer = parts[index].stream.footer else {
        throw parts[index].refused("this is incomplete: there is no footer")
      }
      if let stop = footer.end.stop {
        throw parts[index].refused("this is incomplete: \(stop.phrase)")
      }
      return footer
    }
  }

  /// Reads a part's next case.
  ///
  /// Indices rise within a part, so where two parts have a case, it is the next of both at a time.
  private mutating func readHead(of part: Int) throws {
    while let line = try parts[part].stream.next() {
      switch line {
      case .answer(let answer): answers.append(answer)
      case .case(let line):
        if let other = heads.updateValue((part, line), forKey: line.index) {
          throw parts[part].refused(
            "this has \(line.id), and so has \(parts[other.part].name); name each part once")
        }
        return
      }
    }
  }
}
