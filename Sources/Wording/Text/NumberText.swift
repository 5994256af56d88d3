/// Numbers as specs write them.
package enum NumberText {
  /// Returns a number, without a fraction if it is whole.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return String(number)
  }

  /// Returns a whole number with its thousands separated: `40,000`.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map {
      String(digits[max(0, $0 - 3)..<$0])
    }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// Returns a count with its noun in the right number: `1 case`, `2 cases`.
  package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
