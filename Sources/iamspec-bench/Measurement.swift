/// The measurement of one part: a line of JSON for `scripts/bench`.
struct Measurement {
  /// The wall time, in seconds.
  var wall: Double
  /// The processor time of this process, in seconds.
  var processor: Double
  /// The number of cases that were processed.
  var cases: Int
  /// The number of bytes that were read; 0 if it does not matter.
  var bytes = 0

  /// Creates the measurement of the time since a stopwatch was started.
  init(_ stopwatch: Stopwatch, cases: Int = 0) {
    wall = stopwatch.wallSeconds
    processor = stopwatch.processorSeconds
    self.cases = cases
  }

  /// The measurement as a JSON object.
  var json: String {
    #"{"wall": \#(wall), "cpu": \#(processor), "cases": \#(cases), "bytes": \#(bytes)}"#
  }
}
