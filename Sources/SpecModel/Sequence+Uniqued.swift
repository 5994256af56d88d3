extension Sequence {
  /// Returns the elements in their order, without repetitions.
  package func uniqued() -> [Element] where Element: Hashable { uniqued { $0 } }

  /// Returns the elements in their order; of elements with the same key, only the first.
  ///
  /// - Parameter key: Returns the key of an element.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    var result: [Element] = []
    for element in self where seen.insert(key(element)).inserted { result.append(element) }
    return result
  }
}
