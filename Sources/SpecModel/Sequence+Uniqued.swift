extension Sequence {
  /// The elements in their order, each once.
  package func uniqued() -> [Element] where Element: Hashable { uniqued(by: \.self) }

  /// The elements in their order; of those that have something in common, the first.
  ///
  /// - Parameter key: What they may have in common.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
