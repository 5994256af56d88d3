import Conformance
import Wording

/// The results of a run's parts, read in parallel: their cases in the order of the whole plan.
///
/// The memory use does not grow with the files, because only one case of each is in memory at a
/// time.
struct ResultsParts {
  /// A results file that is being read.
  struct Part {
    /// The file, as the user gave it.
    let name: String
    /// The remaining lines.
    fileprivate var stream: ResultsStream

    /// The header of the file.
    var header: ResultsHeader { stream.header }

    /// Returns an error about the file as a whole.
    func refused(_ message: String) -> ResultsError {
      ResultsError(file: name, line: nil, message: message)
    }
  }

  /// The engine's answers to open questions read so far.
  private(set) var answers: [ResultsAnswer] = []

  /// The files, in the order in which the user gave them.
  private(set) var parts: [Part]
  /// The index in the whole plan of the first case that no part has; `nil` if none is missing.
  private(set) var missingIndex: Int?

  /// The next case of each part, by its index in the whole plan.
  private var heads: [Int: (part: Int, line: ResultsCase)] = [:]
  private var position = 0
  private var hasBegun = false

  /// Opens the files, and reads their headers.
  ///
  /// - Throws: ``ResultsError`` if a file cannot be opened or has no header.
  init(_ open: [() throws -> ResultsReader]) throws {
    parts = try open.map { open in
      let reader = try open()
      return Part(name: reader.name, stream: try ResultsStream(reader))
    }
  }

  /// Reads the next case of the whole plan.
  ///
  /// - Returns: The case; `nil` after the last, or if no part has it: see ``missingIndex``.
  /// - Throws: ``ResultsError`` if two parts have the case or a line is invalid.
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

  /// Reads the remaining lines, and returns the footers in the order of the shards.
  ///
  /// - Throws: ``ResultsError`` if a part is incomplete.
  mutating func footers() throws -> [ResultsFooter] {
    try parts.indices.sorted { parts[$0].header.shard.index < parts[$1].header.shard.index }.map {
      index in
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
  /// Indices increase within a part, so if two parts have the same case, it is the next case of
  /// both at the same time.
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
