import Testing

@testable import Platform

@Suite struct `The events of a save` {
  private let start = ContinuousClock.now
  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func `are one change, reported soon after the last of them`() {
    var collector = SaveCollector()
    #expect(collector.deadline == nil)
    collector.note(.saved, of: "a", at: start)
    collector.note(.saved, of: "b", at: after(2))
    #expect(collector.deadline == after(2) + SaveCollector.quiet)
    #expect(collector.take(at: after(2)) == nil)
    let changes = collector.take(at: after(20))
    #expect(changes == FileChanges(paths: ["a", "b"], since: start))
    #expect(collector.deadline == nil)
  }

  @Test func `are awaited longer if a file is gone`() {
    var collector = SaveCollector()
    collector.note(.unsure, of: "a", at: start)
    #expect(collector.deadline == start + SaveCollector.patience)
    collector.note(.saved, of: "a", at: after(10))
    #expect(collector.deadline == after(10) + SaveCollector.quiet)
  }

  @Test func `are reported when the file is closed, and not before`() {
    var collector = SaveCollector()
    collector.note(.unsure, of: "a", at: start)
    collector.note(.begun, of: "a", at: after(1))
    #expect(collector.deadline == nil)
    #expect(collector.take(at: after(1000)) == nil)
    collector.note(.saved, of: "a", at: after(1000))
    #expect(collector.take(at: after(1100)) == FileChanges(paths: ["a"], since: after(1000)))
  }

  @Test func `are reported in the end, however many follow`() {
    var collector = SaveCollector()
    for time in 0..<300 { collector.note(.saved, of: "a", at: after(time)) }
    #expect(collector.deadline == start + SaveCollector.limit)
  }

  @Test func `may include any change if some were lost`() {
    var collector = SaveCollector()
    collector.noteLoss(at: start)
    #expect(collector.take(at: after(100))?.isComplete == false)
  }
}
