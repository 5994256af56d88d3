import SpecModel

extension CaseLedger {
  /// A listed id.
  struct Entry: Sendable {
    let id: String
    /// What became of the case.
    var fate: Fate
    /// The location of the id.
    let location: SourceLocation

    /// Creates an entry.
    init(id: String, fate: Fate = .kept, location: SourceLocation) {
      self.id = id
      self.fate = fate
      self.location = location
    }

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
      isRetired = text.hasPrefix("- ")
      let parts = text.dropFirst(isRetired ? 2 : 0)
        .split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let ids = parts[0].split(separator: "->", maxSplits: 1, omittingEmptySubsequences: false)
      id = ids[0].trimmed
      successor = ids.count > 1 ? ids[1].trimmed : nil
      reason = parts.count > 1 ? parts[1].trimmed : nil
    }

    /// What became of the case.
    var fate: Fate {
      if isRetired { return .retired(String(reason ?? "")) }
      return successor.map { .moved(to: String($0)) } ?? .kept
    }
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  var trimmed: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return self[...last].drop(while: isSpace)
  }
}
