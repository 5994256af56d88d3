/// A growing array of plain values whose address no longer changes once it is filled.
///
/// An array would do the same, but what views it has to count a reference, and to append to it is
/// to ask whether it is shared; a tree has millions of views and appends for each of them.
@usableFromInline
struct YAMLBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element, or where it would be.
  @usableFromInline private(set) var start: UnsafeMutablePointer<Element>
  /// How many elements there are.
  @usableFromInline private(set) var count = 0
  private var capacity: Int

  /// Creates an empty buffer with room for so many elements before it has to grow.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The elements.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// The element at a position, which has to be one of those that have been appended.
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
