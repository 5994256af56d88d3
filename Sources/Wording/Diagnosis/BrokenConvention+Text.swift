package import Conformance

extension BrokenConvention {
  /// What was seen, the advice, and the next step, each as a sentence or two, escaped.
  package var remarks: [String] {
    [
      "Seen: \(VisibleText.line(seen))", VisibleText.line(advice),
      "`\(VisibleText.line(command))` shows how to see it by hand.",
    ]
  }
}
