/// Numbers as specs write them.
package enum NumberText {
  /// Returns a number, without a fraction if it is whole.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return String(number)
  }

  /// Returns a count with its noun in the right number: `1 case`, `2 cases`.
  package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
