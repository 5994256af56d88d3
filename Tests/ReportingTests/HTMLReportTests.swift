import Conformance
import EngineKit
import Foundation
import InAppMessages
import SpecJSON
import SpecModel
import Testing

@testable import Reporting

@Suite struct `The report for a browser` {
  /// A run with its answers, as reports receive it.
  static func run(
    _ events: [RunEvent], _ header: ResultsHeader, answers: [ResultsAnswer] = []
  ) throws -> ReportedRun {
    var run: ReportedRun?
    let collector = RunCollector(header) { run = $0 }
    for event in events {
      if case .ended = event { answers.forEach(collector.record) }
      collector.record(event)
    }
    return try #require(run)
  }

  static func page(_ runs: [ReportedRun]) -> String {
    String(decoding: HTMLReport(runs, domain: InAppMessages()).bytes, as: UTF8.self)
  }

  static var sample: ReportedRun {
    get throws {
      try run(
        SampleRun.events, SampleResults.header(SampleRun.plan), answers: SampleResults.answers)
    }
  }

  /// The JSON that a page contains for its script.
  static func data(_ page: String) throws -> JSONValue {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONParser.parse(Array(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test func `shows ten causes, and the others on demand`() throws {
    let events = try SampleRun.events.map { event in
      guard case .ended(var end) = event else { return event }
      end.diagnosis = Diagnosis(
        causes: (1...13).map {
          Cause(.rule("stack.rule-\($0)"), cases: ["stack/case-\($0) [legacy]"], actions: 1)
        })
      return .ended(end)
    }
    let page = Self.page([try Self.run(events, SampleResults.header(SampleRun.plan))])
    #expect(
      page.contains("<h2 id=\"diagnosis-title\">Diagnosis: 13 causes of 13 failed cases</h2>"))
    let start = try #require(page.range(of: "<h2 id=\"diagnosis-title\">"))
    let end = try #require(page.range(of: "<section aria-labelledby=\"engines-title\">"))
    let parts = page[start.upperBound..<end.lowerBound].components(
      separatedBy: "<details class=\"rest\"><summary>3 more causes</summary>\n<ol start=\"11\">")
    #expect(parts.map { $0.components(separatedBy: "<li><p>").count - 1 } == [10, 3])
    #expect(parts[0].contains("stack.rule-10<") && !parts[0].contains("stack.rule-11<"))
  }

  @Test func `is one file that needs no network`() throws {
    let page = Self.page([try Self.sample])
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("</html>"))
    for outside in ["src=\"", "@import", "url(", "<link rel=\"stylesheet\"", "fetch("] {
      #expect(!page.contains(outside), "\(outside)")
    }
  }

  @Test func `counts only cases that ran`() throws {
    let page = Self.page([try Self.sample])
    // Two of the five cases in each profile test a rule that does not apply to the engine.
    #expect(page.contains("3 of 3 cases passed · 2 skipped"))
    #expect(page.contains("1 rule not judged"))
    #expect(page.contains("<span class=\"sr\">not judged: 2 skipped</span>"))
    #expect(page.contains("<td>2 of 5</td>"))
    #expect(
      page.contains(
        "stack.in-memory does not apply to the engine: it keeps its stack in a database"))
  }

  @Test func `shows that a run was stopped`() throws {
    var events = try SampleRun.events
    events.removeSubrange(3..<events.count)
    var tally = Tally()
    tally.count(.passed, times: 2)
    events.append(.ended(RunEnd(tally: tally, duration: .seconds(1), wasInterrupted: true)))
    let page = Self.page([try Self.run(events, SampleResults.header(SampleRun.plan))])
    #expect(page.contains("<p class=\"verdict\">interrupted</p>"))
    #expect(page.contains("3 cases not run"))
    #expect(page.contains("ended after 2 of 10 cases"))
    #expect(page.contains("no case was run"))
  }

