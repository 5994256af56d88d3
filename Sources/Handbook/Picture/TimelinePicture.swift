import Reporting
import SpecModel
import Wording

/// A case as a picture, with a column for each step, and lanes for actions, the stack, the screen,
/// and reports to analytics and the host.
///
/// Shapes and words alone carry the meaning: a filled dot is asserted by the case, a hollow one is
/// something else that the reference engine does. A diamond stands before alternatives: the case
/// allows any of them, and what follows with a hollow dot is the engine's choice. A stack or a
/// message with a solid outline is asserted, a dashed one is what the engine holds or shows; if
/// nothing ever waits, the lane is omitted. Color only repeats this. A small device is what was
/// visible in the middle of a step. A suite with words of its own has a lane for each of its states
/// that changes, and for each of its queries that is asked; nothing in it is an engine's. Long cases
/// continue in a second band, like music.
package struct TimelinePicture {
  private let story: CaseStory
  private let id: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - story: The story to draw.
  ///   - id: An id that is unique on the page; the ids inside the picture begin with it.
  package init(_ story: CaseStory, id: String) {
    self.story = story
    self.id = id
  }

  /// The picture as an SVG element.
  package var svg: String {
    let columns = story.timeline.rows.indices.map { PictureColumn(story, row: $0) }
    let layout = PictureLayout(columnCount: columns.count)
    let showsStack = columns.contains(where: \.usesStack)
    var y = 0.0
    var body = ""
    for (index, start) in stride(from: 0, to: columns.count, by: layout.columnsPerBand).enumerated()
    {
      let end = min(start + layout.columnsPerBand, columns.count)
      let band = PictureBand(
        columns: Array(columns[start..<end]), layout: layout, showsStack: showsStack,
        states: story.timeline.changingStates, words: story.words, isLast: end == columns.count)
      if index > 0 { y += PictureLayout.bandGap }
      body += "<g transform=\"translate(0 \(Number(y)))\">\(band.svg)</g>"
      y += band.height
    }
    let (width, height) = (Number(layout.width), Number(y))
    return """
      <svg class="tl" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-labelledby="\(id)-t \(id)-d">\
      <title id="\(id)-t">\(HTMLText.escaped("Timeline: \(Phrase(backquoting: story.title).plain)"))</title>\
      <desc id="\(id)-d">\(HTMLText.escaped(PictureWords(story).text))</desc>\(body)</svg>
      """
  }
}

/// The measures that all bands of a picture share, in pixels.
struct PictureLayout {
  /// The number of steps side by side.
  let columnsPerBand: Int
  /// The width of a step.
  let columnWidth: Double

  /// The width for the names of the lanes.
  static let labelWidth = 76.0
  /// The space at both sides of a column.
  static let padding = 10.0
  /// The space between two bands.
  static let bandGap = 22.0
  /// The largest width of a picture.
  static let maximumWidth = 858.0

  /// Distributes steps over bands as evenly as possible, with at most five per band.
  init(columnCount: Int) {
    let bands = max(1, (columnCount + 4) / 5)
    columnsPerBand = max(1, (columnCount + bands - 1) / bands)
    let room = (Self.maximumWidth - Self.labelWidth) / Double(columnsPerBand)
    columnWidth = min(max(room.rounded(.down), 150), 196)
  }

  /// The width of the picture.
  var width: Double { Self.labelWidth + Double(columnsPerBand) * columnWidth }

  /// The width for the contents of a column.
  var textWidth: Double { columnWidth - Self.padding * 2 }

  /// Returns where the contents of a column start.
  func x(_ column: Int) -> Double {
    Self.labelWidth + Double(column) * columnWidth + Self.padding
  }
}
