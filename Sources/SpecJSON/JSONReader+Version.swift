extension JSONReader {
  /// Checks that a form is one that is known here.
  ///
  /// - Parameters:
  ///   - known: The only version that is known.
  ///   - what: What is read: `the bundle is`.
  ///   - writer: The version of iamspec that wrote it, where it is told.
  /// - Throws: `JSONError` if the value is another version, with what to do then.
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
