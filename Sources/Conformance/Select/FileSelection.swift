/// What of a case file is selected.
package struct FileSelection: Hashable, Sendable {
  /// Where the selected cases stand in the file, counted from 0, in order.
  package var indices: [Int]
  /// Which of the selection's selectors of cases name something in the file, counted from 0.
  package var selectors: Set<Int> = []
}
