package import Conformance

extension RunEvent {
  /// The event with times rounded to whole microseconds, like those in results, so that reports
  /// made during a run and from its results are identical.
  package var inWholeMicroseconds: RunEvent {
    switch self {
    case .started: return self
    case .finished(var result):
      result.duration = .microseconds(result.duration.wholeMicroseconds)
      return .finished(result)
    case .ended(var end):
      end.duration = .microseconds(end.duration.wholeMicroseconds)
      return .ended(end)
    }
  }
}
