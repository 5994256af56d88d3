/// The faults that the monitor of their own clause does not see, each with the reason.
enum UnseenFaults {
  static let reasons: [String: String] = [:]
}
