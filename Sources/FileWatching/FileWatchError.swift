/// The end of a watch.
package enum FileWatchError: Error, Hashable, Sendable {
  /// A folder that was to be watched is gone, by this path.
  case folderGone(String)
  /// The system has no room for another watch; perhaps with the setting that limits it.
  case noRoom(setting: String?)
  /// The system refuses, for this reason.
  case refused(path: String, reason: String)
}
