import Reporting

/// A table whose cells say what becomes of messages.
struct DecisionTable {
  /// What the table is about, in words.
  let label: String
  /// What the rows are.
  let corner: String
  /// The heads of the columns, as HTML.
  let heads: [String]
  /// The rows: the head and the cells, as HTML.
  let rows: [(head: String, cells: [String])]
  /// Whether there are many columns, which must be narrow.
  var isDense = false

  /// The table in a box that scrolls sideways if it must.
  var html: String {
    let heads = ([HTMLText.escaped(corner)] + heads).map { "<th scope=\"col\">\($0)</th>" }
    let rows = rows.map { head, cells in
      "<tr><th scope=\"row\">\(head)</th>\(cells.map { "<td>\($0)</td>" }.joined())</tr>"
    }
    return """
      <div class="table" tabindex="0" role="region" aria-label="\(HTMLText.escaped(label))">
      <table class="plain obstacles\(isDense ? " dense" : "")">
      <thead><tr>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>

      """
  }
}
