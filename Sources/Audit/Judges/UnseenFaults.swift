import EmbeddedFiles

/// The faults that the monitor of their clause cannot see; `unseen-faults.txt` says why.
package enum UnseenFaults {
  /// The ids of the faults.
  package static let ids: Set<String> = {
    let lines = String(cString: EmbeddedFile.unseen_faults_txt.start).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) })
  }()
}
