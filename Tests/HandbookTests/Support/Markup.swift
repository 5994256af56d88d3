import Foundation

/// The parts of a page's markup that tests examine.
struct Markup {
  /// The ids of its elements, in order.
  let ids: [String]
  /// The targets of its links and of the files that it loads, in order.
  let targets: [String]

  /// Parses a page that this module wrote, in which attributes are in double quotes.
  init(_ html: String) {
    ids = Self.values(of: "id", in: html)
    targets = Self.values(of: "href", in: html) + Self.values(of: "src", in: html)
  }

  private static func values(of attribute: String, in html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().map { rest in
      String(Substring(rest.utf8.prefix { $0 != UInt8(ascii: "\"") }))
        .replacing("&amp;", with: "&").replacing("&#39;", with: "'")
    }
  }

  /// Resolves a link of a page against the page's own path.
  static func resolve(_ target: String, from page: String) -> (path: String, anchor: String?) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    guard !parts[0].isEmpty else { return (page, anchor) }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for component in parts[0].split(separator: "/") {
      if component == ".." { _ = folders.popLast() } else { folders.append(String(component)) }
    }
    return (folders.joined(separator: "/"), anchor)
  }
}
