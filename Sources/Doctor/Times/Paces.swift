import SpecModel

/// The relations between an engine's times: whether each is over when `advance` says so.
///
/// Only relations are visible from outside. If an engine reads the milliseconds of `advance` as
/// seconds, an interval is over too early; the same happens if it reads the seconds of the interval
/// as milliseconds. In the first case, every fetch is over too early, too.
struct Paces: Sendable {
  /// The relation of `advance` to the minimum interval.
  var interval: Measurement?
  /// The relation of `advance` to the time of a fetch.
  var fetch: Measurement?
  /// The relation of the time of a fetch to a message's timeout.
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
    /// The time after which it was over in that script, instead of after a minute.
    var span: TimeSpan
  }

  /// The times whose unit can be wrong.
  enum Quantity: Int, CaseIterable {
    case advance, interval, fetch, timeout
  }

  /// A wrong unit: a quantity that is off by a factor of 1000 or 1/1000.
  struct UnitError: Hashable {
    var quantity: Quantity
    /// 1 if the engine reads the quantity as a thousand times as much; -1 if as a thousandth.
    var exponent: Int
  }

  /// The smallest sets of wrong units that explain the measurements; several if the measurements do
  /// not decide.
  var explanations: [Set<UnitError>] {
    let exponents = [0, 1, -1]
    var best: [Set<UnitError>] = []
    for advance in exponents {
      for interval in exponents {
        for fetch in exponents {
          for timeout in exponents {
            guard self.interval.agrees(with: advance - interval),
              self.fetch.agrees(with: advance - fetch),
              self.timeout.agrees(with: fetch - timeout)
            else { continue }
            let errors = Set(
              zip(Quantity.allCases, [advance, interval, fetch, timeout])
                .filter { $1 != 0 }.map { UnitError(quantity: $0, exponent: $1) })
            if let count = best.first?.count, errors.count > count { continue }
            if let count = best.first?.count, errors.count < count { best = [] }
            best.append(errors)
          }
        }
      }
    }
    return best
  }

  /// The measurement that shows best that a unit is wrong.
  var evidence: Measurement? {
    [interval, fetch, timeout].compactMap(\.self).first { $0.pace != .right }
  }
}

extension Paces.Measurement? {
  /// Returns whether the measurement fits an exponent; a missing measurement fits any.
  fileprivate func agrees(with exponent: Int) -> Bool {
    guard let self else { return true }
    return self.pace.rawValue == exponent
  }
}
