extension Duration {
  /// The duration in microseconds, rounded down.
  package var wholeMicroseconds: Int { Int(attoseconds / 1_000_000_000_000) }

  /// The duration, rounded down to whole microseconds.
  ///
  /// Results are measured like that because results files record them like that, so that reports
  /// made during a run and from its results are identical.
  var inWholeMicroseconds: Duration { .microseconds(wholeMicroseconds) }
}
