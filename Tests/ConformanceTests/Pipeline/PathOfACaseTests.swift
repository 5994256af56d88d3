import Foundation
import Testing

@Suite struct `The path of a case in CONTRIBUTING.md` {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A row of the table: a file, and the first type that it is said to make.
  private struct Station {
    let file: String
    let type: String
  }

  private func stations() throws -> [Station] {
    let text = try String(
      contentsOf: Self.package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, Int(cells[0]) != nil else { return nil }
      let words = cells[3].split(separator: "`", omittingEmptySubsequences: false)
      return Station(
        file: cells[2].replacing("`", with: ""), type: words.count > 1 ? String(words[1]) : "")
    }
  }

  @Test func `has at most fifteen stations`() throws {
    #expect((10...15).contains(try stations().count))
  }

  @Test func `names files that contain the types that they make`() throws {
    for station in try stations() {
      let text = try String(
        contentsOf: Self.package.appending(path: "Sources/\(station.file)"), encoding: .utf8)
      let name = station.type.split(separator: ".").last ?? ""
      #expect(!name.isEmpty && text.contains(name), "\(station.file) does not make \(name)")
    }
  }
}
