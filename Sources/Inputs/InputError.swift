/// A file of the user that a command cannot work with.
package enum InputError: Error, Hashable, Sendable {
  /// The file has mistakes; their diagnostics have been printed.
  case mistakes
  /// The file cannot be read, or is not what it should be.
  case unusable(String)
}
