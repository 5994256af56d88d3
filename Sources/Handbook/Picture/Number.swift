/// A coordinate, with at most one decimal digit.
struct Number: CustomStringConvertible {
  private let value: Double

  /// Creates a coordinate.
  init(_ value: Double) {
    self.value = value
  }

  /// The shortest notation.
  var description: String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
