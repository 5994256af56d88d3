extension JSONReader {
  /// Checks the version of a format.
  ///
  /// - Parameters:
  ///   - known: The only supported version.
  ///   - what: The beginning of the error message, such as `the bundle is`.
  ///   - writer: The version of iamspec that wrote the text, if it is known.
  /// - Throws: `JSONError` if the value is another version, with a fix.
  package func checkVersion(
    _ known: Int, of what: String, writtenBy writer: String? = nil
  ) throws(JSONError) {
    let version = try integer()
    if version == known { return }
    if version < 1 {
      throw error("there is no format \(version); this iamspec reads format \(known)")
    }
    let other = writer.map { "the iamspec that wrote it, \($0), or a newer one" }
    throw error(
      "\(what) in format \(version), but this iamspec reads format \(known); "
        + "use \(other ?? "a newer iamspec")")
  }
}
