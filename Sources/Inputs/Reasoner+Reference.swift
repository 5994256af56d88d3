import ReferenceEngine
package import Wording

extension Reasoner {
  /// The stage that asks the reference engine.
  package static let reference = Reasoner(ToldCase.init)
}
