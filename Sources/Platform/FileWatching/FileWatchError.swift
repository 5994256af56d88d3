/// The end of a watch.
package enum FileWatchError: Error, Hashable, Sendable {
  /// A watched folder no longer exists, by its path.
  case folderGone(String)
  /// The system does not allow another watch; perhaps with the setting that limits it.
  case noRoom(setting: String?)
  /// The system refuses to watch a path, for this reason.
  case refused(path: String, reason: String)

  /// The message, with advice.
  package var text: String {
    switch self {
    case .folderGone(let path):
      "\(path), which was watched, no longer exists; start again when it is back"
    case .noRoom(let setting):
      "the system cannot watch any more folders"
        + (setting.map { "; raise its limit: sudo sysctl \($0)=524288" } ?? "")
    case .refused(let path, let reason):
      "\(path) cannot be watched: \(reason)"
    }
  }
}
