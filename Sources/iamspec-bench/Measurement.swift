/// What one part measured: a line of JSON for `scripts/bench`.
struct Measurement {
  /// The wall time, in seconds.
  var wall: Double
  /// The processor time of this process, in seconds.
  var processor: Double
  /// How many cases went through.
  var cases: Int
  /// How many bytes were read; 0 where bytes do not matter.
  var bytes = 0

  /// Creates the measurement of what has happened since a stopwatch was started.
  init(_ stopwatch: Stopwatch, cases: Int, bytes: Int = 0) {
    wall = stopwatch.wallSeconds
    processor = stopwatch.processorSeconds
    self.cases = cases
    self.bytes = bytes
  }

  /// The measurement as a JSON object.
  var json: String {
    #"{"wall": \#(wall), "cpu": \#(processor), "cases": \#(cases), "bytes": \#(bytes)}"#
  }
}
