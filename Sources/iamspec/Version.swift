/// The version of the tool; the suite has its own.
enum Version {
  static let current = "0.1.0"
}
