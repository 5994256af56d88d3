import SpecModel

/// A possible state at the beginning of a trace that begins in the middle.
package struct Beginning: Hashable, Sendable {
  /// The visible message, or `nil` if there was none.
  package var visible: String?
  /// The waiting messages, the top one first.
  package var waiting: [String] = []
  /// Whether the interval had just begun.
  package var isWithinInterval = false

  /// Creates a beginning.
  package init(visible: String? = nil, waiting: [String] = [], isWithinInterval: Bool = false) {
    self.visible = visible
    self.waiting = waiting
    self.isWithinInterval = isWithinInterval
  }

  /// The maximum number of beginnings that are tried.
  package static let limit = 1000
  /// The maximum number of waiting messages that are tried.
  package static let depth = 3

  /// Returns the possible beginnings, the simplest first, or `nil` for a trace that begins at the
  /// start.
  package static func all(for trace: Trace) -> [Beginning]? {
    if trace.unknown.isEmpty { return nil }
    let names = trace.messages.map(\.name)
    let screens: [String?] = trace.unknown.contains(.visible) ? [nil] + names : [nil]
    let stacks = trace.unknown.contains(.waiting) ? arrangements(of: names) : [[]]
    let intervals = hasInterval(trace) ? [false, true] : [false]
    return stacks.flatMap { waiting in
      screens.flatMap { visible in
        intervals.map {
          Beginning(visible: visible, waiting: waiting, isWithinInterval: $0)
        }
      }
    }.filter { !$0.waiting.contains($0.visible ?? "") }
  }

  /// Returns an upper bound of the number of possible beginnings.
  static func count(for trace: Trace) -> Int {
    let names = trace.messages.count
    var stacks = 1
    if trace.unknown.contains(.waiting) {
      var factor = 1
      for length in 0..<min(depth, names) {
        factor *= names - length
        stacks += factor
      }
    }
    let screens = trace.unknown.contains(.visible) ? names + 1 : 1
    return stacks * screens * (hasInterval(trace) ? 2 : 1)
  }

  private static func hasInterval(_ trace: Trace) -> Bool {
    trace.unknown.contains(.interval) && trace.given.minimumInterval != 0
  }

  /// Returns every order of every choice of at most ``depth`` names, the shortest first.
  private static func arrangements(of names: [String]) -> [[String]] {
    var all: [[String]] = [[]]
    var longest: [[String]] = [[]]
    for _ in 0..<min(depth, names.count) {
      longest = longest.flatMap { list in
        names.filter { !list.contains($0) }.map { list + [$0] }
      }
      all += longest
    }
    return all
  }
}