  @Test func `contains each case, verdict and detail once`() throws {
    let run = try Self.sample
    let data = try Self.data(Self.page([run, run]))
    guard case .array(let columns)? = data["columns"], case .array(let cases)? = data["cases"],
      case .array(let details)? = data["details"]
    else {
      Issue.record("the data have another shape")
      return
    }
    #expect(cases.count == 5)
    #expect(
      columns.map { $0["verdicts"] }
        == ["pppss", "pefss", "pppss", "pefss"].map(JSONValue.string))
    // A crash, a failure and a reason for skipping, however many columns share them.
    #expect(details.count == 3)
  }

  @Test func `shows broken rules before kept ones`() throws {
    let page = Self.page([try Self.sample])
    let start = try #require(page.range(of: "<tbody class=\"red\">"))
    let table = page[start.lowerBound...]
    #expect(table.contains("<span>Broken: 3 rules</span>"))
    let order = ["trigger.custom-event", "trigger.no-match", "stack.last-in-first-out", "</tbody>"]
      .map { word in table.range(of: word)?.lowerBound }
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
    #expect(order.count { $0 != nil } == 4)
    let good = try SampleRun.events.filter {
      if case .finished(let result) = $0 { result.planned.profile == "swift" } else { true }
    }
    let whole = Self.page([try Self.run(good, SampleResults.header(SampleRun.plan))])
    #expect(!whole.contains("<tbody class=\"red\""))
  }

  @Test func `highlights the names in what the monitors saw`() throws {
    let events = try SampleRun.events.map { event in
      guard case .finished(var result) = event, result.verdict.kind == .failed else { return event }
      result.breaches = [Breach(clause: "a.b/c", action: 0, because: "`sale` was lost, not `tip`.")]
      return .finished(result)
    }
    let page = Self.page([try Self.run(events, SampleResults.header(SampleRun.plan))])
    #expect(page.contains(#": \u0001sale\u0002 was lost, not \u0001tip\u0002.""#))
  }

  @Test func `shows the start state and the messages of a case that did not pass`() throws {
    let data = try Self.data(Self.page([try Self.sample]))
    guard case .array(let cases)? = data["cases"], case .array(let texts)? = data["texts"] else {
      Issue.record("the data have another shape")
      return
    }
    func phrases(_ value: JSONValue) -> [String] {
      guard case .array(let numbers) = value else { return [] }
      return numbers.compactMap { number in
        guard case .number(let index) = number, case .string(let text) = texts[Int(index)] else {
          return nil
        }
        return text.replacing("\u{1}", with: "<").replacing("\u{2}", with: ">")
      }
    }
    let starts = cases.map { item -> [[String]] in
      guard case .array(let members) = item else { return [] }
      return members[4...5].map(phrases)
    }
    #expect(starts[0] == [[], []])
    #expect(
      starts[2] == [
        ["messages may follow each other at once"],
        [
          "<first>, a modal, triggered by event <opened_shop>",
          "<second>, a full-screen message, triggered by event <viewed_cart>",
        ],
      ])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `escapes all markup in an engine's output`(_ seed: UInt64) throws {
    var hostile = HostileRun(seed: seed)
    let events = try hostile.events()
    guard case .started(let plan) = events[0] else { return }
    let page = Self.page([try Self.run(events, SampleResults.header(plan))])
    _ = try Self.data(page)
    let plain = Self.page([try Self.sample])
    for tag in ["script", "style", "body", "html", "main", "table", "section", "noscript"] {
      #expect(page.matches(of: try Regex("</?\(tag)[ >]")).count <= 2 * 8)
      if tag != "table" && tag != "section" {
        #expect(
          page.matches(of: try Regex("<\(tag)[ >]")).count
            == plain.matches(of: try Regex("<\(tag)[ >]")).count)
      }
    }
    #expect(!page.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{0}" || $0 == "\u{1}" })
  }

  @Test func `escapes quotation marks with a combining accent`() {
    #expect(
      HTMLText.escaped("\"\u{301}'\u{301}<\u{338}&\u{301}")
        == "&quot;\u{301}&#39;\u{301}&lt;\u{338}&amp;\u{301}")
    let json = Array("{\"a\":\"</script><!-- & \u{2028}\"}".utf8)
    #expect(
      String(decoding: HTMLText.embeddable(json), as: UTF8.self)
        == "{\"a\":\"\\u003c/script\\u003e\\u003c!-- \\u0026 \u{2028}\"}")
  }

  @Test(arguments: [
    ("https://issues.example/12", true), ("http://issues.example/12", true), ("#12", false),
    ("javascript:alert(1)", false), ("https://a b", false), (" https://a", false), ("", false),
  ])
  func `only turns web addresses into links`(_ text: String, _ isLink: Bool) {
    #expect(ReportLink.address(text) == (isLink ? text : nil))
  }
}
