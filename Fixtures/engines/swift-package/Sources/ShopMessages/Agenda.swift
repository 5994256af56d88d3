/// Work that is due at some time; also the engine's only clock.
final class Agenda {
  /// The time in milliseconds since the start.
  private(set) var now = 0
  private var entries: [Entry] = []

  private struct Entry {
    let time: Int
    let work: () -> Void
  }

  /// Schedules some work after a delay.
  func add(after delay: Int, _ work: @escaping () -> Void) {
    let entry = Entry(time: now + delay, work: work)
    let place = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Lets time pass, and does the work that becomes due.
  func advance(by span: Int) {
    let end = now + span
    while let entry = entries.first, entry.time <= end {
      entries.removeFirst()
      now = entry.time
      entry.work()
    }
    now = end
  }

  /// Cancels all work.
  func clear() {
    entries = []
  }
}
