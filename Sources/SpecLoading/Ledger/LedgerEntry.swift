import SpecModel

extension CaseLedger {
  /// A listed id.
  struct Entry: Sendable {
    let id: String
    /// What became of the case.
    var fate = Fate.kept
    /// The location of the id.
    let location: SourceLocation

    /// Whether no case may have the id any more.
    var isGone: Bool { fate != .kept }

    /// Whether its case has another id now.
    var isMoved: Bool { if case .moved = fate { true } else { false } }

    /// The line for the entry.
    var text: String {
      switch fate {
      case .kept: id
      case .moved(let successor): "\(id) -> \(successor)"
      case .retired(let reason): "- \(id)  # \(reason)"
      }
    }
  }

  /// What became of a case.
  enum Fate: Hashable, Sendable {
    /// It is there.
    case kept
    /// It has another id now.
    case moved(to: String)
    /// It was removed, for a reason.
    case retired(String)
  }

  /// A line of a ledger, taken apart.
  struct Line {
    /// The id that the line is about.
    let id: Substring
    /// The id after an arrow, if there is an arrow.
    let successor: Substring?
    /// The text after `#`; `nil` without one.
    let reason: Substring?
    /// Whether the line begins with a dash.
    let isRetired: Bool

    /// Takes a line apart, which is neither empty nor a comment.
    init(_ text: Substring) {
      isRetired = text.utf8.starts(with: "- ".utf8)
      let (ids, reason) = Substring(text.utf8.dropFirst(isRetired ? 2 : 0)).parted(by: "#")
      let (id, successor) = ids.parted(by: "->")
      self.id = id.trimmed
      self.successor = successor?.trimmed
      self.reason = reason?.trimmed
    }

    /// What became of the case.
    var fate: Fate {
      if isRetired { return .retired(String(reason ?? "")) }
      return successor.map { .moved(to: String($0)) } ?? .kept
    }
  }
}

extension Substring {
  /// The text without spaces and tabs around it; it stays a part of the same text, even if it is empty.
  var trimmed: Substring {
    let isText: (UInt8) -> Bool = { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: isText), let last = utf8.lastIndex(where: isText)
    else { return prefix(0) }
    return self[first..<utf8.index(after: last)]
  }

  /// The text before a separator, and the text after it; `nil` without one.
  fileprivate func parted(by separator: StaticString) -> (before: Substring, after: Substring?) {
    let marks = UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount)
    var rest = utf8[...]
    while let start = rest.firstIndex(of: marks[0]) {
      rest = rest[start...]
      if rest.starts(with: marks) {
        return (self[..<start], Substring(rest.dropFirst(marks.count)))
      }
      rest = rest.dropFirst()
    }
    return (self, nil)
  }
}
