import Conformance
import SpecModel

/// Joins the results of a run's parts to those of the whole, as an unsharded run would write them.
package struct ResultsMerge {
  private let open: [() throws -> ResultsReader]
  private let header: ResultsHeader
  private let footer: ResultsFooter

  /// Reads the parts once, and holds them against each other.
  ///
  /// - Parameter open: Opens each of the files, from its start; each is read twice.
  /// - Throws: ``ResultsError`` where the parts are not those of one run, or not all of them.
  package init(_ open: [() throws -> ResultsReader]) throws {
    precondition(!open.isEmpty, "there is nothing to merge")
    self.open = open
    var first: (name: String, header: ResultsHeader)?
    var parts: [Int: String] = [:]
    var merged: ResultsFooter?
    var owner: [Int: String] = [:]
    for open in open {
      let reader = try open()
      let file = reader.name
      func refuse(_ message: String) -> ResultsError {
        ResultsError(file: file, line: nil, message: message)
      }
      var stream = try ResultsStream(reader)
      if let first {
        if let difference = stream.header.difference(from: first.header) {
          throw refuse("\(difference) than in \(first.name)")
        }
      } else {
        first = (file, stream.header)
      }
      let shard = stream.header.shard
      if let other = parts.updateValue(file, forKey: shard.index) {
        throw refuse("is part \(shard.index) of \(shard.count), and so is \(other)")
      }
      while let line = try stream.next() {
        guard case .case(let line) = line else { continue }
        if let other = owner.updateValue(file, forKey: line.index) {
          throw refuse("has \(line.id), and so has \(other)")
        }
      }
      guard let footer = stream.footer else { throw refuse("is incomplete: there is no footer") }
      if footer.end.wasInterrupted { throw refuse("is incomplete: the run was interrupted") }
      merged = merged.map { $0.joined(with: footer) } ?? footer
    }
    guard let (name, header) = first, let merged else { preconditionFailure("nothing was read") }
    let missing = (1...header.shard.count).filter { parts[$0] == nil }
    if !missing.isEmpty {
      let list = missing.map(String.init).joined(separator: ", ")
      throw ResultsError(
        file: name, line: nil,
        message: "is one of \(header.shard.count) parts; missing: \(list)")
    }
    if let hole = (0..<header.total).first(where: { owner[$0] == nil }) {
      throw ResultsError(
        file: name, line: nil,
        message: "no part has the case with index \(hole) of \(header.total)")
    }
    self.header = header.whole
    footer = merged
  }

  /// Reads the parts again, side by side, and writes the whole.
  ///
  /// - Parameter write: Takes the bytes of whole lines.
  /// - Throws: ``ResultsError`` where a file has changed meanwhile.
  package func write(_ write: ([UInt8]) -> Void) throws {
    var json = JSONWriter()
    header.writeLine(to: &json)
    var streams = try open.map { try ResultsStream(try $0()) }
    var answers: [ResultsAnswer] = []
    func nextCase(_ part: Int) throws -> ResultsCase? {
      while let line = try streams[part].next() {
        switch line {
        case .case(let line): return line
        case .answer(let answer): answers.append(answer)
        }
      }
      return nil
    }
    var heads = try streams.indices.map { try nextCase($0) }
    while let part = heads.indices.filter({ heads[$0] != nil })
      .min(by: { heads[$0]?.index ?? 0 < heads[$1]?.index ?? 0 })
    {
      heads[part]?.writeLine(to: &json)
      heads[part] = try nextCase(part)
      if json.bytes.count > 1 << 16 {
        write(json.bytes)
        json.removeAll()
      }
    }
    for answer in answers { answer.writeLine(to: &json) }
    footer.writeLine(to: &json)
    write(json.bytes)
  }
}

extension ResultsHeader {
  /// The header that an unsharded run would have written.
  fileprivate var whole: ResultsHeader {
    var whole = self
    (whole.shard, whole.planned) = (Shard(), total)
    return whole
  }

  /// What keeps two files from being parts of one run: `the suite is another one`.
  fileprivate func difference(from other: ResultsHeader) -> String? {
    if suite != other.suite { return "the suite is another one" }
    if manifest != other.manifest {
      return "the engine is another one, or says other things of itself"
    }
    if options != other.options { return "the options are other ones" }
    if shard.count != other.shard.count {
      return "the run has \(shard.count) parts, which is another number"
    }
    if total != other.total { return "the whole plan has \(total) cases, which is another number" }
    return tool != other.tool ? "the version of iamspec is another one" : nil
  }
}

extension ResultsFooter {
  /// The footer of two parts.
  fileprivate func joined(with other: ResultsFooter) -> ResultsFooter {
    var joined = self
    for kind in Verdict.Kind.allCases where other.end.tally[kind] > 0 {
      joined.end.tally.count(kind, times: other.end.tally[kind])
    }
    for finding in other.end.listFindings where !joined.end.listFindings.contains(finding) {
      joined.end.listFindings.append(finding)
    }
    joined.end.duration += other.end.duration
    joined.answers += other.answers
    return joined
  }
}
