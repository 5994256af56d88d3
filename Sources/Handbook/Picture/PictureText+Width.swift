extension PictureText {
  /// How wide a run is, in pixels; a little more than in most fonts, so that it fits in all.
  static func width(of run: Run, size: Double) -> Double {
    if run.isName { return Double(run.text.count) * size * 0.6 }
    return run.text.unicodeScalars.reduce(0) { $0 + advance($1) } * size * 1.04
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ";", ":", "'", "|", "!", " ": 0.29
    case "f", "t", "r", "(", ")", "[", "]", "-", "/": 0.36
    case "m", "w", "M", "W": 0.86
    case "A"..."Z": 0.70
    case "a"..."z", "0"..."9": 0.57
    default: scalar.value < 0x2000 ? 0.62 : 1.0
    }
  }
}
