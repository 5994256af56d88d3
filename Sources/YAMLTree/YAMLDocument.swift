/// A YAML file as a tree in which every node has a place in the file.
///
/// The tree is two flat buffers: one of small records in document order, and one with the text of
/// all scalars. So a file of any size takes a handful of allocations. ``YAMLNode`` is a view of
/// these buffers. Scalars are text, never numbers, booleans or nulls: the consumer of the tree
/// decides what a text means.
package struct YAMLDocument {
  let storage: YAMLStorage

  /// Parses a file that contains exactly one document, in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The file, as it is on disk. A byte order mark at its start is skipped.
  ///   - limits: The limits of size, depth and so on.
  /// - Throws: ``YAMLErrors`` with every mistake in the file, up to the first one that makes the rest
  ///   unreadable.
  package init(parsing bytes: [UInt8], limits: YAMLLimits = .default) throws(YAMLErrors) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(YAMLErrors) in
      try YAMLDocument(parsing: buffer, limits: limits)
    }
  }

  /// Parses a file in memory without copying it.
  ///
  /// - Parameters:
  ///   - bytes: The file. It must stay in memory until the initializer returns.
  ///   - limits: The limits of size, depth and so on.
  /// - Throws: ``YAMLErrors``, as with an array of bytes.
  package init(
    parsing bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits = .default
  ) throws(YAMLErrors) {
    let source = try YAMLSource(checking: bytes, limits: limits)
    storage = try YAMLComposer(source: source, limits: limits).compose()
  }

  /// The number of lines of the file; its end counts as one.
  package var lineCount: Int { storage.lineCount }

  /// The node that contains all others; valid only while the document exists.
  package var root: YAMLNode { YAMLNode(contents: storage.contents, position: 0) }
}
