/// A buffer for the bytes of JSON that is being written.
///
/// An array would check for each byte whether it is shared, and a line of the wire consists of some
/// hundred pieces of a few bytes each.
struct JSONBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity = 1024

  init() { start = .allocate(capacity: capacity) }

  deinit { start.deallocate() }

  /// The bytes so far.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Removes all bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Adds a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  /// Adds bytes.
  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: first, count: bytes.count)
    count &+= bytes.count
  }

  /// Adds a text in quotes that needs no escapes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isAfterComma: Whether a comma comes before it.
  ///   - isKey: Whether a colon follows.
  @inline(__always)
  mutating func append(
    quoted text: UnsafeBufferPointer<UInt8>, isAfterComma: Bool = false, isKey: Bool = false
  ) {
    // There is room for the text, its quotes, the comma and the colon.
    if capacity - count < text.count + 4 { grow(by: text.count + 4) }
    var place = start + count
    if isAfterComma {
      place.pointee = UInt8(ascii: ",")
      place += 1
    }
    place.pointee = UInt8(ascii: "\"")
    place += 1
    if let first = text.baseAddress { place.update(from: first, count: text.count) }
    place += text.count
    place.pointee = UInt8(ascii: "\"")
    place += 1
    if isKey {
      place.pointee = UInt8(ascii: ":")
      place += 1
    }
    count = place - start
  }

  /// Adds the bytes of a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
