/// The way from one folder to another.
package enum RelativePath {
  /// Returns the path of a folder, seen from another: `../../iamspec`.
  ///
  /// - Parameters:
  ///   - origin: An absolute path without links and `..`.
  ///   - destination: Another one.
  package static func from(_ origin: String, to destination: String) -> String {
    let (from, to) = (origin.split(separator: "/"), destination.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
