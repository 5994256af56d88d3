import Synchronization

/// The name of a word of a suite's own, as a number: kinds are compared and collected all the time.
public struct WordName: Hashable, Sendable {
  /// The position among all names that the process has met, from 0.
  @usableFromInline package let number: UInt32

  /// Finds or records a name.
  package init(_ name: String) {
    number = Self.known.withLock { known in
      if let number = known.numbers[name] { return number }
      let number = UInt32(known.names.count)
      known.names.append(name)
      known.numbers[name] = number
      return number
    }
  }

  /// The name.
  public var text: String { Self.known.withLock { $0.names[Int(number)] } }

  private struct Names {
    var names: [String] = []
    var numbers: [String: UInt32] = [:]
  }

  private static let known = Mutex(Names())
}
