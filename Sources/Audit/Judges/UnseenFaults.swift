import EmbeddedFiles

/// The faults that the monitor of their clause cannot see; `unseen-faults.txt` says why.
package enum UnseenFaults {
  /// The ids of the faults.
  package static let ids: Set<String> = {
    let file = EmbeddedFile.unseen_faults_txt
    let bytes = UnsafeBufferPointer(start: file.start, count: file.count)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != ":" }) })
  }()
}
