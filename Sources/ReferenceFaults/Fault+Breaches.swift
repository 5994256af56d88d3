import ReferenceEngine

extension Fault {
  /// A breach at a moment, as a fault that is in no list: its words are its id.
  package init(_ entry: BreachBook.Entry) {
    let edit = entry.edit
    self.init(edit.words, breaking: entry.clause, edit.sentence) {
      $0.interventions.append(edit)
    }
  }
}
