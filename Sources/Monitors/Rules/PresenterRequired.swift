import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `presenter.required`.
  static let presenterRequired = [
    Monitor(.presenterRequiredOnceAssigned, .lost) { moment in
      guard moment.surroundings.beganWithoutPresenter else { return nil }
      return moment.absent { missed in
        missed.report == nil ? "a presenter had been assigned" : nil
      }
    }
  ]
}
