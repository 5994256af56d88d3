import Foundation
import SpecJSON
import SpecModel
import TestSupport
import Testing

@testable import EngineKit

@Suite struct `An engine server` {
  @Test func `writes the manifest and answers each request`() async throws {
    let lines = try await serve([
      request(1, [.presentLocal(message: "hello"), .dismiss]),
      request(2, [.click]),
      request(3, [.dismiss, .relaunch]),
    ])
    #expect(lines[0].hasPrefix(#"{"iamspec":1,"engine":{"name":"server test","version":"1"}"#))
    #expect(
      lines.dropFirst() == [
        #"{"id":1,"observations":[[{"saw":"displayed","message":"hello"}],[]]}"#,
        #"{"id":2,"unsupported":"has no buttons"}"#,
        #"{"id":3,"error":{"action":1,"message":"out of ink"}}"#,
      ])
  }

  @Test func `answers an invalid request if it has an id`() async throws {
    let lines = try await serve([#"{"id":9,"profile":"swift"}"#, "what?", request(1, [.dismiss])])
    #expect(
      lines.dropFirst() == [
        #"{"id":9,"error":{"action":0,"message":"the request is not valid: `actions` is missing"}}"#,
        #"{"id":1,"observations":[[]]}"#,
      ])
  }

  @Test func `answers many requests that arrive at once`() async throws {
    let lines = try await serve((1...500).map { request($0, [.dismiss]) })
    #expect(lines.count == 501)
    #expect(lines.last == #"{"id":500,"observations":[[]]}"#)
  }

  private func request(_ id: Int, _ actions: [Action]) -> String {
    var json = JSONWriter()
    let script = Script(
      caseID: "c", profile: "swift", given: Given(),
      messages: [Message(name: "hello", type: .modal)], actions: actions)
    WireRequest(id: id, script: script).write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func serve(_ requests: [String]) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let (input, output) = (folder.appending(path: "input"), folder.appending(path: "output"))
      try Data(requests.map { $0 + "\n" }.joined().utf8).write(to: input)
      try Data().write(to: output)
      let reading = try FileHandle(forReadingFrom: input)
      let writing = try FileHandle(forWritingTo: output)
      await EngineServer(ServedAdapter()).run(
        input: reading.fileDescriptor, output: writing.fileDescriptor)
      return String(decoding: try Data(contentsOf: output), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
  }
}

private struct ServedAdapter: EngineAdapter {
  let manifest = EngineManifest(name: "server test", version: "1", profiles: ["swift"])

  func makeEngine(for setup: EngineSetup) -> ServedEngine { ServedEngine() }
}

private struct ServedEngine: TestableEngine {
  struct OutOfInk: Error, CustomStringConvertible { var description: String { "out of ink" } }

  func perform(_ action: Action) throws -> [Observation] {
    switch action {
    case .presentLocal(let message): return [.displayed(message: message)]
    case .click: throw UnsupportedAction("has no buttons")
    case .relaunch: throw OutOfInk()
    default: return []
    }
  }
}
