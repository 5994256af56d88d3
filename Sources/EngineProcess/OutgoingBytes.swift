/// Bytes to be written to a pipe that may accept only a part of them at a time.
struct OutgoingBytes: Sendable {
  private var bytes: [UInt8] = []
  private var written = 0

  /// Whether all of them have been written.
  var isEmpty: Bool { written == bytes.count }

  /// Adds bytes at the end.
  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  /// The result of a write.
  enum Progress {
    case all
    case some
    case closed
  }

  /// Writes as much as the pipe accepts.
  mutating func write(to descriptor: Int32) -> Progress {
    while !isEmpty {
      let start = written
      let transfer = bytes.withUnsafeBytes { buffer in
        writeSome(UnsafeRawBufferPointer(rebasing: buffer[start...]), to: descriptor)
      }
      switch transfer {
      case .done(let count): written += count
      case .wouldWait: return .some
      case .closed: return .closed
      }
    }
    bytes.removeAll(keepingCapacity: true)
    written = 0
    return .all
  }
}
