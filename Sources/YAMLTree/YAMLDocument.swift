/// A YAML file as a tree whose every node knows where it stands.
///
/// The tree is one flat buffer of small records in document order and one with the text of all
/// scalars, so a file of any size takes a handful of allocations. ``YAMLNode`` is a view into
/// them. Scalars are text, never numbers, booleans or nulls: what a text means is for the reader of
/// the tree to say.
package struct YAMLDocument: Sendable {
  let storage: YAMLStorage

  /// Parses a file that holds exactly one document, in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The file, as it is on the disk. A byte order mark at its start is skipped.
  ///   - limits: How much the file may ask for.
  /// - Throws: ``YAMLErrors`` with all that is wrong with the file: every mistake that leaves the
  ///   rest readable, and the one at which the parser had to stop, if there is one.
  package init(parsing bytes: [UInt8], limits: YAMLLimits = .default) throws(YAMLErrors) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(YAMLErrors) in
      try YAMLDocument(parsing: buffer, limits: limits)
    }
  }

  /// Parses a file in memory that is read in place and not kept.
  ///
  /// - Parameters:
  ///   - bytes: The file; it is needed until the initializer returns.
  ///   - limits: How much the file may ask for.
  /// - Throws: ``YAMLErrors``, as with an array of bytes.
  package init(
    parsing bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits = .default
  ) throws(YAMLErrors) {
    let source = try YAMLSource(checking: bytes, limits: limits)
    storage = try YAMLComposer(source: source, limits: limits).compose()
  }

  /// The node that holds all others; it and they hold for as long as the document is kept.
  package var root: YAMLNode { YAMLNode(contents: storage.contents, position: 0) }

  /// How many nodes the file has, aliases counting one each.
  package var nodeCount: Int { storage.count }
}
