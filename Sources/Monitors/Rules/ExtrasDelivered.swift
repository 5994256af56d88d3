import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `extras.delivered`.
  static let extrasDelivered = [
    Monitor(.extrasDeliveredAll, .onScreen) { moment in
      moment.extras { set, got in
        set.keys.sorted().first { got[$0] == nil }.map { "without its extra `\($0)`" }
      }
    },
    Monitor(.extrasDeliveredUnchanged, .onScreen) { moment in
      moment.extras { set, got in
        set.keys.sorted()
          .first { key in got[key].map { !$0.utf8.elementsEqual(set[key]?.utf8 ?? "".utf8) } == true
          }
          .map { "with another text for its extra `\($0)`" }
      }
    },
    Monitor(.extrasDeliveredNoneElse, .onScreen) { moment in
      moment.extras { set, got in
        got.keys.sorted().first { set[$0] == nil }
          .map { "with the extra `\($0)`, which it does not have" }
      }
    },
  ]
}

extension Moment {
  /// Compares the extras that were set with those that the host got.
  fileprivate func extras(
    _ complaint: (_ set: [String: String], _ got: [String: String]) -> String?
  ) -> String? {
    if isLegacy { return nil }
    return display { display in
      display.extras.flatMap { complaint(display.message.extras, $0) }
    }
  }
}
