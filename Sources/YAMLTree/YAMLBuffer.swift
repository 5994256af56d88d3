/// A growing array of plain values, whose address is fixed once the last value is added.
///
/// An array would cost more: each view of it counts a reference, and each `append` checks whether
/// its storage is shared. A tree has millions of views and values.
@usableFromInline
struct YAMLBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the first element.
  @usableFromInline private(set) var start: UnsafeMutablePointer<Element>
  /// The number of elements.
  @usableFromInline private(set) var count = 0
  private var capacity: Int

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: The number of elements that fit before the buffer grows.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The elements.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The element at a position, which must exist.
  subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < count, "the buffer has no such element")
      return start[position]
    }
    _modify {
      precondition(position >= 0 && position < count, "the buffer has no such element")
      yield &start[position]
    }
  }

  /// Adds an element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    start[count] = element
    count &+= 1
  }

  /// Removes the last element and returns it; `nil` if there is none.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return start[count]
  }

  /// Adds elements.
  @inline(__always)
  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress else { return }
    if capacity - count < elements.count { grow(by: elements.count) }
    (start + count).initialize(from: first, count: elements.count)
    count &+= elements.count
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let enough = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: enough)
    larger.initialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = enough
  }
}
