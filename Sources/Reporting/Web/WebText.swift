package import EmbeddedFiles

extension EmbeddedFile {
  /// The file, as UTF-8.
  package var bytes: [UInt8] { [UInt8](UnsafeBufferPointer(start: start, count: count)) }
}

/// The texts of files that are compiled in.
package enum WebText {
  /// Returns the texts of files, joined, without the line feed at the end.
  ///
  /// - Parameter files: The files, as UTF-8.
  package static func joined(_ files: [[UInt8]]) -> String {
    files.map { file in
      String(decoding: file.last == UInt8(ascii: "\n") ? file.dropLast() : file[...], as: UTF8.self)
    }.joined(separator: "\n")
  }
}

/// The colors and fonts that all pages share.
package enum Palette {
  /// The custom properties of the style sheets, as CSS: `--ink`, `--paper`, `--good`, and so on.
  package static let css = EmbeddedFile.palette_css.bytes
}
