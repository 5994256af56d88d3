import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.property-filters`.
  static let triggerPropertyFilters = [
    Monitor(.triggerPropertyFiltersBothKinds, .missing) { moment in
      if let because = moment.misfit({ misfit, _ in
        switch misfit {
        case .filter, .earlierProperties: "its trigger has a filter that the event does not satisfy"
        default: nil
        }
      }) {
        return because
      }
      return moment.unheard { trigger, _ in
        trigger.filter == nil ? nil : "its trigger has a filter that the event satisfies"
      }
    },
    Monitor(.triggerPropertyFiltersUnsatisfied, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        switch misfit {
        case .filter, .earlierProperties: "the event does not satisfy the filter of its trigger"
        default: nil
        }
      }
    },
    Monitor(.triggerPropertyFiltersSatisfied, .lost) { moment in
      moment.unheard { trigger, _ in
        trigger.filter == nil ? nil : "the event satisfies the filter of its trigger"
      }
    },
    Monitor(.triggerPropertyFiltersOwnProperties, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .earlierProperties = misfit else { return nil }
        return "only an earlier event had the properties that its filter asks for"
      }
    },
    Monitor(.triggerPropertyFiltersBesidesTheName, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .filterWithoutName(_, let name) = misfit else { return nil }
        return "`\(name)` satisfies its filter, but is not what it listens for"
      }
    },
  ]
}
