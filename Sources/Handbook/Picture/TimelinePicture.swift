import SpecModel
import Web
import Wording

/// A case as a picture: a column a step, and lanes for what happens, the stack, the screen, and what
/// is reported to analytics and the host.
///
/// What is known from shape and words alone: a filled dot is asserted by the case, a hollow one is
/// what the reference engine does besides; a stack with a solid outline is asserted, a dashed one is
/// what the engine holds; where nothing ever waits, the lane is left out. Color only repeats it. Long cases go on in a second band, as music does.
package struct TimelinePicture {
  private let story: CaseStory
  private let id: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - story: What to draw.
  ///   - id: An id that is unique on the page, from which the ids inside are made.
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
        isLast: end == columns.count)
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
  /// How many steps are side by side.
  let columnsPerBand: Int
  /// How wide a step is.
  let columnWidth: Double

  /// The room for the names of the lanes.
  static let labelWidth = 76.0
  /// The room at both sides of a column.
  static let padding = 10.0
  /// The room between two bands.
  static let bandGap = 22.0
  /// How wide a picture may be.
  static let maximumWidth = 858.0

  /// Shares steps out among bands as evenly as can be, at most five a band.
  init(columnCount: Int) {
    let bands = max(1, (columnCount + 4) / 5)
    columnsPerBand = max(1, (columnCount + bands - 1) / bands)
    let room = (Self.maximumWidth - Self.labelWidth) / Double(columnsPerBand)
    columnWidth = min(max(room.rounded(.down), 150), 196)
  }

  /// How wide the picture is.
  var width: Double { Self.labelWidth + Double(columnsPerBand) * columnWidth }

  /// How wide what is in a column may be.
  var textWidth: Double { columnWidth - Self.padding * 2 }

  /// Where the contents of a column start.
  func x(_ column: Int) -> Double {
    Self.labelWidth + Double(column) * columnWidth + Self.padding
  }
}
