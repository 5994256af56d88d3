/// The observations that an engine made while it ran a script.
public struct Transcript: Hashable, Sendable {
  /// One list for each action of the script, in order.
  public var observations: [[Observation]]

  /// Creates a transcript.
  public init(observations: [[Observation]]) {
    self.observations = observations
  }
}
