import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.on-top`.
  static let onTop = [
    Monitor("reenqueue.on-top/on-top", .inWrongOrder) { moment in
      moment.disorder { $0.above.waiting != nil }
    },
    Monitor("reenqueue.on-top/once", .withoutCause) { moment in
      moment.leftover { departure, orphan in
        departure != .launch && orphan.track.happenings.contains(.wasReenqueued)
          ? "it had gone back on the stack once" : nil
      }
    },
  ]
}
