import EngineKit
import Foundation
import SpecModel
import TestSupport
import Testing

@Suite struct `A text that is too long` {
  @Test func `is cut between characters, with a note about what was cut`() {
    let text = String(repeating: "x", count: 1023) + "é and more"
    #expect(
      text.cut(to: .name) == String(repeating: "x", count: 1023) + "… [11 bytes more]")
    let whole = String(repeating: "x", count: 1024)
    #expect(whole.cut(to: .name) == whole)
  }

  @Test func `is cut once, however often it is read and written`() {
    let cut = String(repeating: "é", count: 800).cut(to: .name)
    #expect(cut.hasSuffix("é… [576 bytes more]"))
    #expect(cut.cut(to: .name) == cut)
    // A text that only looks like a cut one is cut like any other.
    for text in [cut + " ", cut + cut, cut.replacing("576", with: "")] {
      #expect(text.cut(to: .name) != text)
    }
  }

  @Test func `is cut in the reports of an in-process adapter, too`() async {
    let long = String(repeating: "x", count: 2_000_000)
    let host = InProcessHost(LoudAdapter(text: long))
    #expect(host.manifest.name.hasSuffix("… [1999800 bytes more]"))
    #expect(host.manifest.notApplicable["rule"]?.hasSuffix("… [1998976 bytes more]") == true)
    let outcome = await host.outcome(
      of: Script(
        caseID: "c", profile: "swift", given: Given(), messages: [],
        actions: [.dismiss, .advance(.milliseconds(1))]))
    let cut = long.cut(to: .name)
    #expect(cut.utf8.count < 1100)
    #expect(
      outcome.ending
        == .completed(Transcript(observations: [[.click(message: cut)], [.stack([cut])]])))
  }

  @Test func `is cut in the manifest of a process`() throws {
    let long = String(repeating: "x", count: 7_000_000)
    let line = #"{"iamspec":1,"engine":{"name":"\#(long)"},"profiles":["\#(long)"]}"#
    let manifest = try EngineManifest(line: Array(line.utf8))
    #expect(manifest.name.utf8.count < 250)
    #expect(manifest.profiles[0].utf8.count < 1100)
  }

  @Test func `has the limit that PROTOCOL.md states`() throws {
    let document = try Repository.text("Specs/PROTOCOL.md")
    for row in [
      "| observations in a reply | \(grouped(CountLimit.observations)) |",
      "| members of `extras`, names in a `stack` | \(grouped(CountLimit.entries)) each |",
      "| `profiles`, `actions`, `observations`, `not_applicable` in the manifest "
        + "| \(grouped(CountLimit.entries)) entries each |",
      "| the engine's name and version | \(TextLimit.title.bytes) bytes each |",
      "of `extras`) | \(TextLimit.name.bytes >> 10) KiB |",
      "`not_applicable` | \(TextLimit.reason.bytes >> 10) KiB |",
      "| the URL of an asset | \(TextLimit.url.bytes >> 10) KiB |",
      "| a value in `extras` | \(TextLimit.value.bytes >> 10) KiB |",
      "properties beyond \(TextLimit.value.bytes >> 10) KiB, patterns beyond "
        + "\(TextLimit.pattern.bytes >> 10) KiB",
      "| the message of an `error` | \(TextLimit.error.bytes >> 10) KiB |",
    ] {
      #expect(document.contains(row), "\(row)")
    }
  }

  private func grouped(_ count: Int) -> String { "\(count / 1000),000" }

  @Test func `or a list that is too long is an error in a manifest`() {
    let many = (0...1000).map { #""\#($0)""# }.joined(separator: ",")
    let line = #"{"iamspec":1,"engine":{"name":"e"},"profiles":[\#(many)]}"#
    #expect(throws: ManifestError.isMalformed("`profiles`: has 1001 entries; the limit is 1000")) {
      try EngineManifest(line: Array(line.utf8))
    }
  }
}

private struct LoudAdapter: EngineAdapter {
  let text: String

  var manifest: EngineManifest {
    EngineManifest(name: text, version: "1", profiles: ["swift"], notApplicable: ["rule": text])
  }

  func makeEngine(for setup: EngineSetup) -> LoudEngine { LoudEngine(text: text) }
}

private struct LoudEngine: TestableEngine {
  let text: String

  func perform(_ action: Action) -> [Observation] {
    action == .dismiss ? [.click(message: text)] : [.stack([text])]
  }
}
