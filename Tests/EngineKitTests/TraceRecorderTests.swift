import EngineKit
import Foundation
import SpecModel
import Synchronization
import TestSupport
import Testing

@Suite struct `The recorder of traces` {
  /// A clock that a test sets.
  private final class Clock: Sendable {
    let now = Mutex(0)

    func elapsed() -> Duration { .milliseconds(now.withLock { $0 }) }
  }

  private let sale = Message(
    name: "sale", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])

  private func lines(_ url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `writes a header, a line for each action and observation, and the end`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "t.jsonl")
      let clock = Clock()
      let recorder = try TraceRecorder(
        path: url.path, profile: "swift", engine: "shop", given: Given(minimumInterval: 0),
        messages: [sale], unseen: [.stack, .click], unknown: [.waiting], elapsed: clock.elapsed)
      clock.now.withLock { $0 = 12 }
      recorder.record(.logEvent(name: "shop", properties: [:]))
      recorder.record(.advance(.seconds(5)))
      // If the clock goes back, the recorded times do not.
      clock.now.withLock { $0 = 7 }
      recorder.record(.displayed(message: "sale"))
      clock.now.withLock { $0 = 30 }
      recorder.end()
      recorder.record(.dismiss)
      let lines = try lines(url)
      #expect(lines.count == 4)
      #expect(
        lines[0].hasPrefix(#"{"iamspec_trace":1,"engine":{"name":"shop"},"profile":"swift","#))
      #expect(lines[0].hasSuffix(#""unseen":["click","stack"],"unknown":["waiting"]}"#))
      #expect(
        Array(lines[1...]) == [
          #"{"at":12,"do":"log_event","name":"shop","properties":{}}"#,
          #"{"at":12,"saw":"displayed","message":"sale"}"#, #"{"at":30,"end":true}"#,
        ])
    }
  }

  @Test func `writes complete lines before the call returns, from many threads`()
    throws
  {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "t.jsonl")
      let recorder = try TraceRecorder(path: url.path, profile: "swift", messages: [sale])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<50 { recorder.record(.displayed(message: "sale")) }
      }
      let times = try lines(url).dropFirst().map { line in
        try #require(
          (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["at"] as? Int)
      }
      #expect(times.count == 400)
      #expect(times == times.sorted())
    }
  }

  @Test func `says why it cannot write, and the app continues`() throws {
    #expect(throws: TraceRecorderError.self) {
      try TraceRecorder(path: "/no/such/folder/t.jsonl", profile: "swift", messages: [])
    }
    #if os(Linux)
      let error = #expect(throws: TraceRecorderError.self) {
        try TraceRecorder(path: "/dev/full", profile: "swift", messages: [])
      }
      #expect(error?.description == "cannot write /dev/full: No space left on device")
    #endif
  }
}
