/// A coordinate, with one decimal digit where it needs one.
struct Number: CustomStringConvertible {
  private let value: Double

  /// Creates a coordinate.
  init(_ value: Double) {
    self.value = value
  }

  /// The shortest text.
  var description: String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
