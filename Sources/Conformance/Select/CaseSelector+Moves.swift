package import SpecModel

extension CaseSelector {
  /// Returns how many cases of a file the selector would match by the ids from before they were moved.
  ///
  /// An id of a single case matches by ``indices(in:)``. This is about folders, files and globs that are
  /// gone because all of their cases have other ids.
  package func countOfMoved(to file: CaseFile) -> Int {
    let matches = matcherOfFormerIDs
    return file.cases.count { $0.formerIDs.contains(where: matches) }
  }

  /// Tells whether the selector would match an id.
  private var matcherOfFormerIDs: (String) -> Bool {
    let path = pathWithoutLine
    if path.contains(where: { $0 == "*" || $0 == "?" }) { return Glob(path).matches }
    let parts = path.split(separator: "/").filter { $0 != "." }
    // A path may begin above the suite: `Specs/stack/once.yaml`. A single name is an id.
    let starts = parts.indices.filter { parts.count - $0 > 1 || $0 == 0 }.map { parts[$0...] }
    return { id in
      let components = id.split(separator: "/")
      return starts.contains { components.starts(with: $0) }
    }
  }
}
