import Wording

extension AuditText {
  /// The interactions that no case asks about, each with the open question or the reason for an
  /// exception.
  package func unaskedInteractions() -> [String] {
    guard let matrix = audit.interactions else { return [] }
    let unasked = matrix.book.deciders.filter { !matrix.isAsked($0.key) }
      .sorted { $0.key < $1.key }
    var lines = [style("interactions that no case asks about", .faint), ""]
    var state: Cell.State?
    for (cell, decider) in unasked {
      if cell.state != state {
        lines.append(style(cell.state.rawValue, .strong))
        state = cell.state
      }
      let words =
        decider.isDecided ? cell.exception ?? "no case: \(decider.text)" : decider.text
      lines += TextLayout.wrapped(
        "\(cell.circumstances) · \(cell.fault.rawValue): \(words)", to: width - 2
      ).map { "  " + $0 }
    }
    return lines + [""]
  }
}
