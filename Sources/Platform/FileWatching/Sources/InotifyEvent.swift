#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  // The type's own `read` hides the C function.
  private let systemRead = read(_:_:_:)

  /// An event that Linux reports for a watched folder.
  struct InotifyEvent {
    /// The number of the watch.
    let number: Int32
    /// The name of the file or folder in the watched folder, or `nil` if the event is about the
    /// folder itself.
    let name: String?
    private let mask: UInt32

    /// Returns whether it is one of these events.
    func isAny(of events: Int32) -> Bool { mask & UInt32(bitPattern: events) != 0 }

    /// Reads the available events.
    static func read(from descriptor: Int32) -> [InotifyEvent] {
      var events: [InotifyEvent] = []
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        var rest = UnsafeRawBufferPointer(buffer)[..<max(0, count)]
        while rest.count >= MemoryLayout<inotify_event>.size {
          let header = rest.loadUnaligned(as: inotify_event.self)
          let body = rest.dropFirst(MemoryLayout<inotify_event>.size)
          // The name is padded with zeros to a multiple of the header's alignment.
          let name = body.prefix(Int(header.len)).prefix { $0 != 0 }
          events.append(
            InotifyEvent(
              number: header.wd, name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self),
              mask: header.mask))
          rest = body.dropFirst(Int(header.len))
        }
      }
      return events
    }
  }
#endif
