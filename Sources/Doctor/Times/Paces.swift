import SpecModel

/// How an engine's times go together: whether each is over when `advance` says so.
///
/// Only what two of them make of each other can be seen from outside. An engine that takes the
/// milliseconds of `advance` for seconds finds an interval over too early, and so does one that takes
/// the interval's seconds for milliseconds; the first finds every fetch over too early, too.
struct Paces: Sendable {
  /// How `advance` stands to the minimum interval.
  var interval: Measurement?
  /// How `advance` stands to the time of a fetch.
  var fetch: Measurement?
  /// How the time of a fetch stands to a message's timeout.
  var timeout: Measurement?

  /// When something was over.
  enum Pace: Int, Sendable {
    case thousandTimesTooLate = -1
    case right = 0
    case thousandTimesTooEarly = 1
  }

  /// A pace, and what shows it.
  struct Measurement: Sendable {
    var pace: Pace
    /// The shortest script in which it was over.
    var example: Script
    /// After what time it was over, in that script, instead of after a minute.
    var span: TimeSpan
  }

  /// The times in which a unit can be mistaken.
  enum Quantity: Int, CaseIterable {
    case advance, interval, fetch, timeout
  }

  /// A quantity that is off, by 1000 or by a thousandth.
  struct Mistake: Hashable {
    var quantity: Quantity
    /// 1: the engine makes a thousand times as much of it; -1: a thousandth.
    var exponent: Int
  }

  /// The fewest mistakes that explain what was measured; several sets where that does not decide.
  var explanations: [Set<Mistake>] {
    let exponents = [0, 1, -1]
    var best: [Set<Mistake>] = []
    for advance in exponents {
      for interval in exponents {
        for fetch in exponents {
          for timeout in exponents {
            guard self.interval.agrees(with: advance - interval),
              self.fetch.agrees(with: advance - fetch),
              self.timeout.agrees(with: fetch - timeout)
            else { continue }
            let mistakes = Set(
              zip(Quantity.allCases, [advance, interval, fetch, timeout])
                .filter { $1 != 0 }.map { Mistake(quantity: $0, exponent: $1) })
            if let count = best.first?.count, mistakes.count > count { continue }
            if let count = best.first?.count, mistakes.count < count { best = [] }
            best.append(mistakes)
          }
        }
      }
    }
    return best
  }

  /// What shows best that something is off.
  var evidence: Measurement? {
    [interval, fetch, timeout].compactMap(\.self).first { $0.pace != .right }
  }
}

extension Paces.Measurement? {
  /// Whether it could be so; what was not measured could be anything.
  fileprivate func agrees(with exponent: Int) -> Bool {
    guard let self else { return true }
    return self.pace.rawValue == exponent
  }
}
