import SpecModel

extension Monitors {
  /// The monitors of `stack.last-in-first-out`.
  static let lastInFirstOut = [
    Monitor("stack.last-in-first-out/newest-first", .inWrongOrder) { moment in
      moment.disorder { _ in true }
    },
    Monitor("stack.last-in-first-out/displayed-leaves", .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .displayed ? "it had left the stack when it was displayed" : nil
      }
    },
    Monitor("stack.last-in-first-out/others-wait-on", .lost) { moment in
      moment.lost { _, missed in
        missed.track.happenings.contains(.otherDisplayed)
          ? "only another message had been displayed since" : nil
      }
    },
  ]
}
