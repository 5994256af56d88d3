package import ReferenceEngine

/// A length of time that a fault gets wrong.
///
/// An engine that fails the same cases may have any length between those that cases try.
package struct WrongLength: Sendable {
  /// What has the length, as the beginning of a sentence: `The default interval`.
  package let subject: String
  /// The right length, in milliseconds.
  package let right: Int
  /// The wrong length, in milliseconds.
  package let wrong: Int
  private let edit: @Sendable (inout Rulebook, _ milliseconds: Int) -> Void

  /// Describes a wrong length.
  ///
  /// - Parameters:
  ///   - subject: What has the length, as the beginning of a sentence.
  ///   - right: The right length, in milliseconds.
  ///   - wrong: The wrong one, in milliseconds.
  ///   - edit: Gives a rulebook a length in milliseconds.
  package init(
    of subject: String, right: Int, wrong: Int,
    edit: @escaping @Sendable (inout Rulebook, _ milliseconds: Int) -> Void
  ) {
    (self.subject, self.right, self.wrong, self.edit) = (subject, right, wrong, edit)
  }

  /// Gives a rulebook the wrong length.
  func apply(to rulebook: inout Rulebook) { edit(&rulebook, wrong) }

  /// The same with another wrong length, in milliseconds.
  fileprivate func with(_ wrong: Int) -> WrongLength {
    WrongLength(of: subject, right: right, wrong: wrong, edit: edit)
  }
}

extension Fault {
  /// Describes a fault that gets a length of time wrong.
  init(_ id: String, breaking clause: String, _ summary: String, by length: WrongLength) {
    self.init(id, breaking: clause, summary, length: length) { length.apply(to: &$0) }
  }

  /// The fault with another wrong length, in milliseconds; itself if it is not about a length.
  package func with(length wrong: Int) -> Fault {
    guard let length = length?.with(wrong) else { return self }
    return Fault(id, breaking: clause, summary, by: length)
  }
}
