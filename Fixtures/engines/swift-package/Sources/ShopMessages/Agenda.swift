/// What is to be done, and when: the engine's only clock.
final class Agenda {
  /// The time in milliseconds since the start.
  private(set) var now = 0
  private var entries: [Entry] = []

  private struct Entry {
    let time: Int
    let work: () -> Void
  }

  /// Puts off some work.
  func add(after delay: Int, _ work: @escaping () -> Void) {
    let entry = Entry(time: now + delay, work: work)
    let place = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Lets time pass, and does what falls due on the way.
  func advance(by span: Int) {
    let end = now + span
    while let entry = entries.first, entry.time <= end {
      entries.removeFirst()
      now = entry.time
      entry.work()
    }
    now = end
  }

  /// Gives up on everything.
  func clear() {
    entries = []
  }
}
