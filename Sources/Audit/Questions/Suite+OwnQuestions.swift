import ReferenceEngine
import SpecModel

extension Suite {
  /// The open questions that only this suite knows: the reference engine cannot give the answers to them.
  var ownQuestions: [Question] { questions.filter { Reading.known($0) == nil } }
}
