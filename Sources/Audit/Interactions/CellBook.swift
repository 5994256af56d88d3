import EmbeddedFiles
import ReferenceFaults

/// The known cells of the interaction matrix: the ones that can be reached, and what decides each.
///
/// `iamspec audit --survey` finds them with random scripts, which takes minutes, and writes them to
/// a file.
package struct CellBook: Sendable {
  /// The reachable cells, each with what decides it.
  package private(set) var deciders: [Cell: Decider] = [:]

  /// What decides a cell.
  package enum Decider: Hashable, Sendable {
    /// No answers to the open questions explain the fault. The reference engine cites these rules;
    /// the list is empty if a convention of the protocol decides.
    case rules([String])
    /// Answers to these open questions explain the fault.
    case questions([String])
    /// The fault was never seen.
    case nothing

    /// Whether no answers to the open questions explain the fault.
    var isSettled: Bool { if case .rules = self { true } else { false } }

    /// Whether a rule decides the cell, so that a case must ask about it.
    package var isDecided: Bool {
      if case .rules(let rules) = self { !rules.isEmpty } else { false }
    }
  }

  /// Creates a book.
  package init(_ deciders: [Cell: Decider]) {
    self.deciders = deciders
  }

  /// The cells known for the built-in suite.
  package static let known = CellBook(text: String(cString: EmbeddedFile.cells_txt.start))

  // MARK: As text

  /// Reads what ``text`` writes; comments and lines that cannot be read are ignored.
  package init(text: String) {
    for line in HeadedLine.all(in: text) {
      let parts = line.left.split(separator: ", ").map(String.init)
      guard let state = Cell.State(rawValue: line.heading),
        let event = parts.compactMap(Cell.Event.init).first
      else { continue }
      for decision in line.right.split(separator: " | ") {
        let words = decision.split(separator: ": ", maxSplits: 1)
        guard let fault = Cell.Fault(rawValue: String(words[0])) else { continue }
        let cell = Cell(
          state: state, asset: parts.dropFirst().compactMap(Cell.Asset.init).first ?? .any,
          event: event,
          obstacle: parts.dropFirst().compactMap(Cell.Obstacle.init).first ?? .any,
          company: parts.dropFirst().compactMap(Cell.Company.init).first ?? .any,
          fault: fault)
        deciders[cell] = Decider(text: words.count > 1 ? String(words[1]) : "")
      }
    }
  }

  /// The book as text: each state of a message, followed by a line for each event.
  package var text: String {
    var lines: [String] = []
    for state in Cell.State.allCases {
      var decisions: [String: [String]] = [:]
      let inState = deciders.filter { $0.key.state == state }
      for (cell, decider) in inState.sorted(by: { $0.key < $1.key }) {
        decisions[cell.circumstances, default: []].append(
          "\(cell.fault.rawValue): \(decider.text)")
      }
      if decisions.isEmpty { continue }
      lines.append(state.rawValue)
      lines += decisions.sorted { $0.key < $1.key }.map {
        "  \($0.key) = \($0.value.joined(separator: " | "))"
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CellBook.Decider {
  /// What decides the cell, in words: rules, questions, or neither.
  package var text: String {
    switch self {
    case .rules(let rules): rules.isEmpty ? "a convention" : rules.joined(separator: " ")
    case .questions(let questions): questions.joined(separator: " ")
    case .nothing: "nothing"
    }
  }

  fileprivate init(text: String) {
    let words = text.split(separator: " ").map(String.init)
    if text == "nothing" {
      self = .nothing
    } else if text == "a convention" {
      self = .rules([])
    } else if words.first?.hasPrefix("open.") == true {
      self = .questions(words)
    } else {
      self = .rules(words)
    }
  }
}

extension Cell {
  /// The event and its circumstances, in words.
  package var circumstances: String {
    [event.rawValue, asset.rawValue, obstacle.rawValue, company.rawValue].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The cell in words.
  package var text: String { "\(state.rawValue) · \(circumstances) · \(fault.rawValue)" }
}

extension Cell: Comparable {
  package static func < (left: Cell, right: Cell) -> Bool { left.order < right.order }

  private var order: String {
    let place = State.allCases.firstIndex(of: state) ?? 0
    return "\(place + 10) \(circumstances) \(fault.rawValue == "lost" ? 0 : 1)"
  }
}
