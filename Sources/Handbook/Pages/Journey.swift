/// A message's way from delivery to the screen, with stations that link to the chapters.
struct Journey {
  /// The ids of the suite's chapters.
  let chapters: Set<String>

  private struct Station {
    var title: String
    var text: String
    var chapter: String
    var sign: String
  }

  private static let way = [
    Station(
      title: "Delivered", text: "A session starts; messages arrive with their triggers.",
      chapter: "delivery", sign: "<path d=\"M12 4v11m-5-5l5 5l5-5M5 19h14\"/>"),
    Station(
      title: "Triggered", text: "Something that one of them listens for happens in the app.",
      chapter: "triggers", sign: "<path d=\"M13 3L6 13.5h5.5L10.500 21L18 10h-5.500z\"/>"),
    Station(
      title: "On the stack", text: "It goes on top of the messages that wait.", chapter: "stack",
      sign: "<path d=\"M4 7v10q0 3 3 3h10q3 0 3-3V7M8 15.500h8M8 11.500h8M8 7.500h8\"/>"),
    Station(
      title: "Offered", text: "It is taken off the top, and the checks decide.",
      chapter: "presenter",
      sign: "<path d=\"M12 3l9 9l-9 9l-9-9zM12 8v4.500m0 3v.2\"/>"),
  ]

  private static let ends = [
    Station(
      title: "Displayed", text: "It is on the screen, and counted.", chapter: "",
      sign:
        "<path d=\"M8.500 2.500h7q2 0 2 2v15q0 2-2 2h-7q-2 0-2-2v-15q0-2 2-2zM9.500 9.500h5v5h-5z\"/>"
    ),
    Station(
      title: "Put back", text: "It waits on top for a later moment.", chapter: "reenqueue",
      sign: "<path d=\"M5 10h9a5 5 0 0 1 0 10H8M9 5.500L4.500 10L9 14.500\"/>"),
    Station(
      title: "Discarded", text: "It is gone for good.", chapter: "discard",
      sign: "<path d=\"M6 6l12 12M18 6L6 18\"/>"),
  ]

  /// The way, as HTML.
  var html: String {
    let way = Self.way.map { "<li>\(html($0))</li>" }.joined(separator: "\n")
    let ends = Self.ends.map { "<li>\(html($0))</li>" }.joined(separator: "\n")
    return """
      <ol class="way" aria-label="The way of a message">
      \(way)
      <li class="ends"><ul aria-label="One of these">
      \(ends)
      </ul></li>
      </ol>
      """
  }

  private func html(_ station: Station) -> String {
    let inner = """
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">\(station.sign)</svg>\
      <strong>\(station.title)</strong><span>\(station.text)</span>
      """
    guard chapters.contains(station.chapter) else { return "<div class=\"station\">\(inner)</div>" }
    return "<a class=\"station\" href=\"\(HandbookPaths.chapter(station.chapter))\">\(inner)</a>"
  }
}
