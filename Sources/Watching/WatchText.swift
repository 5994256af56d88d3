import Conformance
import FileWatching
import SpecLoading
import Wording

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a watch says between runs.
struct WatchText {
  let style: TextStyle
  /// How many columns there are.
  let width: Int
  let scope: WatchScope
  /// How the user names the suite's directory.
  let specs: String?

  /// What was saved, above what comes of it: `saved stack/order.yaml`.
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

  /// What is said of files that the engine writes itself.
  func disregarding(_ paths: Set<String>) -> String {
    let names = list(paths.sorted().map(shown))
    return lines(
      "\(names) changed in \(WatchLoop.mostUnrest) runs in a row, so the engine seems to write "
        + "\(paths.count == 1 ? "it" : "them"); from now on, this does not restart the engine "
        + "(--watch-also FILE does)", .faint)
  }

  /// Returns a text in lines that fit the terminal.
  private func lines(_ text: String, _ role: TextStyle.Role) -> String {
    TextLayout.wrapped(text, to: width).map { style($0, role) + "\n" }.joined()
  }

  private func list(_ names: [String]) -> String {
    let most = 3
    if names.count <= most { return names.joined(separator: ", ") }
    return names.prefix(most - 1).joined(separator: ", ") + " and \(names.count - most + 1) more"
  }

  /// A path as the user would write it.
  private func shown(_ path: String) -> String {
    if let root = scope.specs?.path, let specs, path.hasPrefix(root + "/") {
      return SourceFile.path(of: String(path.dropFirst(root.count + 1)), in: specs)
    }
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }

  /// Why nothing runs.
  ///
  /// - Parameters:
  ///   - isBroken: Whether the suite has errors.
  ///   - faults: The suite's own faults, where their file was saved.
  func idle(isBroken: Bool, faults: FaultsLoader.Loaded?) -> String {
    let reason =
      isBroken
      ? "nothing runs until the errors are fixed"
      : "nothing to run: " + (faults.map(words) ?? "no selected case is in what was saved")
    return lines("○ \(reason)", .skipped)
  }

  /// What there is to say of the suite's own faults, which no run reads.
  private func words(_ faults: FaultsLoader.Loaded) -> String {
    let file = FaultsLoader.fileName
    if faults.hasErrors { return "\(file) has errors; no run reads it" }
    return "\(file) declares \(NumberText.count(faults.faults.count, "fault")), which "
      + "`iamspec audit --specs \(VisibleText.line(specs ?? ""))` proves"
  }

  /// What ends a round, below the verdict; one line, unless that does not fit.
  ///
  /// - Parameters:
  ///   - time: How long after the save the verdict came; absent where there was no save.
  ///   - red: How many cases that were not run now were red when they were.
  ///   - isStale: Whether the verdict is on the suite as it was before errors came into it.
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
