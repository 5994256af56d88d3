import EngineKit
import EngineProcess
import Foundation
import SpecModel
import TestSupport
import Testing

extension Case {
  /// The comparisons in the filters of its messages' triggers.
  private var comparisons: [PropertyFilter.Comparison] {
    func parts(_ filter: PropertyFilter) -> [PropertyFilter.Comparison] {
      switch filter {
      case .comparison(_, let comparison): [comparison]
      case .presence: []
      case .all(let filters), .any(let filters): filters.flatMap(parts)
      }
    }
    return messages.flatMap(\.triggers).flatMap { trigger in
      switch trigger {
      case .customEvent(_, let filter?), .specificPurchase(_, let filter?): parts(filter)
      default: [PropertyFilter.Comparison]()
      }
    }
  }

  /// The patterns that it uses in comparisons.
  fileprivate var patterns: [String] {
    comparisons.compactMap { if case .matches(let pattern) = $0 { pattern } else { nil } }
  }

  /// The values that it logs or uses in comparisons.
  fileprivate var propertyValues: [PropertyValue] {
    steps.flatMap(\.actions).flatMap { action -> [PropertyValue] in
      switch action {
      case .logEvent(_, let properties), .logPurchase(_, let properties): Array(properties.values)
      default: []
      }
    }
      + comparisons.compactMap { comparison in
        switch comparison {
        case .equals(let value), .notEquals(let value): value
        case .greaterThan(let number), .atLeast(let number), .lessThan(let number),
          .atMost(let number):
          .number(number)
        default: nil
        }
      }
  }
}

@Suite struct `The adapter in PROTOCOL.md` {
  /// An engine for the adapter.
  private static let engine = """
    class Engine:
        def __init__(self, profile, given, messages):
            print("starting with", profile)
            self.messages = messages

        def perform(self, action):
            if action["do"] == "present_local":
                return [{"saw": "displayed", "message": action["message"]}]
            if action["do"] == "show_keyboard":
                raise NotImplementedError("has no keyboard")
            return [self.messages[action["message"]]] if "message" in action else []
    """

  @Test func `works, and continues after an action that the engine cannot perform`() async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "adapter.py")
      try adapter().write(to: program, atomically: true, encoding: .utf8)
      try Self.engine.write(
        to: folder.appending(path: "my_engine.py"), atomically: true, encoding: .utf8)

      let host = try await ProcessHost.withEngine(command: ["python3", program.path]) { host in
        #expect(
          host.manifest == EngineManifest(name: "my engine", version: "1.0", profiles: ["swift"]))
        var script = Script.echo("b")
        script.actions = [.showKeyboard]
        #expect(await host.outcome(of: script).words == "unsupported: has no keyboard")
        script.actions = [.logClick(message: "unheard")]
        #expect(await host.outcome(of: script).words == "error: KeyError('unheard')")
        let outcome = await host.outcome(of: .echo("a"))
        #expect(outcome.words == "hello")
        #expect(outcome.log == "starting with swift\n")
        return host
      }
      #expect(host.restarts == 0)
      #expect(host.breach == nil)
    }
  }

  @Test(arguments: ["latin-1", "ascii", "utf-16"])
  func `reads and writes UTF-8, whatever the encoding of the system is`(
    encoding: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "adapter.py")
      try adapter().write(to: program, atomically: true, encoding: .utf8)
      try Self.engine.write(
        to: folder.appending(path: "my_engine.py"), atomically: true, encoding: .utf8)
      let command = ["env", "PYTHONIOENCODING=\(encoding)", "python3", program.path]
      try await ProcessHost.withEngine(command: command) { host in
        var script = Script.echo("größer")
        script.messages = [Message(name: "größer, 大きい", type: .modal)]
        script.actions = [.presentLocal(message: "größer, 大きい")]
        #expect(await host.outcome(of: script).words == "größer, 大きい")
      }
    }
  }

  @Test func `handles every word that the protocol's document lists`() throws {
    let document = try Repository.text("Specs/PROTOCOL.md")
    let words =
      Host.ChoiceMethod.allCases.map(\.rawValue) + DisplayChoice.allCases.map(\.rawValue)
      + Message.Kind.allCases.map(\.rawValue) + Action.Kind.allCases.map(\.rawValue)
      + Observation.Kind.inManifests.map(\.rawValue)
      + Message.OrientationRequirement.allCases.map(\.rawValue)
      + PropertyFilter.Operator.allCases.map(\.rawValue)
    for word in words {
      #expect(document.contains("`\(word)`"), "\(word)")
    }
  }

  @Test
  func `receives no text, number or pattern from the suite that engines could read differently`()
    throws
  {
    for item in try Builtin.suite().cases {
      for value in item.propertyValues {
        switch value {
        case .string(let text):
          #expect(text.precomposedStringWithCanonicalMapping.utf8.elementsEqual(text.utf8))
        case .number(let number): #expect(abs(number) < 0x1p53, "\(item.id)")
        case .boolean, .date: break
        }
      }
      for pattern in item.patterns {
        // The common subset of the dialects, which PROTOCOL.md lists.
        let plain = pattern.matches(of: /[\p{L}\p{N} _:,;@!%&=<>\/#-]|[.^$*+?|()\[\]]|\\[dw.]/)
        #expect(plain.count == pattern.replacing("\\", with: "").count, "\(item.id): \(pattern)")
        #expect(!pattern.contains("(?"), "\(item.id): \(pattern)")
      }
    }
  }

  /// The Python program that the document shows.
  private func adapter() throws -> String {
    let text = try Repository.text("Specs/PROTOCOL.md")
    let programs = text.matches(of: #/```python\n((?s).*?)```/#).map { String($0.1) }
    return try #require(programs.first { $0.contains("my_engine") })
  }
}
