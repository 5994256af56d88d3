/// How much a YAML file may ask of the parser before it is refused.
///
/// The limits are checked while the tree is built, so a hostile file ends in an error as soon as it
/// goes too far, not after it has used up the memory.
package struct YAMLLimits: Sendable, Hashable {
  /// The size of the largest file, in bytes; values over 1 GiB count as 1 GiB.
  package var inputBytes = 512 << 20
  /// How deep sequences and mappings may nest, with every alias replaced by what it stands for.
  ///
  /// A consumer may therefore walk a tree recursively.
  package var depth = 64
  /// How many nodes a file may have, aliases counting one each; values over `Int32.max` count as
  /// that.
  package var nodes = Int(Int32.max)
  /// How many nodes all aliases together may stand for.
  ///
  /// This bounds the work of a consumer that walks the tree: at most the nodes written in the file
  /// and these.
  package var aliasExpansion = 1_000_000
  /// How many mistakes are collected before the parser gives up on the file.
  package var errors = 100

  /// The limits for files written by people.
  package static let `default` = YAMLLimits()

  /// Creates the default limits, to be changed one by one.
  package init() {}
}
