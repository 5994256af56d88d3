extension CaseFile {
  /// The id of the rule whose core the file holds; `nil` if it holds further cases.
  ///
  /// The core of a rule are the few cases by which a reader learns it. The place is the mark: the
  /// file is directly in the chapter's folder, has the name of the rule (what follows the last dot in
  /// its id), and all of its cases are filed under that rule. So `stack/in-memory.yaml` is the core of
  /// `stack.in-memory`, and `stack/in-memory/after-a-crash.yaml` has further cases.
  package var coreRule: String? {
    guard let rule = cases.first?.rules.first, isNamed(after: rule),
      cases.allSatisfy({ $0.rules.first == rule })
    else { return nil }
    return rule
  }

  /// Whether the file holds the core of a rule.
  package var isCore: Bool { coreRule != nil }

  /// Tells whether one of its cases is a row of a table: its id has one part more than that of a plain
  /// case.
  package func isRow(_ item: Case) -> Bool {
    item.id.utf8.dropFirst(id.utf8.count + 1).contains(UInt8(ascii: "/"))
  }

  /// Tells whether the file is where the core of a rule would be.
  private func isNamed(after rule: String) -> Bool {
    let name = rule.utf8.split(separator: UInt8(ascii: ".")).last ?? rule.utf8[...]
    let path = id.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    return path.count == 2 && path[1].elementsEqual(name)
  }
}

/// A suite has a core once it keeps further cases apart, in folders below those of its chapters. In
/// any other suite, a file with the name of its rule may have all of the rule's cases.
extension Suite {
  /// Whether it keeps further cases apart.
  package var separatesCore: Bool {
    files.contains { $0.id.utf8.count { $0 == UInt8(ascii: "/") } > 1 }
  }

  /// The ids of all core cases; empty in a suite that does not separate them.
  package var coreCases: Set<String> {
    separatesCore ? Set(files.filter(\.isCore).flatMap { $0.cases.map(\.id) }) : []
  }

  /// Returns the core cases of a rule, in reading order; empty if the suite has no core of it.
  package func core(of rule: String) -> [Case] {
    separatesCore ? files.filter { $0.coreRule == rule }.flatMap(\.cases) : []
  }
}
