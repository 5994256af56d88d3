/// Relative paths between folders.
package enum RelativePath {
  /// Returns the relative path of a folder, such as `../../iamspec`.
  ///
  /// - Parameters:
  ///   - origin: The absolute path of the folder to start from, without links and `..`.
  ///   - destination: The absolute path of the other folder, without links and `..`.
  package static func from(_ origin: String, to destination: String) -> String {
    let (from, to) = (origin.split(separator: "/"), destination.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
