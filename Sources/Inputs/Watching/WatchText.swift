import Conformance
import Platform
import SpecLoading
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of a watch between runs.
struct WatchText {
  let style: TextStyle
  /// The number of columns.
  let width: Int
  let scope: WatchScope
  /// The suite's directory, as the user writes it.
  let specs: String?

  /// Returns the heading of a round, such as `saved stack/order.yaml`.
  func heading(_ changes: FileChanges) -> String {
    let names = Dictionary(grouping: changes.paths.sorted()) {
      FileManager.default.fileExists(atPath: $0)
    }
    var parts = [(names[true], "saved"), (names[false], "gone")].compactMap { paths, word in
      paths.map { "\(word) \(list($0.map(shown)))" }
    }
    if !changes.isComplete {
      parts.append("the system lost track of what was saved: everything is read again")
    }
    return "\n" + lines(parts.joined(separator: ", "), .strong)
  }

  /// Returns the remark about files that the engine seems to write itself.
  func disregarding(_ paths: Set<String>) -> String {
    let names = list(paths.sorted().map(shown))
    return lines(
      "\(names) changed in \(WatchLoop.mostUnrest) runs in a row, so the engine seems to write "
        + "\(paths.count == 1 ? "it" : "them"); from now on, this does not restart the engine "
        + "(--watch-also FILE does)", .faint)
  }

  /// Wraps a text to the width of the terminal.
  private func lines(_ text: String, _ role: TextStyle.Role) -> String {
    TextLayout.wrapped(text, to: width).map { style($0, role) + "\n" }.joined()
  }

  private func list(_ names: [String]) -> String {
    let most = 3
    if names.count <= most { return names.joined(separator: ", ") }
    return names.prefix(most - 1).joined(separator: ", ") + " and \(names.count - most + 1) more"
  }

  /// Returns a path as the user would write it.
  private func shown(_ path: String) -> String {
    if let root = scope.specs?.path, let specs, path.hasPrefix(root + "/") {
      return SourceFile.path(of: String(path.dropFirst(root.count + 1)), in: specs)
    }
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Returns the reason why nothing runs.
  ///
  /// - Parameters:
  ///   - isBroken: Whether the suite has errors.
  ///   - faults: The suite's own faults, if their file was saved.
  func idle(isBroken: Bool, faults: FaultsLoader.Loaded?) -> String {
    let reason =
      isBroken
      ? "nothing runs until the errors are fixed"
      : "nothing to run: " + (faults.map(words) ?? "no selected case is in what was saved")
    return lines("○ \(reason)", .skipped)
  }

  /// Describes the suite's own faults, which no run reads.
  private func words(_ faults: FaultsLoader.Loaded) -> String {
    let file = FaultsLoader.fileName
    if faults.hasErrors { return "\(file) has errors; no run reads it" }
    return "\(file) declares \(NumberText.count(faults.declarations.count, "fault")), which "
      + "`iamspec audit --specs \(VisibleText.line(specs ?? ""))` proves"
  }

  /// Returns the end of a round, below the verdict, if possible on one line.
  ///
  /// - Parameters:
  ///   - time: The time from the save to the verdict, or `nil` if there was no save.
  ///   - red: The number of cases that were not run in this round and were red before.
  ///   - isStale: Whether the verdict is about the last suite without errors.
  func footer(time: Duration?, redElsewhere red: Int, isStale: Bool) -> String {
    let parts = [
      time.map { "verdict \(DurationText.text(of: $0)) after the save" },
      isStale ? "on the suite without the errors" : nil,
      red > 0 ? "\(NumberText.count(red, "case")) elsewhere still red" : nil,
      "watching \(scope.summary)",
    ]
    let room = width - 2
    var lines = TextLayout.wrapped(parts.compactMap(\.self).joined(separator: " · "), to: room)
    let way = "(Ctrl-C ends)"
    if let last = lines.last, TextLayout.width(last) + 1 + way.count <= room {
      lines[lines.count - 1] += " " + way
    } else {
      lines.append(way)
    }
    return lines.map { style("  " + $0, .faint) + "\n" }.joined()
  }
}
