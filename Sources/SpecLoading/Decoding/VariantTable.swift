import YAMLTree

/// The table of a case's variants.
struct VariantTable {
  /// The variants, in order.
  private(set) var rows: [Row] = []
  /// The nodes of the column names in the first variant.
  private(set) var columns: [NodeReader] = []

  /// One variant.
  struct Row {
    /// The variant's id: the last part of the case's.
    let id: String
    /// The values of its columns.
    let columns: VariantRow
  }

  /// Reads a table whose rows must all have the columns of the first.
  ///
  /// - Returns: The table; `nil`, with diagnostics, if it has mistakes.
  init?(_ reader: NodeReader) {
    let errors = reader.context.errorCount
    var rows: [Row] = []
    var columns: [NodeReader]?
    rows.reserveCapacity(reader.node.count)
    reader.entries("a table of variants", atLeast: "at least one variant") { key, value in
      guard let id = key.identifier(.plain) else { return }
      if let columns, let row = VariantTable.row(in: value.node, with: columns) {
        rows.append(Row(id: id, columns: row))
        return
      }
      guard let names = VariantTable.names(of: value) else { return }
      let first = columns ?? names
      columns = first
      VariantTable.compare(names, with: first, row: id, at: key)
      let cells = first.compactMap { column in
        value.node[column.node].map { VariantRow.Column(name: column.node, value: $0) }
      }
      rows.append(Row(id: id, columns: VariantRow(columns: cells)))
    }
    guard errors == reader.context.errorCount else { return nil }
    self.rows = rows
    self.columns = columns ?? []
  }

  /// Reads a row that has the columns of the first row, in the same order, as most rows have.
  private static func row(in node: YAMLNode, with columns: [NodeReader]) -> VariantRow? {
    guard node.kind == .mapping, node.count == columns.count else { return nil }
    var cells: [VariantRow.Column] = []
    cells.reserveCapacity(columns.count)
    for (column, entry) in zip(columns, node.entries) {
      guard entry.key.equals(column.node) else { return nil }
      cells.append(VariantRow.Column(name: column.node, value: entry.value))
    }
    return VariantRow(columns: cells)
  }

  /// Reads the names of a row's columns.
  private static func names(of row: NodeReader) -> [NodeReader]? {
    guard row.node.kind == .mapping else {
      row.reportKind("a mapping of columns to values")
      return nil
    }
    guard row.node.count > 0 else {
      row.report(.nothingGiven("at least one column"))
      return nil
    }
    var names: [NodeReader] = []
    names.reserveCapacity(row.node.count)
    for entry in row.node.entries {
      guard let key = row.context.reader(for: entry.key, isBound: true),
        key.isIdentifier(.name, "the name of a column")
      else { return nil }
      names.append(key)
    }
    return names
  }

  /// Reports columns that only one of two rows has.
  private static func compare(
    _ names: [NodeReader], with first: [NodeReader], row: String, at key: NodeReader
  ) {
    for column in first where !names.contains(where: { $0.node.equals(column.node) }) {
      key.report(
        .unevenRow, "the variant `\(row)` lacks the column `\(column.node.text)`",
        hint: "every variant has the same columns: add `\(column.node.text): …`")
    }
    for column in names where !first.contains(where: { $0.node.equals(column.node) }) {
      column.report(

        .unevenRow,
        "the variant `\(row)` has the column `\(column.node.text)`, which the first one lacks",
        hint: Mistake.suggestion(for: column.node.text, "columns", first.map(\.node.text)))
    }
  }
}
