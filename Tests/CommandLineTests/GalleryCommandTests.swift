import Foundation
import TestSupport
import Testing

/// The start page of several handbooks: `iamspec gallery`.
@Suite struct `A gallery` {
  @Test func `lists each handbook with its engines and their versions`() throws {
    try withTemporaryFolder { folder in
      let site = try KeptSite(in: folder, output: "all/shop")
      try site.add("Herald", "1.0", fault: "custom-event-unheard")
      try site.add("Herald", "1.1")
      try site.add("Courier", "0.9", fault: "custom-event-unheard")
      let other = try CommandLineTool.shell(
        "$iamspec init empty && $iamspec handbook --specs empty --output 'all/a b' && "
          + "$iamspec gallery all --title 'Our <engines>'", in: folder)
      #expect(other.status == 0, "\(other.standardError)")
      #expect(other.standardOutput.hasSuffix("2 handbooks; start at all/index.html\n"))
      let page = try String(
        contentsOf: folder.appending(path: "all/index.html"), encoding: .utf8)
      #expect(page.contains("<h1>Our &lt;engines&gt;</h1>"))
      #expect(page.contains("<p>2 suites and 2 engines; conforming: 1.</p>"))
      #expect(page.contains("<h2><a href=\"a%20b/index.html\">"))
      #expect(page.contains("<p>No engine has results yet.</p>"))
      #expect(page.contains("<a href=\"shop/engines/herald.html\">Herald</a> <small>1.1</small>"))
      #expect(page.contains("<span class=\"tag green\">conforms</span>"))
      #expect(page.contains("<span class=\"tag red\">does not conform</span>"))
      #expect(
        page.matches(of: #/class="sr">([^<]*)</#).map(\.1) == [
          "0.9: 0/2 passed, does not conform", "1.0: 0/2 passed, does not conform",
          "1.1: 2/2 passed, conforms",
        ])
      for link in page.matches(of: #/href="([^":]+)"/#).map(\.1) {
        let file = folder.appending(path: "all/" + (link.removingPercentEncoding ?? ""))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
      }
    }
  }

  @Test func `is linked by every page of a handbook in it`() throws {
    try withTemporaryFolder { folder in
      let made = try CommandLineTool.shell(
        "$iamspec init suite && $iamspec handbook --specs suite --output all/in --in-gallery && "
          + "$iamspec handbook --specs suite --output all/alone && $iamspec gallery all", in: folder
      )
      try #require(made.status == 0, "\(made.standardError)")
      let start = folder.appending(path: "all/index.html").resolvingSymlinksInPath().path
      for (name, isLinked) in [("in", true), ("alone", false)] {
        let root = folder.appending(path: "all/\(name)")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: root.path)
          .filter { $0.hasSuffix(".html") }
        #expect(pages.contains { $0.contains("/") })
        for path in pages {
          let page = root.appending(path: path)
          let link = try String(contentsOf: page, encoding: .utf8)
            .firstMatch(of: #/href="([^"]*)">All suites</#)?.1
          let target = link.map { page.deletingLastPathComponent().appending(path: $0) }
          let resolved = target?.standardizedFileURL.resolvingSymlinksInPath().path
          #expect(resolved == (isLinked ? start : nil), "\(path)")
        }
      }
    }
  }

  @Test func `needs a handbook, and overwrites no page of another program`() throws {
    try withTemporaryFolder { folder in
      let none = try CommandLineTool.run("gallery", ".", in: folder)
      #expect(none.status == 64)
      #expect(none.standardError.contains("no folder in it has a handbook"))
      let page = folder.appending(path: "index.html")
      try "<p>Mine</p>".write(to: page, atomically: true, encoding: .utf8)
      let foreign = try CommandLineTool.run("gallery", ".", in: folder)
      #expect(foreign.status == 64)
      #expect(foreign.standardError.contains("does not come from a gallery"))
      #expect(try String(contentsOf: page, encoding: .utf8) == "<p>Mine</p>")
    }
  }

  @Test(arguments: [
    ("{\"iamspec_handbook\":2}", "the handbook is in format 2"),
    ("{\"iamspec_handbook\":1,\"title\":\"x\"}", "suite"), ("<p>", "handbook.json: "),
  ])
  func `names a handbook that it cannot read`(text: String, message: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "shop/handbook.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run("gallery", ".", in: folder)
      #expect(run.status == 2)
      #expect(run.standardError.contains("shop/handbook.json: "), "\(run.standardError)")
      #expect(run.standardError.contains(message), "\(run.standardError)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path))
    }
  }
}
