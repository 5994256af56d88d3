/// The limits beyond which the parser refuses a YAML file.
///
/// They are checked while the tree is built, so that a hostile file ends in an error as soon as it
/// exceeds one, not after it has used up the memory.
package struct YAMLLimits: Sendable, Hashable {
  /// The size of the largest file, in bytes; values over 1 GiB count as 1 GiB.
  package var inputBytes = 512 << 20
  /// How deep sequences and mappings may nest, with every alias replaced by what it stands for.
  ///
  /// A consumer may therefore walk a tree recursively.
  package var depth = 64
  /// How many nodes a file may have, where each alias counts as one; larger values count as
  /// `Int32.max`.
  package var nodes = Int(Int32.max)
  /// How many nodes all aliases together may stand for.
  ///
  /// A consumer that walks the tree visits at most these and the nodes that the file itself
  /// contains.
  package var aliasExpansion = 1_000_000
  /// How many mistakes are collected before the parser gives up on the file.
  package var errors = 100

  /// The limits for files written by people.
  package static let `default` = YAMLLimits()

  /// Creates the default limits, which can then be changed one by one.
  package init() {}
}
